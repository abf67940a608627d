// Which campaigns and codes may apply at all, for which lines, and why a code may not.
import { sum } from '#commerce/pricing/arithmetic.ts';
import type {
  DiscountCode,
  DiscountTerms,
  QuoteInput,
  QuoteLineInput,
} from '#commerce/pricing/quote-input.ts';
import type { CodeRefusal, DiscountSource } from '#commerce/pricing/quote-result.ts';
import type { ShippingDue } from '#commerce/pricing/shipping.ts';

/** A discount that may apply. */
export interface EligibleDiscount extends DiscountSource, Pick<DiscountTerms, 'effect' | 'isStackable'> {
  /** The lines it is for, by their index. */
  readonly lines: readonly number[];
}
export interface CodeRejection {
  readonly reason: CodeRefusal;
  readonly missing?: number;
}
export interface EligibleDiscounts {
  /** In the order of application. */
  readonly discounts: readonly EligibleDiscount[];
  /** For each code entered; undefined: it is one of `discounts`. */
  readonly rejections: readonly (CodeRejection | undefined)[];
}

/** `method` is the one in use. */
export function eligibleDiscounts(input: QuoteInput, method: ShippingDue['method']): EligibleDiscounts {
  const discounts: EligibleDiscount[] = [];
  const offer = (origin: DiscountSource, terms: DiscountTerms): CodeRejection | undefined => {
    const lines = input.lines.flatMap((line, at) => (isFor(terms, line) ? [at] : []));
    const rejection = rejectionOf(terms, lines, input, method);
    const { effect, isStackable } = terms;
    if (rejection === undefined) discounts.push({ ...origin, effect, isStackable, lines });
    return rejection;
  };
  for (const campaign of input.campaigns) offer({ source: 'campaign', id: campaign.campaignId }, campaign);
  const seen = new Set<string>();
  const rejections = input.codes.map(({ code, terms }): CodeRejection | undefined => {
    if (seen.has(code)) return { reason: 'duplicate' };
    seen.add(code);
    return terms === null ? { reason: 'unknown' } : offer({ source: 'code', id: code }, terms);
  });
  return { discounts: discounts.toSorted(byApplication), rejections };
}

function isFor({ target }: DiscountTerms, line: QuoteLineInput): boolean {
  const { categoryIds, productIds, excludesReduced } = target;
  if (line.kind !== 'article') return false;
  if (excludesReduced && line.unitPrice < line.listPrice) return false;
  if (categoryIds.length + productIds.length === 0) return true;
  return productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id));
}

/** Why the terms do not hold, the first reason of docs/pricing.md step 3. */
function rejectionOf(
  terms: DiscountTerms & Partial<Pick<DiscountCode, 'usesLeft' | 'customerUsesLeft'>>,
  lines: readonly number[],
  { now, market, lines: all }: QuoteInput,
  method: ShippingDue['method'],
): CodeRejection | undefined {
  const { markets, from, until, usesLeft, customerUsesLeft, effect } = terms;
  if (markets !== null && !markets.includes(market.code)) return { reason: 'other-market' };
  if (from !== null && now < from) return { reason: 'not-yet' };
  if (until !== null && now >= until) return { reason: 'expired' };
  if (usesLeft === 0) return { reason: 'used-up' };
  if (customerUsesLeft === 0) return { reason: 'used-by-customer' };
  if (lines.length === 0) return { reason: 'no-matching-lines' };
  const gross = sum(lines.map((at) => (all[at]?.unitPrice ?? 0) * (all[at]?.quantity ?? 0)));
  const missing = (terms.minimum ?? 0) - gross;
  if (missing > 0) return { reason: 'below-minimum', missing };
  if (effect.kind === 'free-shipping' && effect.methodIds !== null) {
    if (method === null || !effect.methodIds.includes(method.methodId)) return { reason: 'other-shipping' };
  }
  return undefined;
}

const KINDS = ['percent', 'amount', 'free-shipping'];

/** Percents, then amounts, then free shipping; campaigns before codes; then by id. */
function byApplication(a: EligibleDiscount, b: EligibleDiscount): number {
  const byKind = KINDS.indexOf(a.effect.kind) - KINDS.indexOf(b.effect.kind);
  if (byKind !== 0) return byKind;
  if (a.source !== b.source) return a.source === 'campaign' ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
