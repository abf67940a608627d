// Shopify's CSV and products.json.
import { describe, expect, test } from 'vitest';
import { articlesOf, readFeedText, readFeedFailure } from '#tests/feed-text.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
  'Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,' +
  'Variant Barcode,Image Src,Gift Card,Variant Image,Cost per item,Status,Material (product.metafields.shopify.fabric)';

/** A row of the sheet above; cells that are not given are empty. */
function row(cells: Partial<Record<string, string>>): string {
  return HEADER.split(',')
    .map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`)
    .join(',');
}
const sheet = (...rows: Partial<Record<string, string>>[]) => `${[HEADER, ...rows.map(row)].join('\n')}\n`;
const first = {
  Handle: 'ridge-shell',
  Title: 'Ridge shell',
  Vendor: 'Northless',
  'Product Category': 'Goods > Clothes > Jackets',
  Published: 'true',
  Status: 'active',
  'Variant Inventory Tracker': 'shopify',
};

describe('CSV', () => {
  test('rows of a handle are one product, with options in the language of the merchant', async () => {
    const feed = sheet(
      {
        ...first,
        'Option1 Name': 'Färg',
        'Option1 Value': 'mörkblå',
        'Option2 Name': 'Storlek',
        'Option2 Value': 's',
        'Variant Inventory Qty': '3',
        'Variant Price': '1990.00',
        'Variant Compare At Price': '2490.00',
        'Variant Barcode': "'4006381333931",
        'Variant Image': 'https://p.example/blue.jpg',
        'Image Src': 'https://p.example/blue.jpg',
        'Cost per item': '995.00',
        'Material (product.metafields.shopify.fabric)': 'wool; recycled-nylon-2',
      },
      {
        Handle: 'ridge-shell',
        'Option1 Value': 'mörkblå',
        'Option2 Value': 'm',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '-2',
        'Variant Price': '1990.00',
        'Image Src': 'https://p.example/red.jpg',
      },
      {
        Handle: 'ridge-shell',
        'Option1 Value': 'röd',
        'Option2 Value': 's',
        'Variant Inventory Policy': 'continue',
        'Variant Price': '1990.00',
        'Variant Image': 'https://p.example/red.jpg',
        'Image Src': 'https://p.example/both.jpg',
      },
      { Handle: 'ridge-shell', 'Image Src': 'https://p.example/back.jpg' },
    );
    const { format, rows, list, rejected } = await readFeedText('export.csv', feed, {
      market: marketOf('sv-se'),
    });
    expect([format, rows, rejected]).toEqual(['shopify-csv', 4, []]);
    expect(list).toMatchObject([
      {
        productId: 'test~ridge-shell',
        slug: 'ridge-shell',
        margin: 0.5,
        attributes: [
          { key: 'fabric', values: [{ name: { sv: 'Wool' } }, { name: { sv: 'Recycled nylon' } }] },
        ],
        variants: [
          { color: { id: 'navy' }, specificColorName: { sv: 'Mörkblå' } },
          { color: { id: 'red' }, specificColorName: { sv: 'Röd' } },
        ],
      },
    ]);
    expect(articlesOf(list[0]).map(({ size, stock }) => [size, stock])).toEqual([
      ['S', 3],
      ['M', 0],
      ['S', 10],
    ]);
    expect(articlesOf(list[0])[0]).toMatchObject({
      gtin: '4006381333931',
      prices: { SEK: { list: 249_000, sale: 199_000 } },
    });
    const pictures = list[0]?.variants.map(({ images }) =>
      images.map(({ source }) => (source.kind === 'remote' ? source.url.slice(18) : '')),
    );
    expect(pictures).toEqual([
      ['blue.jpg', 'both.jpg', 'back.jpg'],
      ['red.jpg', 'both.jpg', 'back.jpg'],
    ]);
  });

  test('an option that is neither colour nor size parts the sizes; a product without options has one', async () => {
    const feed = sheet(
      { ...first, 'Option1 Name': 'Mounting', 'Option1 Value': 'Axle', 'Variant Price': '10' },
      { Handle: 'ridge-shell', 'Option1 Value': 'Eyelet', 'Variant Price': '10' },
      {
        ...first,
        Handle: 'bell',
        Title: 'Bell',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Price': '5',
      },
    );
    const { list } = await readFeedText('export.csv', feed);
    expect(
      list.map((product) => articlesOf(product).map(({ articleId, size }) => [articleId, size])),
    ).toEqual([
      [
        ['test~ridge-shell:Axle', 'Axle'],
        ['test~ridge-shell:Eyelet', 'Eyelet'],
      ],
      [['test~bell', 'One size']],
    ]);
  });

  test('what is not for sale is skipped once a product, and says why', async () => {
    const feed = sheet(
      { ...first, Handle: 'draft', Status: 'draft', 'Variant Price': '1' },
      { Handle: 'draft', 'Image Src': 'https://p.example/1.jpg' },
      { ...first, Handle: 'hidden', Published: 'false', 'Variant Price': '1' },
      { ...first, Handle: 'card', 'Gift Card': 'true', 'Variant Price': '1' },
      { ...first, Handle: 'free', 'Variant Price': '' },
      { ...first, Handle: '', 'Variant Price': '1' },
      { ...first, 'Variant Price': '1' },
      { ...first, Handle: 'draft', 'Variant Price': '1' },
    );
    const { products, rejected } = await readFeedText('export.csv', feed);
    expect(products).toBe(1);
    expect(rejected.map(({ line, id, reason }) => [line, id, reason])).toEqual([
      [2, 'draft', 'not for sale: its status is draft'],
      [4, 'hidden', 'not published on the online store'],
      [5, 'card', 'is a gift card'],
      [7, undefined, 'has no handle'],
      [6, 'free', 'has no price'],
      [9, 'draft', 'the rows of this handle do not stand together'],
    ]);
  });

  test('the newer column names are known', async () => {
    const feed =
      'Title,URL handle,Vendor,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\n' +
      'Cap,cap,Northless,Active,C1,Color,Green,19.90,,4,https://p.example/1.jpg\n';
    const { format, list } = await readFeedText('export.csv', feed);
    expect(format).toBe('shopify-csv');
    expect(articlesOf(list[0])).toMatchObject([{ sku: 'C1', prices: { EUR: { list: 1990 } } }]);
  });
});

describe('products.json', () => {
  const variant = (id: number, option1: string, option2: string, more = {}) => ({
    id,
    option1,
    option2,
    price: '49.00',
    compare_at_price: null,
    available: true,
    ...more,
  });
  const product = {
    id: 7,
    handle: 'ridge-cap',
    title: 'Ridge cap',
    body_html: '<p>Warm</p>',
    vendor: 'Northless',
    product_type: 'Caps',
    tags: ['wool', 'winter'],
    published_at: '2026-01-02T00:00:00Z',
    options: [{ name: 'Farbe' }, { name: 'Größe' }],
    images: [
      { id: 1, src: 'https://p.example/1.jpg', variant_ids: [71] },
      { id: 2, src: 'https://p.example/2.jpg', variant_ids: [] },
    ],
    variants: [
      variant(71, 'Schwarz', 'S'),
      variant(72, 'Weiß', 'S', { available: false, compare_at_price: '59.00' }),
    ],
  };

  test('products stream out of the list with their variants', async () => {
    const feed = JSON.stringify({
      products: [product, { ...product, id: 8, handle: 'draft', status: 'draft' }],
    });
    const { format, list, rejected } = await readFeedText('products.json', feed, {
      market: marketOf('de-de'),
    });
    expect(format).toBe('shopify-json');
    expect(list).toMatchObject([
      {
        productId: 'test~ridge-cap',
        keywords: ['wool', 'winter'],
        publishedAt: Date.UTC(2026, 0, 2),
        variants: [{ color: { id: 'black' } }, { color: { id: 'white' } }],
      },
    ]);
    expect(articlesOf(list[0]).map(({ articleId, stock, prices }) => [articleId, stock, prices.EUR])).toEqual(
      [
        ['test~71', 10, { list: 4900, sale: null }],
        ['test~72', 0, { list: 5900, sale: 4900 }],
      ],
    );
    expect(rejected).toMatchObject([{ line: 1, id: 'draft' }]);
  });

  test('lines are counted, also where other lists and strings with brackets stand before', async () => {
    const feed = `{"note": ["a {", "]"],\n"products": [\n${JSON.stringify({ ...product, title: 'A "}]" b' })},\n{"handle": "empty", "variants": []}\n]}\n`;
    const { list, rejected } = await readFeedText('products.json', feed);
    expect(list[0]?.title.en).toBe('A "}]" b');
    expect(rejected).toEqual([{ line: 4, id: 'empty', field: 'variants', reason: 'has no variants' }]);
  });

  test('JSON that is not well-formed is refused with its line', async () => {
    const whole = `{"products": [\n${JSON.stringify(product)},\n${JSON.stringify({ ...product, id: 8, handle: 'b' })}\n]}`;
    const lineOf = async (text: string) => (await readFeedFailure('products.json', text)).line;
    expect(await lineOf(whole.slice(0, -60))).toBe(3);
    expect(await lineOf(whole.slice(0, -3))).toBe(3);
    expect(await lineOf(whole.replace('"vendor"', 'vendor'))).toBe(2);
    expect(await lineOf(whole.replace('},\n{', '}\n{'))).toBe(3);
    expect(await lineOf('{"products": 3}')).toBe(1);
    expect(await lineOf('{"a": 1]}')).toBe(1);
  });
});
