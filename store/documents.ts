// Converts a product of the catalogue to its rows and back: document, articles, images and content hash.
import { createHash } from 'node:crypto';
import type { MarketCode } from '#contract/market.ts';
import type {
  ArticlePrices,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '#catalogue/catalogue.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { ArticleTable, ImageTable, ProductTable } from '#store/schema.ts';
import { MarketCodesSchema, PricesSchema, ProductSchema } from '#store/stored-schemas.ts';

export type StoredImage = Omit<CatalogueImage, 'source'>;
export type StoredVariant = Omit<CatalogueVariant, 'images' | 'articles'> & {
  readonly images: readonly StoredImage[];
  readonly articles: readonly { readonly articleId: string; readonly size: string }[];
};
/** A product as stored in `products.doc`, without prices and stock (in `articles`) and image sources (in `images`). */
export type StoredProduct = Omit<CatalogueProduct, 'variants'> & {
  readonly variants: readonly StoredVariant[];
};

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

export function productRow(product: CatalogueProduct, slug: string, hash: string): ProductTable {
  const doc: StoredProduct = {
    ...product,
    slug,
    variants: product.variants.map((variant) => ({
      ...variant,
      images: variant.images.map(storedImage),
      articles: variant.articles.map(({ articleId, size }) => ({ articleId, size })),
    })),
  };
  return {
    product_id: product.productId,
    source: product.source,
    slug,
    hash,
    markets: JSON.stringify(product.markets),
    doc: JSON.stringify(doc),
    is_withdrawn: 0,
    withdrawn_seq: null,
  };
}

/** `seq` is the change that writes them. */
export function articleRows(product: CatalogueProduct, seq: number): ArticleTable[] {
  return product.variants.flatMap((variant) =>
    variant.articles.map((article) => ({
      article_id: article.articleId,
      product_id: product.productId,
      variant_id: variant.variantId,
      sku: article.sku,
      size: article.size,
      gtin: article.gtin,
      stock: article.stock,
      prices: JSON.stringify(article.prices),
      is_withdrawn: 0,
      changed_seq: seq,
    })),
  );
}

export function imageRow(image: CatalogueImage): ImageTable {
  return {
    image_id: image.imageId,
    kind: image.kind,
    origin: JSON.stringify(image.source),
    tint: image.tint,
  };
}

export function storedImage({ imageId, kind, tint }: CatalogueImage): StoredImage {
  return { imageId, kind, tint };
}

const readDoc = jsonColumn('products.doc', ProductSchema);
const readPrices = jsonColumn('articles.prices', PricesSchema);
const readMarkets = jsonColumn('products.markets', MarketCodesSchema);

export function productOf(row: Pick<ProductTable, 'product_id' | 'doc'>): StoredProduct {
  return readDoc(row.doc, row.product_id);
}

export function pricesOf(row: Pick<ArticleTable, 'article_id' | 'prices'>): ArticlePrices {
  return readPrices(row.prices, row.article_id);
}

/** Empty: every market that has a price. */
export function marketsOf(row: Pick<ProductTable, 'product_id' | 'markets'>): readonly MarketCode[] {
  return readMarkets(row.markets, row.product_id);
}
