// The reference's shipping: the method that is used, and what is due for it before discounts.
import type { QuoteInput, ShippingMethod } from '#commerce/pricing/quote-input.ts';
import type { QuotedShipping } from '#commerce/pricing/quote-result.ts';
import { grossOf, isArticle, isShipped, sum } from '#tests/pricing/reference-words.ts';

export interface DueShipping {
  readonly method: ShippingMethod | null;
  readonly isChosen: boolean;
  readonly refusal: QuotedShipping['refusal'];
  readonly fee: bigint;
  /** Before discounts. */
  readonly due: bigint;
  readonly reason: QuotedShipping['reason'];
  /** Where something is charged in the end. */
  readonly distanceToFree: bigint | null;
}

const highest = (amounts: readonly bigint[]) => amounts.reduce((a, b) => (a > b ? a : b));

export function dueShipping(question: QuoteInput): DueShipping {
  const classes = new Set(question.lines.filter(isShipped).map((line) => line.shippingClass!));
  const free = { fee: 0n, due: 0n, distanceToFree: null };
  if (classes.size === 0)
    return { ...free, method: null, isChosen: false, refusal: null, reason: 'nothing-to-ship' };

  const { shippingMethods, chosenMethodId } = question;
  const isFit = ({ kind, fees }: ShippingMethod) =>
    kind === 'pick-up' || [...classes].every((name) => Object.keys(fees).includes(name));
  const wanted = shippingMethods.find(({ methodId }) => methodId === chosenMethodId);
  const isChosen = wanted !== undefined && isFit(wanted);
  const method = isChosen ? wanted : shippingMethods.find(isFit);
  const refusal =
    chosenMethodId === null || isChosen
      ? null
      : wanted === undefined
        ? 'unknown-method'
        : 'not-for-these-goods';
  if (method === undefined) return { ...free, method: null, isChosen, refusal, reason: 'no-method' };
  if (method.kind === 'pick-up') return { ...free, method, isChosen, refusal, reason: 'pick-up' };

  const goods = sum(question.lines.filter(isArticle).map(grossOf));
  const costs = [...classes].map((name) => {
    const rule = method.fees[name]!;
    const fee = BigInt(rule.fee);
    const freeFrom = rule.freeFrom === null ? null : BigInt(rule.freeFrom);
    return { fee, freeFrom, cost: freeFrom !== null && goods >= freeFrom ? 0n : fee };
  });
  const fee = highest(costs.map((one) => one.fee));
  const due = highest(costs.map((one) => one.cost));
  const thresholds = costs.filter(({ cost }) => cost > 0n).map(({ freeFrom }) => freeFrom);
  const known = thresholds.filter((freeFrom) => freeFrom !== null);
  const isReachable = thresholds.length > 0 && known.length === thresholds.length;
  return {
    method,
    isChosen,
    refusal,
    fee,
    due,
    reason: fee === 0n ? 'no-fee' : due === 0n ? 'free-from' : 'fee',
    distanceToFree: isReachable ? highest(known) - goods : null,
  };
}
