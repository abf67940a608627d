// The rules of a checkout: its states, what it lacks, what the shopper agrees to, and what has changed since (docs/checkout.md).
export { type CheckoutSummary, agreementOf, changesBetween } from '#commerce/checkout/agreement.ts';
export { deliveryDates } from '#commerce/checkout/delivery-dates.ts';
export { issuesOf } from '#commerce/checkout/issues.ts';
export { PICK_UP_PREFIX, pickUpMethodId } from '#commerce/checkout/pick-up.ts';
export {
  isHolding,
  isOver,
  mayBecome,
  type StoredCheckoutState,
  UNFINISHED,
} from '#commerce/checkout/states.ts';
