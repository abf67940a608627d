// The server's catalogue model: what feeds and the demo produce, and the store reads and writes.
import type { Currency, Language, MarketCode } from '#contract/market.ts';
import type { SizeValue, SustainabilityIcon } from '#contract/product.ts';
import type { EditorialBlock, Store } from '#contract/bootstrap.ts';
import type { FacetType } from '#contract/facets.ts';
import type { ContentBlock } from '#contract/listing.ts';
import type { EngineSynonym, ListingRule } from '#engine/engine.ts';

/** At least one language; `textIn` falls back to en, then to any language. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

export interface CatalogueValue {
  readonly id: string;
  readonly name: LocalizedText;
}

/** A drawing of the demo room: `drawing` names the illustration, `parameters` is its plain JSON input. */
export interface DrawingSource {
  readonly kind: 'drawing';
  readonly drawing: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}
/** Where an image's pixels come from. */
export type ImageSource =
  | DrawingSource
  /** A merchant's photo, fetched once by the server and stored. */
  | { readonly kind: 'remote'; readonly url: string };

export interface CatalogueImage {
  /** Content address of the source, see image-id.ts. */
  readonly imageId: string;
  readonly kind: 'model' | 'isolated' | 'plain';
  readonly source: ImageSource;
  /** Placeholder colour, #rrggbb. */
  readonly tint: string;
}

export interface ArticlePrice {
  /** Minor units including VAT. */
  readonly list: number;
  /** Null if not on sale. */
  readonly sale: number | null;
}
/** By market code for markets with their own price, else by currency. */
export type ArticlePrices = Readonly<
  Record<MarketCode, ArticlePrice> & Partial<Record<Currency, ArticlePrice>>
>;

export interface CatalogueArticle {
  readonly articleId: string;
  readonly sku: string;
  readonly size: string;
  readonly gtin: string | null;
  readonly stock: number;
  readonly prices: ArticlePrices;
}
export interface CatalogueVariant {
  readonly variantId: string;
  /** The colour family: one of a short closed list of ids, see colors.ts. */
  readonly color: CatalogueValue;
  readonly specificColorName: LocalizedText;
  readonly colorHex: string;
  readonly images: readonly CatalogueImage[];
  readonly articles: readonly CatalogueArticle[];
}
export interface CatalogueProduct {
  /** Stable across imports. */
  readonly productId: string;
  /** 'demo', or the name of the feed it came from. */
  readonly source: string;
  readonly slug: string;
  readonly brand: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  /** Sanitised HTML: p, ul, ol, li, strong, em, br. */
  readonly description: LocalizedText;
  readonly gender: 'women' | 'men' | 'unisex' | 'kids' | null;
  /** Existing leaf listings, the primary first. */
  readonly listingIds: readonly string[];
  readonly attributes: readonly {
    readonly key: string;
    readonly title: LocalizedText;
    readonly values: readonly CatalogueValue[];
  }[];
  readonly sustainability: readonly SustainabilityIcon[];
  readonly labels: readonly string[];
  readonly keywords: readonly string[];
  readonly popularity: number;
  readonly margin: number;
  readonly publishedAt: number;
  /** Empty for every market with a price. */
  readonly markets: readonly MarketCode[];
  /** One of the settings' tax categories; absent, or unknown to them: taxed as the market says. */
  readonly taxCategory?: string;
  readonly variants: readonly CatalogueVariant[];
}

export interface CatalogueListing {
  readonly listingId: string;
  readonly parentId: string | null;
  readonly source: string;
  readonly externalId: string;
  readonly slug: string;
  readonly type: 'category' | 'campaign' | 'brand' | 'smart_pick' | 'style' | 'long_tail_collection';
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly images: readonly CatalogueImage[];
  readonly order: number;
  readonly showInBreadcrumbs: boolean;
  readonly showInQuicklinks: boolean;
  readonly showInMenu: boolean;
  readonly rule: ListingRule | null;
  readonly contentBlocks: Readonly<Partial<Record<Language, readonly ContentBlock[]>>>;
}

export interface CatalogueFacet {
  readonly field: string;
  readonly type: FacetType;
  readonly title: LocalizedText;
  readonly groupTitle: LocalizedText | null;
  readonly groupExpanded: boolean;
  readonly order: number;
  readonly unit: string | null;
}
/** An editorial page; `blocks` contain image paths (/images/ID) and links without market (/c/..., /p/...). */
export interface CataloguePage {
  readonly pageId: string;
  readonly source: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly relatedListingIds: readonly string[];
  readonly blocks: Readonly<Partial<Record<Language, readonly EditorialBlock[]>>>;
  /** The images in its blocks, for the image endpoint. */
  readonly images: readonly CatalogueImage[];
}
export interface CatalogueStore {
  readonly storeId: string;
  readonly source: string;
  /** Of the languages that the shop had when it was stored; English among them. */
  readonly facts: Readonly<Partial<Record<Language, Store>>>;
}

/** The size guide of the products of some categories. */
export interface CatalogueSizeGuide {
  readonly guideId: string;
  readonly source: string;
  readonly title: LocalizedText;
  /** It is that of what is in them, and below them where no guide is nearer. */
  readonly listingIds: readonly string[];
  /** The columns; `how` says how to measure, null for what is not measured, such as the size in another country. */
  readonly measures: readonly { readonly title: LocalizedText; readonly how: LocalizedText | null }[];
  /** By size, as articles name it; a value a measure, see SizeValue. */
  readonly rows: readonly { readonly size: string; readonly values: readonly SizeValue[] }[];
  /** What each value of the attribute `fit` means. */
  readonly fits: readonly { readonly valueId: string; readonly text: LocalizedText }[];
}

/** A complete catalogue of one source; products are iterated, so that a large catalogue need not be in memory at once. */
export interface CatalogueParts {
  readonly source: string;
  readonly listings: readonly CatalogueListing[];
  readonly facets: readonly CatalogueFacet[];
  readonly pages: readonly CataloguePage[];
  readonly stores: readonly CatalogueStore[];
  /** Absent: none. Of several that fit a product alike the first. */
  readonly sizeGuides?: readonly CatalogueSizeGuide[];
  readonly synonyms: Readonly<Partial<Record<Language, readonly EngineSynonym[]>>>;
  readonly popularQueries: Readonly<Partial<Record<Language, readonly { query: string; weight: number }[]>>>;
  readonly products: Iterable<CatalogueProduct>;
}

export function textIn(text: LocalizedText, language: Language): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
