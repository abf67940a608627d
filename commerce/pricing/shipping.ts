// Which shipping method is used, what is due for it, and how far free shipping is.
import { sum } from '#commerce/pricing/arithmetic.ts';
import type {
  QuoteInput,
  QuoteLineInput,
  ShippingFee,
  ShippingMethod,
} from '#commerce/pricing/quote-input.ts';
import type { QuotedShipping } from '#commerce/pricing/quote-result.ts';

/** Shipping before discounts: `due` is what is charged unless one waives it. */
export interface ShippingDue
  extends Pick<QuotedShipping, 'isChosen' | 'refusal' | 'fee' | 'reason' | 'distanceToFree'> {
  readonly method: ShippingMethod | null;
  readonly due: number;
}

const NOTHING = { method: null, isChosen: false, refusal: null, fee: 0, due: 0, distanceToFree: null };

export function isShipped({ kind, shippingClass }: QuoteLineInput): boolean {
  return kind === 'article' && shippingClass !== null;
}

export function shippingDue({ lines, shippingMethods, chosenMethodId }: QuoteInput): ShippingDue {
  const classes = [...new Set(lines.flatMap((line) => (isShipped(line) ? (line.shippingClass ?? []) : [])))];
  if (classes.length === 0) return { ...NOTHING, reason: 'nothing-to-ship' };
  const fits = (method: ShippingMethod) =>
    method.kind === 'pick-up' || classes.every((shippingClass) => Object.hasOwn(method.fees, shippingClass));
  const chosen = shippingMethods.find(({ methodId }) => methodId === chosenMethodId);
  const isChosen = chosen !== undefined && fits(chosen);
  const method = isChosen ? chosen : shippingMethods.find(fits);
  const refusal: ShippingDue['refusal'] =
    isChosen || chosenMethodId === null
      ? null
      : chosen === undefined
        ? 'unknown-method'
        : 'not-for-these-goods';
  if (method === undefined) return { ...NOTHING, refusal, reason: 'no-method' };
  const used = { ...NOTHING, method, isChosen, refusal };
  if (method.kind === 'pick-up') return { ...used, reason: 'pick-up' };
  const goods = sum(lines.map((line) => (line.kind === 'article' ? line.unitPrice * line.quantity : 0)));
  return {
    ...used,
    ...feeOf(
      classes.flatMap((shippingClass) => method.fees[shippingClass] ?? []),
      goods,
    ),
  };
}

/** The classes of an order travel together: the dearest one counts. */
function feeOf(
  fees: readonly ShippingFee[],
  goods: number,
): Pick<ShippingDue, 'fee' | 'due' | 'reason' | 'distanceToFree'> {
  const highest = (some: readonly ShippingFee[]) => Math.max(0, ...some.map(({ fee }) => fee));
  const fee = highest(fees);
  const charged = fees.filter((one) => one.fee > 0 && (one.freeFrom === null || goods < one.freeFrom));
  const due = highest(charged);
  if (due === 0) return { fee, due, reason: fee === 0 ? 'no-fee' : 'free-from', distanceToFree: null };
  const isReachable = charged.every(({ freeFrom }) => freeFrom !== null);
  const freeFrom = Math.max(...charged.map((one) => one.freeFrom ?? 0));
  return { fee, due, reason: 'fee', distanceToFree: isReachable ? freeFrom - goods : null };
}
