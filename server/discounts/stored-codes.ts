// Converts the codes and campaigns of a file to what is stored, with what they name in the catalogue looked up, and back.
import { discountCodeOf } from '#contract/discount-code.ts';
import type { Currency } from '#contract/market.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import {
  type CampaignFileEntry,
  type CodeFile,
  type CodeFileAmounts,
  type CodeFileEntry,
  MAX_CAMPAIGNS,
  type TermsEntry,
} from '#server/discounts/code-file.ts';
import type { FormIssue } from '#contract/form-issues.ts';
import { listCampaigns, type StoredCampaign } from '#store/campaigns.ts';
import { listingsByName, productIdsByName } from '#store/catalogue-names.ts';
import type { ListedDiscountCode, StoredDiscountCode } from '#store/discount-codes.ts';
import type { StoredDiscountTerms } from '#store/discount-terms.ts';
import type { Db } from '#store/store.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/** Of a valid file; fails with what it names and the catalogue or the settings do not have. */
export async function storedDiscountsOf(
  db: Db,
  { codes = [], campaigns = [] }: CodeFile,
  markets: readonly { readonly code: string }[],
): Promise<Result<{ codes: StoredDiscountCode[]; campaigns: StoredCampaign[] }, FormIssue[]>> {
  const entries: readonly TermsEntry[] = [...codes, ...campaigns];
  const categories = distinct(entries.flatMap((entry) => entry.categories ?? []));
  const products = distinct(entries.flatMap((entry) => entry.products ?? []));
  const listings = categories.length === 0 ? new Map() : await listingsByName(db, categories);
  const listingIds = new Map([...listings].map(([name, { listingId }]) => [name, listingId]));
  const known = {
    categories: listingIds,
    products: await productIdsByName(db, products),
    markets: new Map(markets.map(({ code }) => [code, code])),
  };
  const issues = await campaignCountIssues(db, campaigns);
  const termsOf = (entry: TermsEntry, place: string): StoredDiscountTerms => {
    const idsOf = (field: keyof typeof known): string[] =>
      (entry[field] ?? []).flatMap((name, index) => {
        const id = known[field].get(name);
        if (id === undefined)
          issues.push({ field: `${place}.${field}[${index}]`, reason: `there is no "${name}"` });
        return id ?? [];
      });
    return {
      effect: effectOf(entry),
      categoryIds: distinct(idsOf('categories')),
      productIds: distinct(idsOf('products')),
      excludesReduced: entry.excludesReduced ?? false,
      markets: entry.markets === undefined ? null : idsOf('markets'),
      from: entry.from === undefined ? null : Date.parse(entry.from),
      until: entry.until === undefined ? null : Date.parse(entry.until),
      minimum: entry.minimum === undefined ? null : inMinorUnits(entry.minimum),
      isStackable: entry.stackable ?? false,
    };
  };
  const stored = {
    codes: codes.map((entry, at) => ({
      code: discountCodeOf(entry.code) ?? entry.code,
      ...termsOf(entry, `codes[${at}]`),
      maxUses: entry.uses ?? null,
      maxUsesPerCustomer: entry.usesPerCustomer ?? null,
    })),
    campaigns: campaigns.map((entry, at) => ({
      campaignId: entry.campaign,
      ...termsOf(entry, `campaigns[${at}]`),
      title: entry.title,
    })),
  };
  return issues.length > 0 ? fail(issues) : ok(stored);
}

/** A file that adds none is taken whatever there is, so that campaigns can always be changed. */
async function campaignCountIssues(db: Db, campaigns: readonly CampaignFileEntry[]): Promise<FormIssue[]> {
  const stored = new Set((await listCampaigns(db)).map(({ campaignId }) => campaignId));
  const added = campaigns.filter(({ campaign }) => !stored.has(campaign)).length;
  const count = stored.size + added;
  if (added === 0 || count <= MAX_CAMPAIGNS) return [];
  const reason = `the shop would have ${count} of them, and ${MAX_CAMPAIGNS} is the limit: remove those that are over`;
  return [{ field: 'campaigns', reason }];
}

function effectOf({ percent, amount }: TermsEntry): StoredDiscountTerms['effect'] {
  if (percent !== undefined)
    return { kind: 'percent', basisPoints: Math.round(percent * BASIS_POINTS_PER_PERCENT) };
  return amount === undefined ? { kind: 'free-shipping' } : { kind: 'amount', amounts: inMinorUnits(amount) };
}

/** As it could be set again, with how often it was used. */
export function fileEntryOf(stored: ListedDiscountCode): CodeFileEntry {
  const { code, maxUses, maxUsesPerCustomer, uses } = stored;
  return {
    code,
    ...termsEntryOf(stored),
    ...(maxUses === null ? {} : { uses: maxUses }),
    ...(maxUsesPerCustomer === null ? {} : { usesPerCustomer: maxUsesPerCustomer }),
    used: uses,
  };
}

/** As it could be set again. */
export function campaignEntryOf(stored: StoredCampaign): CampaignFileEntry {
  return { campaign: stored.campaignId, title: stored.title, ...termsEntryOf(stored) };
}

function termsEntryOf(stored: StoredDiscountTerms): TermsEntry {
  const { effect, categoryIds, productIds, markets, from, until, minimum } = stored;
  return {
    ...(effect.kind === 'percent' ? { percent: effect.basisPoints / BASIS_POINTS_PER_PERCENT } : {}),
    ...(effect.kind === 'amount' ? { amount: inMajorUnits(effect.amounts) } : {}),
    ...(effect.kind === 'free-shipping' ? { freeShipping: true } : {}),
    ...(categoryIds.length > 0 ? { categories: categoryIds } : {}),
    ...(productIds.length > 0 ? { products: productIds } : {}),
    ...(stored.excludesReduced ? { excludesReduced: true } : {}),
    ...(markets === null ? {} : { markets }),
    ...(from === null ? {} : { from: new Date(from).toISOString() }),
    ...(until === null ? {} : { until: new Date(until).toISOString() }),
    ...(minimum === null ? {} : { minimum: inMajorUnits(minimum) }),
    ...(stored.isStackable ? { stackable: true } : {}),
  };
}

function inMinorUnits(amounts: CodeFileAmounts): CodeFileAmounts {
  return converted(amounts, toMinor);
}

function inMajorUnits(amounts: CodeFileAmounts): CodeFileAmounts {
  return converted(amounts, toDecimal);
}

function converted(
  amounts: CodeFileAmounts,
  convert: (amount: number, currency: Currency) => number,
): CodeFileAmounts {
  const entries = Object.entries(amounts) as [Currency, number][];
  return Object.fromEntries(entries.map(([currency, amount]) => [currency, convert(amount, currency)]));
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
