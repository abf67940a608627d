// What an engine is built from: one language's texts, and one market's prices and stock, as plain data.
import type { FacetType } from '#contract/facets.ts';
import type { ContentBlock } from '#contract/listing.ts';
import type { Currency, Language } from '#contract/market.ts';
import type { SizeGuide } from '#contract/product.ts';

/** A listing of the tree. `productIds` is set for listings by rule (campaigns); a category holds what names it. */
export interface EngineListing {
  readonly listingId: string;
  readonly parentId: string | null;
  readonly externalId: string;
  readonly slug: string;
  readonly type: 'category' | 'campaign' | 'brand' | 'smart_pick' | 'style' | 'long_tail_collection';
  readonly title: string;
  readonly description: string;
  readonly imageIds: readonly string[];
  readonly order: number;
  readonly showInBreadcrumbs: boolean;
  readonly showInQuicklinks: boolean;
  readonly contentBlocks: readonly ContentBlock[];
  readonly rule: ListingRule | null;
}
/** Which products a rule listing holds; every given part must hold. */
export interface ListingRule {
  readonly onSale?: boolean;
  readonly newerThan?: number;
  readonly label?: string;
  readonly attribute?: { readonly key: string; readonly valueIds: readonly string[] };
}

/** A facet over an attribute, or a built-in one: category, color, size, price, brand, gender, sustainability, label, in_stock. */
export interface EngineFacet {
  readonly field: string;
  readonly type: FacetType;
  readonly title: string;
  readonly groupTitle: string | null;
  readonly groupExpanded: boolean;
  /** Lower first; of equals the one first of which more products have a value. */
  readonly order: number;
  readonly unit: string | null;
}

export interface EngineValue {
  readonly id: string;
  readonly name: string;
}
export interface EngineProduct {
  readonly productId: string;
  readonly slug: string;
  readonly brand: string;
  readonly title: string;
  /** What it is, in few words: "Shell jacket". */
  readonly subtitle: string;
  /** Cleaned HTML. */
  readonly description: string;
  readonly gender: EngineValue | null;
  /** Leaf listings, the primary first. */
  readonly listingIds: readonly string[];
  readonly attributes: readonly {
    readonly key: string;
    readonly title: string;
    readonly values: readonly EngineValue[];
  }[];
  readonly sustainability: readonly string[];
  readonly labels: readonly string[];
  /** Extra words to be found by, never shown. */
  readonly keywords: readonly string[];
  /** Share 0..1 of the best seller. */
  readonly popularity: number;
  /** Share 0..1. */
  readonly margin: number;
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly variants: readonly EngineVariant[];
  /** Its guide among those of the source, and how it fits; absent: none. */
  readonly sizeGuide?: { readonly at: number; readonly fit: string };
}
/** The document of the index: one colour of a product. */
export interface EngineVariant {
  readonly variantId: string;
  /** The colour family shoppers filter by, with the swatch it is shown by (else the first variant's own colour). */
  readonly color: EngineValue & { readonly hex?: string };
  /** The variant's own name: "Fjord blue". */
  readonly specificColorName: string;
  readonly colorHex: string;
  readonly images: readonly {
    readonly imageId: string;
    readonly kind: 'model' | 'isolated' | 'plain';
    readonly tint: string;
  }[];
  readonly articles: readonly { readonly articleId: string; readonly size: string }[];
}
/** A size guide as a product page shows it, but for how the product itself fits. */
export type EngineSizeGuide = Omit<SizeGuide, 'fit'>;
export interface EngineContent {
  readonly pageUrl: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly imageUrl: string | null;
}

