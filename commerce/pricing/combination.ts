// Applies discounts to lines and shipping, and takes the combination that saves most.
import { distribute, roundedFraction, sum } from '#commerce/pricing/arithmetic.ts';
import type { EligibleDiscount } from '#commerce/pricing/eligibility.ts';
import type { AppliedDiscount, DiscountSource, LineDiscount } from '#commerce/pricing/quote-result.ts';

/** What a combination of discounts makes of an order. */
export interface DiscountedOrder {
  readonly lines: readonly { readonly charged: number; readonly discounts: readonly LineDiscount[] }[];
  readonly waivedBy: DiscountSource | null;
  /** All of the combination, in the order of application, also those that saved nothing. */
  readonly applied: readonly AppliedDiscount[];
}

/** Either all that are stackable or one that is not, whichever saves most; of equal ones the first of these. */
export function bestCombination(
  eligible: readonly EligibleDiscount[],
  gross: readonly number[],
  shippingDue: number,
): DiscountedOrder {
  const stackable = eligible.filter(({ isStackable }) => isStackable);
  const alone = eligible.filter(({ isStackable }) => !isStackable);
  const orders = [stackable, ...alone.map((one) => [one])].map((discounts) =>
    applyDiscounts(discounts, gross, shippingDue),
  );
  return orders.reduce((best, order) => (savedBy(order) > savedBy(best) ? order : best));
}

function savedBy({ applied }: DiscountedOrder): number {
  return sum(applied.map(({ saved }) => saved));
}

/** In the order given. */
export function applyDiscounts(
  discounts: readonly EligibleDiscount[],
  gross: readonly number[],
  shippingDue: number,
): DiscountedOrder {
  const remaining = [...gross];
  const lines: LineDiscount[][] = gross.map(() => []);
  const applied: AppliedDiscount[] = [];
  let waivedBy: DiscountSource | null = null;
  for (const { source, id, effect, lines: targets } of discounts) {
    if (effect.kind === 'free-shipping') {
      const isWaiving = shippingDue > 0 && waivedBy === null;
      if (isWaiving) waivedBy = { source, id };
      applied.push({ source, id, kind: effect.kind, saved: isWaiving ? shippingDue : 0 });
      continue;
    }
    const bases = targets.map((at) => remaining[at] ?? 0);
    const amounts =
      effect.kind === 'percent'
        ? bases.map((base) => roundedFraction(base, effect.basisPoints, 10_000))
        : distribute(Math.min(effect.amount, sum(bases)), bases);
    for (const [index, at] of targets.entries()) {
      const amount = amounts[index] ?? 0;
      remaining[at] = (remaining[at] ?? 0) - amount;
      if (amount > 0) lines[at]?.push({ source, id, kind: effect.kind, amount });
    }
    applied.push({ source, id, kind: effect.kind, saved: sum(amounts) });
  }
  return {
    lines: remaining.map((charged, at) => ({ charged, discounts: lines[at] ?? [] })),
    waivedBy,
    applied,
  };
}
