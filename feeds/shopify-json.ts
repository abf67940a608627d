// Reads Shopify's products.json, of the storefront or of the admin API.
import type { FeedLog } from '#feeds/feed-log.ts';
import { readJsonProducts } from '#feeds/json-products.ts';
import { readOptions } from '#feeds/options.ts';
import { EMPTY_OFFER, type RawOffer } from '#feeds/raw-offer.ts';

type Json = Readonly<Record<string, unknown>>;

export async function* readShopifyJson(text: AsyncIterable<string>, log: FeedLog): AsyncGenerator<RawOffer> {
  for await (const { line, value } of readJsonProducts(text)) {
    log.rows += 1;
    if (!isJson(value)) continue;
    yield* offersOf(value, line, log);
  }
}

function* offersOf(product: Json, line: number, log: FeedLog): Generator<RawOffer> {
  const handle = textOf(product['handle']);
  const id = handle || textOf(product['id']);
  const status = textOf(product['status']);
  if (status !== '' && status !== 'active') {
    log.reject({ line, id, reason: `not for sale: its status is ${status}`, field: 'status' });
    return;
  }
  if (product['published_at'] === null) {
    log.reject({ line, id, reason: 'not published on the online store', field: 'published_at' });
    return;
  }
  const variants = listOf(product['variants']);
  if (variants.length === 0) {
    log.reject({ line, id, reason: 'has no variants', field: 'variants' });
    return;
  }
  const images = listOf(product['images']);
  const names = listOf(product['options']).map((option) => textOf(option['name']));
  const tags = product['tags'];
  const base = {
    ...EMPTY_OFFER,
    line,
    groupId: id,
    handle,
    title: textOf(product['title']),
    brand: textOf(product['vendor']),
    description: textOf(product['body_html']),
    categories: [textOf(product['product_type'])]
      .filter((type) => type !== '')
      .map((type) => type.split('>')),
    sharedImages: images.map((image) => textOf(image['src'])),
    tags: Array.isArray(tags) ? tags.map(textOf) : textOf(tags).split(','),
    publishedAt: textOf(product['published_at']),
  };
  for (const variant of variants) {
    const values = ['option1', 'option2', 'option3'].map((key) => textOf(variant[key]));
    const { color, size } = readOptions(values.map((value, at) => ({ name: names[at] ?? '', value })));
    const own = images.filter((image) => showsVariant(image, variant));
    const featured = variant['featured_image'];
    yield {
      ...base,
      id: textOf(variant['id']) || [id, ...values.filter((value) => value !== '')].join(':'),
      sku: textOf(variant['sku']),
      gtin: textOf(variant['barcode']),
      color,
      size,
      images: [isJson(featured) ? textOf(featured['src']) : '', ...own.map((image) => textOf(image['src']))],
      prices: [
        {
          price: textOf(variant['price']),
          sale: '',
          compareAt: textOf(variant['compare_at_price']),
          currency: textOf(variant['price_currency']),
        },
      ],
      stock: variant['inventory_management'] === null ? '' : textOf(variant['inventory_quantity']),
      availability: typeof variant['available'] === 'boolean' ? String(variant['available']) : '',
      sellsWithoutStock: variant['inventory_policy'] === 'continue',
    };
  }
}

function showsVariant(image: Json, variant: Json): boolean {
  const ids: unknown = image['variant_ids'];
  const isNamed = Array.isArray(ids) && ids.includes(variant['id']);
  return isNamed || (image['id'] !== undefined && image['id'] === variant['image_id']);
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