/** Everything the text base of one language is built from; `pageUrl`s hold no market, it is put before at query time. */
export interface TextSource {
  readonly language: Language;
  readonly epoch: string;
  readonly listings: readonly EngineListing[];
  readonly facets: readonly EngineFacet[];
  readonly products: readonly EngineProduct[];
  /** All products, where `products` are a part of them: counts and newness, by which things are sorted, are those of all. */
  readonly allProducts?: readonly EngineProduct[];
  readonly contents: readonly EngineContent[];
  /** Absent: none. */
  readonly sizeGuides?: readonly EngineSizeGuide[];
  /** Everyday words of the language, apart by white space: none of them is a slip of another word. */
  readonly commonWords: string;
  /** Names of values that products name by id alone, by field and id: sustainability, label, in_stock ("true"). */
  readonly valueNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Texts the engine itself shows, in the language: sort titles. */
  readonly sortTitles: Readonly<
    Record<
      'relevance' | 'price' | 'newest' | 'discount' | 'popularity',
      { title: string; asc: string; desc: string }
    >
  >;
  /** Queries to suggest, with a weight; empty where none are known yet. */
  readonly popularQueries: readonly { readonly query: string; readonly weight: number }[];
}

/** The queries that a rule applies to. Words are compared as queries are: case, width and marks do not matter, order does but for `contains`. */
export type RuleCondition =
  | { readonly query: string; readonly match: 'exact' | 'begins' | 'contains' }
  | { readonly listingId: string };
/** A product, or all that have a value of a field on the level of products: brand, category, label, an attribute. */
export type RuleTarget =
  | { readonly productId: string }
  | { readonly field: string; readonly valueId: string };
/** What a merchant decides for a query or a listing; what it names and the catalogue lacks has no effect. */
export interface EngineRule {
  readonly when: RuleCondition;
  /** `position` counts from 1 over all pages. */
  readonly pins: readonly { readonly productId: string; readonly position: number }[];
  /** 1 to 3 forward, -1 to -3 back; several that meet a product add up within these bounds. */
  readonly steps: readonly (RuleTarget & { readonly steps: number })[];
  readonly hides: readonly RuleTarget[];
  /** A listing, or a path of the shop that names no market. */
  readonly redirect: { readonly listingId: string } | { readonly path: string } | null;
}

/** What shoppers' behaviour says, in all markets together. */
export interface ShopperSignals {
  /** By product: others that were looked at or bought with it, each with a score above 0, in any order. */
  readonly coOccurrences: ReadonlyMap<
    string,
    readonly { readonly productId: string; readonly score: number }[]
  >;
  /** Products, the most wanted lately first. */
  readonly trending: readonly string[];
}

/**
 * Words and phrases that stand for others when a shopper types them. `one_way`: each of `from` also means each of
 * `to`. `equal`: all of `from` and `to` mean the same, each of the others. `correction`: each of `from` is another
 * spelling of each of `to`, and is judged as one typo in it.
 */
export interface EngineSynonym {
  readonly kind: 'one_way' | 'equal' | 'correction';
  readonly from: readonly string[];
  /** May be empty where the kind is `equal`. */
  readonly to: readonly string[];
}

/** By article id, in minor units and units; an article without a row here is not sold in the market. */
export type PricesById = ReadonlyMap<
  string,
  { readonly listMinor: number; readonly saleMinor: number | null; readonly stock: number }
>;
/**
 * The same by the text base's own article numbers, for who builds many markets often: `price` is what it costs now, at most
 * `list`; both are -1 where an article is not sold. `stockLevel` is a StockLevel.
 */
export interface ArticlePriceColumns {
  readonly list: Int32Array;
  readonly price: Int32Array;
  readonly stockLevel: Uint8Array;
}

/** One market's prices and stock. */
export interface MarketSource<P extends PricesById | ArticlePriceColumns = PricesById> {
  readonly market: string;
  readonly currency: Currency;
  readonly epoch: string;
  readonly prices: P;
  /** In the language of the text base; absent: none. */
  readonly synonyms?: readonly EngineSynonym[];
  /** Absent: nothing is known of shoppers. */
  readonly shoppers?: ShopperSignals;
  /** Those in force in this market, the weightiest first; absent: none. */
  readonly rules?: readonly EngineRule[];
}
