// The reference's discounts: which campaigns and codes apply, which of them are combined, and what they take.
import type { DiscountTerms, QuoteInput, QuoteLineInput } from '#commerce/pricing/quote-input.ts';
import type { CodeRefusal, CodeVerdict, DiscountSource } from '#commerce/pricing/quote-result.ts';
import { fraction, round, times } from '#tests/pricing/fraction.ts';
import type { DueShipping } from '#tests/pricing/reference-shipping.ts';
import { distribute, grossOf, isArticle, ordered, sum, wholeNumber } from '#tests/pricing/reference-words.ts';

/** One who wants to apply: a campaign or a code whose terms are known. */
interface Discount {
  readonly source: DiscountSource['source'];
  readonly id: string;
  readonly terms: DiscountTerms;
}
/** A line of the ledger: what one discount took, and of what. What remains of a line is its gross less its entries. */
export interface Taking {
  readonly discount: Discount;
  readonly of: QuoteLineInput | 'shipping';
  readonly amount: bigint;
}
export const sourceOf = ({ source, id }: Discount): DiscountSource => ({ source, id });

function linesFor(question: QuoteInput, { target }: DiscountTerms): QuoteLineInput[] {
  const { categoryIds, productIds, excludesReduced } = target;
  const isForAll = categoryIds.length === 0 && productIds.length === 0;
  return question.lines
    .filter(isArticle)
    .filter(
      (line) =>
        isForAll ||
        productIds.includes(line.productId) ||
        line.categoryIds.some((category) => categoryIds.includes(category)),
    )
    .filter((line) => !(excludesReduced && line.unitPrice < line.listPrice));
}

/** Why terms that are known do not hold, with uses a campaign does not have. */
function refusalOfTerms(
  question: QuoteInput,
  shipping: DueShipping,
  terms: DiscountTerms,
  uses: { readonly usesLeft: number | null; readonly customerUsesLeft: number | null },
): { readonly reason: CodeRefusal; readonly missing?: number } | null {
  const { now, market } = question;
  if (terms.markets !== null && !terms.markets.includes(market.code)) return { reason: 'other-market' };
  if (terms.from !== null && now < terms.from) return { reason: 'not-yet' };
  if (terms.until !== null && now >= terms.until) return { reason: 'expired' };
  if (uses.usesLeft === 0) return { reason: 'used-up' };
  if (uses.customerUsesLeft === 0) return { reason: 'used-by-customer' };
  const lines = linesFor(question, terms);
  if (lines.length === 0) return { reason: 'no-matching-lines' };
  const worth = sum(lines.map(grossOf));
  const minimum = BigInt(terms.minimum ?? 0);
  if (worth < minimum) return { reason: 'below-minimum', missing: wholeNumber(minimum - worth) };
  if (terms.effect.kind === 'free-shipping' && terms.effect.methodIds !== null) {
    const used = shipping.method?.methodId;
    if (used === undefined || !terms.effect.methodIds.includes(used)) return { reason: 'other-shipping' };
  }
  return null;
}

function refusalOfCode(question: QuoteInput, shipping: DueShipping, index: number) {
  const { code, terms } = question.codes[index]!;
  if (question.codes.slice(0, index).some((earlier) => earlier.code === code))
    return { reason: 'duplicate' } as const;
  if (terms === null) return { reason: 'unknown' } as const;
  return refusalOfTerms(question, shipping, terms, terms);
}

/** The campaigns and codes that nothing speaks against. */
export function candidatesOf(question: QuoteInput, shipping: DueShipping): Discount[] {
  const NO_LIMIT = { usesLeft: null, customerUsesLeft: null };
  const campaigns = question.campaigns
    .filter((terms) => refusalOfTerms(question, shipping, terms, NO_LIMIT) === null)
    .map((terms): Discount => ({ source: 'campaign', id: terms.campaignId, terms }));
  const codes = question.codes.flatMap(({ code, terms }, index): Discount[] =>
    terms === null || refusalOfCode(question, shipping, index) !== null
      ? []
      : [{ source: 'code', id: code, terms }],
  );
  return [...campaigns, ...codes];
}

interface Combination {
  readonly discounts: readonly Discount[];
  readonly takings: readonly Taking[];
}

export const takenOf = (takings: readonly Taking[], of: Taking['of']) =>
  sum(takings.filter((taking) => taking.of === of).map(({ amount }) => amount));
export const savedBy = (discount: Discount, takings: readonly Taking[]) =>
  sum(
    takings
      .filter((taking) => taking.discount.id === discount.id && taking.discount.source === discount.source)
      .map(({ amount }) => amount),
  );

export function bestCombination(
  question: QuoteInput,
  shipping: DueShipping,
  discounts: readonly Discount[],
): Combination {
  const alone = ordered(discounts.filter(({ terms }) => !terms.isStackable)).map((one) => [one]);
  const together = discounts.filter(({ terms }) => terms.isStackable);
  const worked = [together, ...alone].map((chosen) => work(question, shipping, chosen));
  const saved = ({ takings }: Combination) => sum(takings.map(({ amount }) => amount));
  return worked.reduce((best, next) => (saved(next) > saved(best) ? next : best));
}

function work(question: QuoteInput, shipping: DueShipping, discounts: readonly Discount[]): Combination {
  const takings = ordered(discounts).reduce<readonly Taking[]>(
    (before, discount) => [...before, ...takingsOf(question, shipping, discount, before)],
    [],
  );
  return { discounts: ordered(discounts), takings };
}

function takingsOf(
  question: QuoteInput,
  shipping: DueShipping,
  discount: Discount,
  before: readonly Taking[],
): Taking[] {
  const { effect } = discount.terms;
  const lines = linesFor(question, discount.terms);
  const remaining = (line: QuoteLineInput) => grossOf(line) - takenOf(before, line);
  switch (effect.kind) {
    case 'percent': {
      const share = fraction(BigInt(effect.basisPoints), 10_000n);
      return lines.map((of) => ({ discount, of, amount: round(times(fraction(remaining(of)), share)) }));
    }
    case 'amount': {
      const most = sum(lines.map(remaining));
      const wanted = BigInt(effect.amount);
      const shares = distribute(wanted < most ? wanted : most, lines.map(remaining));
      return lines.map((of, index) => ({ discount, of, amount: shares[index]! }));
    }
    case 'free-shipping':
      return [{ discount, of: 'shipping', amount: shipping.due - takenOf(before, 'shipping') }];
  }
}

export function verdictOf(
  question: QuoteInput,
  shipping: DueShipping,
  index: number,
  taken: Combination,
): CodeVerdict {
  const { code, terms } = question.codes[index]!;
  const refusal = refusalOfCode(question, shipping, index);
  if (refusal !== null) return { code, state: 'refused', ...refusal };
  const discount: Discount = { source: 'code', id: code, terms: terms! };
  const saved = savedBy(discount, taken.takings);
  if (saved > 0n) return { code, state: 'applied', saved: wholeNumber(saved) };
  const isTaken = taken.discounts.some(({ source, id }) => source === 'code' && id === code);
  const aloneSaved = savedBy(discount, work(question, shipping, [discount]).takings);
  if (isTaken || aloneSaved === 0n) return { code, state: 'refused', reason: 'no-effect' };
  const instead = taken.discounts.filter((one) => savedBy(one, taken.takings) > 0n).map(sourceOf);
  return { code, state: 'refused', reason: 'not-combinable', instead };
}
