// Recommended products as responses carry them (PR-02): one entry a colour, and no more than there is room for.
import type { ProductHit, VariantHit } from '#contract/product-hit.ts';
import {
  articleIdOf,
  sharedProductFields,
  sizeOf,
  soldVariants,
  variantHit,
} from '#engine/results/product-hits.ts';
import type { RelatedProduct } from '#engine/results/related-products.ts';
import { cheapestArticle } from '#engine/snapshot/offered-articles.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { productDetailOf } from '#engine/snapshot/text-details.ts';
import { excerptOf } from '#engine/text/plain-text.ts';

/** Of a response, as JSON in UTF-8: what a row of cards may cost a phone, whatever `limit` was asked for. */
const MAX_RESPONSE_BYTES = 200_000;
/** Of a response beside its products. */
const ENVELOPE_BYTES = 100;
/** Of a product beside its entries: its id of a result, the index and the names of the fields. */
const PRODUCT_BYTES = 150;
/** Characters of HTML: a card shows none of it, and the product page has the whole text. */
const MAX_DESCRIPTION = 200;

/** Of which the entries are kept, about a megabyte; then all are made anew. */
const MAX_KEPT_PRODUCTS = 256;

const encoder = new TextEncoder();

/** A colour as it is sent, with what it takes as JSON, the comma behind it included. */
interface Entry {
  readonly hit: VariantHit;
  readonly bytes: number;
}
type EntryOf = (variant: number) => Entry;

/** A product whose own colour has room. */
interface Taken {
  readonly recommended: RelatedProduct;
  readonly entryOf: EntryOf;
  /** By variant. */
  readonly entries: Map<number, VariantHit>;
}

/** Of one snapshot pair: what it has composed it keeps, as the same products are recommended again and again. */
export class RecommendedHits {
  readonly #pair: SnapshotPair;
  readonly #entries = new Map<number, EntryOf>();

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
  }

  /**
   * Every product with the colour that is recommended, and as many of its other colours as there is room for, those of
   * the first products first. Products beyond the room are left out: over a hundred have it, of a catalogue that fills
   * every field to its end some dozens.
   */
  of(products: readonly RelatedProduct[]): ProductHit[] {
    let room = MAX_RESPONSE_BYTES - ENVELOPE_BYTES;
    const takes = (bytes: number): boolean => {
      if (bytes > room) return false;
      room -= bytes;
      return true;
    };
    const taken: Taken[] = [];
    for (const recommended of products) {
      const { product, variant } = recommended;
      const entryOf = this.#entriesOf(product);
      const { hit, bytes } = entryOf(variant);
      if (!takes(PRODUCT_BYTES + bytes)) break;
      taken.push({ recommended, entryOf, entries: new Map([[variant, hit]]) });
    }
    for (const { recommended, entryOf, entries } of taken)
      for (const variant of soldVariants(this.#pair, recommended.product)) {
        if (entries.has(variant)) continue;
        const { hit, bytes } = entryOf(variant);
        if (!takes(bytes)) break;
        entries.set(variant, hit);
      }
    return taken.map(({ recommended, entries }) => {
      const ordered = [...entries].sort(([a], [b]) => a - b);
      return {
        variant_index: ordered.findIndex(([variant]) => variant === recommended.variant),
        variant_displays: ordered.map(([, entry]) => entry),
      };
    });
  }

  #entriesOf(product: number): EntryOf {
    const known = this.#entries.get(product);
    if (known !== undefined) return known;
    if (this.#entries.size >= MAX_KEPT_PRODUCTS) this.#entries.clear();
    const entryOf = entriesOf(this.#pair, product);
    this.#entries.set(product, entryOf);
    return entryOf;
  }
}

/** What makes the entries of a product, each once: a colour as the article whose prices it is shown with. */
function entriesOf(pair: SnapshotPair, product: number): EntryOf {
  const shared = sharedProductFields(pair, product);
  const description = excerptOf(productDetailOf(pair.t, product).description, MAX_DESCRIPTION);
  const made = new Map<number, Entry>();
  const hitOf = (variant: number): VariantHit => {
    const article = cheapestArticle(pair.t, pair.m, variant);
    return {
      ...variantHit(pair, shared, product, variant),
      description,
      article_id: articleIdOf(pair, product, variant, article),
      size: sizeOf(pair, variant, article),
    };
  };
  return (variant) => {
    let entry = made.get(variant);
    if (entry === undefined) {
      const hit = hitOf(variant);
      entry = { hit, bytes: encoder.encode(JSON.stringify(hit)).byteLength + 1 };
      made.set(variant, entry);
    }
    return entry;
  };
}
