// What a shopper is told of each code: applied, or why not.
import { applyDiscounts, type DiscountedOrder } from '#commerce/pricing/combination.ts';
import type { EligibleDiscounts } from '#commerce/pricing/eligibility.ts';
import type { EnteredDiscountCode } from '#commerce/pricing/quote-input.ts';
import type { CodeVerdict, DiscountSource } from '#commerce/pricing/quote-result.ts';

export function codeVerdicts(
  codes: readonly EnteredDiscountCode[],
  { discounts, rejections }: EligibleDiscounts,
  { applied }: DiscountedOrder,
  gross: readonly number[],
  shippingDue: number,
): CodeVerdict[] {
  const instead = applied.filter(({ saved }) => saved > 0).map(({ source, id }) => ({ source, id }));
  return codes.map(({ code }, at): CodeVerdict => {
    const rejection = rejections[at];
    if (rejection !== undefined) return { code, state: 'refused', ...rejection };
    const isThis = ({ source, id }: DiscountSource) => source === 'code' && id === code;
    const used = applied.find(isThis);
    if (used !== undefined && used.saved > 0) return { code, state: 'applied', saved: used.saved };
    const alone = applyDiscounts(discounts.filter(isThis), gross, shippingDue).applied[0];
    const isWorthless = used !== undefined || alone?.saved === 0;
    return isWorthless
      ? { code, state: 'refused', reason: 'no-effect' }
      : { code, state: 'refused', reason: 'not-combinable', instead };
  });
}
