// Refuses a question that only a fault of the caller can have made: broken numbers, ids that are not unique.
import type { DiscountTerms, QuoteInput, TaxRates } from '#commerce/pricing/quote-input.ts';

/** Keeps every sum, tax added, a safe integer. */
export const MAX_GROSS = 4_000_000_000_000_000;
const WHOLE_TAX = 1_000_000;
const WHOLE_PERCENT = 10_000;

/** Throws a RangeError that names the field. */
export function checkInput(input: QuoteInput): void {
  integer(input.now, 'now');
  checkRates(input.market.tax.rates, 'market.tax.rates');
  for (const [at, { rates }] of input.market.tax.regions.entries())
    checkRates(rates, `market.tax.regions[${at}].rates`);
  let gross = 0;
  for (const [at, line] of input.lines.entries()) {
    integer(line.unitPrice, `lines[${at}].unitPrice`);
    integer(line.listPrice, `lines[${at}].listPrice`);
    integer(line.quantity, `lines[${at}].quantity`, { least: 1 });
    gross += line.unitPrice * line.quantity;
  }
  let highestFee = 0;
  for (const [at, { fees }] of input.shippingMethods.entries()) {
    for (const [shippingClass, { fee, freeFrom }] of Object.entries(fees)) {
      integer(fee, `shippingMethods[${at}].fees.${shippingClass}.fee`);
      optional(freeFrom, `shippingMethods[${at}].fees.${shippingClass}.freeFrom`);
      highestFee = Math.max(highestFee, fee);
    }
  }
  if (gross + highestFee > MAX_GROSS) throw new RangeError(`lines: cost more than ${MAX_GROSS}`);
  for (const [at, campaign] of input.campaigns.entries()) checkTerms(campaign, `campaigns[${at}]`);
  for (const [at, { terms }] of input.codes.entries()) {
    if (terms === null) continue;
    checkTerms(terms, `codes[${at}].terms`);
    optional(terms.usesLeft, `codes[${at}].terms.usesLeft`);
    optional(terms.customerUsesLeft, `codes[${at}].terms.customerUsesLeft`);
  }
  for (const [at, { balance, expiresAt }] of input.giftCards.entries()) {
    integer(balance, `giftCards[${at}].balance`);
    optional(expiresAt, `giftCards[${at}].expiresAt`);
  }
  unique(
    input.lines.map(({ lineId }) => lineId),
    'lines: lineId',
  );
  unique(
    input.shippingMethods.map(({ methodId }) => methodId),
    'shippingMethods: methodId',
  );
  unique(
    input.campaigns.map(({ campaignId }) => campaignId),
    'campaigns: campaignId',
  );
}

function checkRates({ standard, categories }: TaxRates, field: string): void {
  integer(standard, `${field}.standard`, { most: WHOLE_TAX });
  for (const [category, rate] of Object.entries(categories))
    integer(rate, `${field}.categories.${category}`, { most: WHOLE_TAX });
}

function checkTerms({ effect, from, until, minimum }: DiscountTerms, field: string): void {
  if (effect.kind === 'percent')
    integer(effect.basisPoints, `${field}.effect.basisPoints`, { most: WHOLE_PERCENT });
  if (effect.kind === 'amount') integer(effect.amount, `${field}.effect.amount`);
  optional(from, `${field}.from`);
  optional(until, `${field}.until`);
  optional(minimum, `${field}.minimum`);
}

function optional(value: number | null, field: string): void {
  if (value !== null) integer(value, field);
}

function integer(
  value: number,
  field: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: { readonly least?: number; readonly most?: number } = {},
): void {
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new RangeError(`${field}: ${value} is no integer from ${least} to ${most}`);
}

function unique(ids: readonly string[], field: string): void {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new RangeError(`${field}: ${twice} is there twice`);
}
