// Makes a product of its offers: its colours, each with its sizes and pictures.
import type { Language } from '#contract/market.ts';
import { REUSE_LABEL } from '#contract/product.ts';
import {
  type CatalogueArticle,
  type CatalogueImage,
  type CatalogueProduct,
  type CatalogueVariant,
  type ImageSource,
  remoteImageId,
} from '#catalogue/catalogue.ts';
import { cleanDescription } from '#feeds/clean.ts';
import { readColor, tintOf } from '#feeds/color.ts';
import { articleIdOf, digestOf, productIdOf, valueIdOf, variantIdOf } from '#feeds/ids.ts';
import type { Offer } from '#feeds/offer.ts';
import { slugOf } from '#feeds/transliterate.ts';

export interface GroupContext {
  readonly source: string;
  readonly language: Language;
  titleOfListing(listingId: string): string;
}

/** `offers` are all those of one group, at least one; the first that has a value decides. */
export function productOf(offers: readonly Offer[], context: GroupContext): CatalogueProduct {
  const first = offers[0];
  if (first === undefined) throw new Error('a product needs an offer');
  const localized = (text: string) => (text === '' ? {} : { [context.language]: text });
  const productId = productIdOf(context.source, first.groupId);
  const listingIds = distinct(offers.flatMap((offer) => offer.listingIds));
  const margins = offers.flatMap((offer) => offer.margin ?? []);
  return {
    productId,
    source: context.source,
    slug: productSlug(first),
    brand: firstOf(offers, 'brand'),
    title: { [context.language]: first.title },
    subtitle: localized(context.titleOfListing(listingIds[0] ?? '')),
    description: localized(cleanDescription(firstOf(offers, 'description'))),
    gender: offers.find((offer) => offer.gender !== null)?.gender ?? null,
    listingIds,
    attributes: attributesOf(offers, context.language),
    sustainability: [],
    labels: offers.some((offer) => offer.isUsed) ? [REUSE_LABEL] : [],
    keywords: distinct(offers.flatMap((offer) => offer.tags)),
    popularity: 0,
    margin: margins.length === 0 ? 0 : Math.max(...margins),
    publishedAt: Math.max(...offers.map((offer) => offer.publishedAt)),
    markets: [],
    ...taxCategoryOf(offers),
    variants: variantsOf(offers, productId, context),
  };
}

/** Of a product that is taxed as the market says it has no key, so that such a product is stored as it always was. */
function taxCategoryOf(offers: readonly Offer[]): Pick<CatalogueProduct, 'taxCategory'> {
  const taxCategory = firstOf(offers, 'taxCategory');
  return taxCategory === '' ? {} : { taxCategory };
}

function firstOf(offers: readonly Offer[], field: 'brand' | 'description' | 'taxCategory'): string {
  return offers.find((offer) => offer[field] !== '')?.[field] ?? '';
}

/** The feed's own handle, else title and id; the same row always gives the same slug. */
function productSlug({ handle, title, groupId }: Offer): string {
  const own = slugOf(handle, 100);
  if (own !== '') return own;
  const tail = slugOf(groupId, 40);
  const end = tail === '' ? digestOf(groupId, 8) : tail.length > 24 ? digestOf(groupId, 8) : tail;
  const start = slugOf(title);
  return start === '' ? `p-${end}` : start.endsWith(end) ? start : `${start}-${end}`;
}

function variantsOf(
  offers: readonly Offer[],
  productId: string,
  context: GroupContext,
): readonly CatalogueVariant[] {
  const byColor = Map.groupBy(offers, (offer) => offer.colorKey);
  const ownOf = new Map([...byColor].map(([key, some]) => [key, new Set(some.flatMap((o) => o.images))]));
  const shared = distinct(offers.flatMap((offer) => offer.sharedImages));
  return [...byColor].map(([colorKey, some]) => {
    const { color, title, brand } = some[0] ?? { color: '', title: '', brand: '' };
    const found = readColor(color, title.replace(brand, ' '));
    const own = ownOf.get(colorKey) ?? new Set();
    // A picture that belongs to another colour does not show this one.
    const ofOthers = [...ownOf].filter(([key]) => key !== colorKey).map(([, urls]) => urls);
    const common = shared.filter((url) => own.has(url) || !ofOthers.some((urls) => urls.has(url)));
    return {
      variantId: variantIdOf(productId, colorKey),
      color: found.family,
      specificColorName: found.name === '' ? found.family.name : { [context.language]: found.name },
      colorHex: found.hex,
      images: distinct([...own, ...common]).map((url, at) => imageOf(url, at, tintOf(found.hex))),
      articles: some.map((offer) => articleOf(offer, context.source)),
    };
  });
}

/** PR-04: the main picture is of kind `model`. What the others show, no feed says. */
function imageOf(url: string, at: number, tint: string): CatalogueImage {
  const source: ImageSource = { kind: 'remote', url };
  const kind = at === 0 ? 'model' : 'plain';
  return { imageId: remoteImageId(url), kind, source, tint };
}

function articleOf(offer: Offer, source: string): CatalogueArticle {
  const { sku, size, gtin, stock, prices } = offer;
  return { articleId: articleIdOf(source, offer.id), sku, size, gtin, stock, prices };
}

function attributesOf(offers: readonly Offer[], language: Language): CatalogueProduct['attributes'] {
  const byKey = new Map<string, { title: string; values: Set<string> }>();
  for (const { key, title, values } of offers.flatMap((offer) => offer.attributes)) {
    const known = byKey.get(key) ?? { title, values: new Set() };
    for (const value of values) known.values.add(value);
    byKey.set(key, known);
  }
  return [...byKey].map(([key, { title, values }]) => ({
    key,
    title: { [language]: title },
    values: [...values].map((name) => ({
      id: valueIdOf(name),
      name: { [language]: name },
    })),
  }));
}

function distinct(values: Iterable<string>): string[] {
  return [...new Set(values)];
}
