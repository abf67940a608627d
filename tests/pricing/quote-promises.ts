// What every quote promises, whatever was asked: its sums, its bounds, and the verdicts there are.
import { expect } from 'vitest';
import type { QuoteInput } from '#commerce/pricing/quote-input.ts';
import type { Quote, TaxPart } from '#commerce/pricing/quote-result.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const named = (kind: string, names: string) => names.split(' ').map((name) => `${kind} ${name}`);
/** What random carts have to meet; `verdictsOf` says what one met. */
export const VERDICTS: readonly string[] = [
  ...named('code', 'applied duplicate unknown other-market not-yet expired used-up used-by-customer'),
  ...named('code', 'no-matching-lines below-minimum other-shipping not-combinable no-effect'),
  ...named('card', 'duplicate other-currency expired empty not-needed null'),
  ...named('shipping', 'nothing-to-ship no-method pick-up no-fee free-from discount fee'),
  ...named('method', 'unknown-method not-for-these-goods null'),
  ...named('rates', '0 1 2 3'),
  ...named('shipping-rates', '0 1 2'),
  ...named('discounts', '0 1 2 3'),
  ...named('paying-cards', '0 1 2'),
  ...named('to-pay', 'nothing something'),
  ...named('distance', 'null some'),
];
export function verdictsOf(answer: Quote): string[] {
  const { codes, giftCards, shipping, totals, discounts } = answer;
  return [
    ...codes.map((code) => `code ${code.state === 'applied' ? 'applied' : code.reason}`),
    ...giftCards.map(({ refusal }) => `card ${refusal}`),
    `shipping ${shipping.reason}`,
    `method ${shipping.refusal}`,
    `rates ${totals.taxes.length}`,
    `shipping-rates ${shipping.taxes.length}`,
    `discounts ${discounts.length}`,
    `paying-cards ${giftCards.filter(({ used }) => used > 0).length}`,
    `to-pay ${totals.toPay === 0 ? 'nothing' : 'something'}`,
    `distance ${shipping.distanceToFree === null ? 'null' : 'some'}`,
  ];
}

/** Every number of an answer, however deep. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** What is paid for goods and shipping, without tax that is added. */
export function beforeTax({ totals, taxIncluded }: Quote): number {
  return taxIncluded ? totals.total : totals.net;
}
/** What the rounding of several shared amounts may add to or take from that. */
export function roundingOf({ lines, campaigns, codes }: QuoteInput): number {
  const terms = [...campaigns, ...codes.flatMap((code) => code.terms ?? [])];
  const amounts = terms.filter(({ effect }) => effect.kind === 'amount').length;
  return amounts > 1 && lines.length > 1 ? amounts * lines.length : 0;
}

export function expectSums(cart: QuoteInput, answer: Quote): void {
  const { lines, shipping, discounts, giftCards, totals, taxIncluded } = answer;
  for (const line of lines) {
    expect(line.gross).toBe(line.unitPrice * line.quantity);
    expect(line.charged).toBe(line.gross - sum(line.discounts.map(({ amount }) => amount)));
    expect(line.net + line.tax).toBe(line.total);
    expect(line.charged).toBe(taxIncluded ? line.total : line.net);
  }
  expect(shipping.charged).toBe(taxIncluded ? shipping.total : shipping.net);
  expect(shipping.charged).toBeLessThanOrEqual(shipping.fee);

  const bought = sum(cart.lines.map((line, at) => (line.kind === 'gift-card' ? lines[at]!.total : 0)));
  const all = [...lines, shipping];
  const added = taxIncluded ? 0 : totals.tax;
  expect(totals).toMatchObject({
    subtotal: sum(lines.map(({ gross }) => gross)),
    discount: sum(lines.map(({ gross, charged }) => gross - charged)),
    shipping: shipping.charged,
    tax: sum(all.map(({ tax }) => tax)),
    net: sum(all.map(({ net }) => net)),
    total: totals.subtotal - totals.discount + totals.shipping + added,
    giftCards: sum(giftCards.map(({ used }) => used)),
    toPay: totals.total - totals.giftCards,
  });
  expect(sum(all.map(({ total }) => total))).toBe(totals.total);
  const waived = shipping.reason === 'discount' ? sum(discounts.flatMap(freeShipping)) : 0;
  expect(sum(discounts.map(({ saved }) => saved)) - waived).toBe(totals.discount);

  expect(totals.taxes).toEqual(byRate(all.flatMap(({ taxes }) => taxes)));
  expect(sum(totals.taxes.map(({ tax }) => tax))).toBe(totals.tax);
  expect(sum(totals.taxes.map(({ net }) => net))).toBe(totals.net - bought);

  expect(totals.giftCards).toBeLessThanOrEqual(totals.total - bought);
  giftCards.forEach(({ used, left }, at) => expect(used + left).toBe(cart.giftCards[at]!.balance));
}

const freeShipping = ({ kind, saved }: Quote['discounts'][number]) =>
  kind === 'free-shipping' ? [saved] : [];

function byRate(parts: readonly TaxPart[]): TaxPart[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const own = parts.filter((part) => part.rate === rate);
    return { rate, net: sum(own.map(({ net }) => net)), tax: sum(own.map(({ tax }) => tax)) };
  });
}
