// JSON-LD of a product: a group with one variant per colour, each with an offer in the page's market (PR-06).
import type { Currency, PageMarket } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import type { Product, ProductColor } from '#contract/product.ts';
import { hasStock, priceOf } from '#src/features/product/choice.ts';
import { descriptionText } from '#src/features/product/description-text.ts';

const SCHEMA = 'https://schema.org';

/** `origin` without a trailing slash. Prices are decimals including VAT, as the wire has them. */
export function productJsonLd(product: Product, market: PageMarket, origin: string): object {
  const url = `${origin}/${market.code}/p/${product.slug}`;
  return {
    '@context': SCHEMA,
    '@type': 'ProductGroup',
    productGroupID: product.id,
    name: product.title,
    description: descriptionText(product.description),
    url,
    brand: { '@type': 'Brand', name: product.brand },
    variesBy: [`${SCHEMA}/color`, `${SCHEMA}/size`],
    hasVariant: product.variants.map((variant) => variantJsonLd(product, variant, url, origin)),
  };
}

function variantJsonLd(product: Product, variant: ProductColor, url: string, origin: string): object {
  const currency = product.currency as Currency;
  const { listMinor, saleMinor } = priceOf(variant, undefined, currency);
  return {
    '@type': 'Product',
    sku: variant.colorVariantId,
    name: `${product.title}, ${variant.specificColorName}`,
    color: variant.specificColorName,
    image: variant.images.map((image) => `${origin}${image.url}?width=960`),
    offers: {
      '@type': 'Offer',
      url: `${url}?color=${encodeURIComponent(variant.colorVariantId)}`,
      price: toDecimal(saleMinor ?? listMinor, currency),
      priceCurrency: currency,
      availability: `${SCHEMA}/${hasStock(variant) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${SCHEMA}/${product.isReuse ? 'UsedCondition' : 'NewCondition'}`,
    },
  };
}
