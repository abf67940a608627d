// Google Merchant feeds, in XML and in columns.
import { describe, expect, test } from 'vitest';
import { articlesOf, readFeedText, readFeedFailure } from '#tests/feed-text.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const rss = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Test</title>
${items}
</channel></rss>`;
const item = (id: string, more = '') => `<item><g:id>${id}</g:id><g:title>Ridge jacket ${id}</g:title>
<g:price>100 SEK</g:price><g:availability>in stock</g:availability>${more}</item>`;

test('a feed in which everything comes in one size has no filter by size', async () => {
  const fieldsOf = async (more: string) => {
    const { facets } = await readFeedText('feed.xml', rss(item('A1', more) + item('A2')));
    return facets.map(({ field }) => field);
  };
  expect(await fieldsOf('<g:size>One size</g:size>')).not.toContain('size');
  expect(await fieldsOf('<g:size>M</g:size>')).toContain('size');
});

describe('XML', () => {
  test('an item is read with price, sale, stock, pictures and category', async () => {
    const { list, listings } = await readFeedText(
      'feed.xml',
      rss(
        item(
          'A1',
          `<g:sale_price>79,50 SEK</g:sale_price><g:description><![CDATA[<p>Dry &amp; warm</p>]]></g:description>
          <g:image_link>https://pictures.example/1.jpg</g:image_link>
          <g:additional_image_link>https://pictures.example/2.jpg</g:additional_image_link>
          <g:additional_image_link>ftp://pictures.example/3.jpg</g:additional_image_link>
          <g:product_type>Clothes &gt; Jackets</g:product_type><g:brand>Northless</g:brand>
          <g:color>Blue</g:color><g:gender>female</g:gender><g:gtin>4006381333931</g:gtin>
          <g:shipping><g:country>SE</g:country><g:price>0 SEK</g:price></g:shipping>
          <g:product_detail><g:attribute_name>Fill</g:attribute_name><g:attribute_value>Down</g:attribute_value></g:product_detail>
          <g:product_detail><g:attribute_name>Fabric weight</g:attribute_name><g:attribute_value>250 g/m²</g:attribute_value></g:product_detail>
          <g:material>Wool/Polyamide</g:material>`,
        ),
      ),
      { market: marketOf('sv-se') },
    );
    expect(list).toMatchObject([
      {
        productId: 'test~A1',
        slug: 'ridge-jacket-a1',
        brand: 'Northless',
        title: { sv: 'Ridge jacket A1' },
        description: { sv: '<p>Dry &amp; warm</p>' },
        gender: 'women',
        attributes: [
          { key: 'material', values: [{ name: { sv: 'Wool' } }, { name: { sv: 'Polyamide' } }] },
          { key: 'fill', values: [{ name: { sv: 'Down' } }] },
          { key: 'fabric-weight', values: [{ name: { sv: '250 g/m²' } }] },
        ],
        variants: [{ variantId: 'test~A1~blue', color: { id: 'blue' } }],
      },
    ]);
    expect(articlesOf(list[0])).toMatchObject([
      { gtin: '4006381333931', stock: 10, prices: { SEK: { list: 10_000, sale: 7950 } } },
    ]);
    const images = list[0]?.variants[0]?.images ?? [];
    expect(images.map(({ kind }) => kind)).toEqual(['model', 'plain']);
    expect(listings.map(({ title }) => title)).toEqual([{ sv: 'Jackets' }]);
  });

  test('items of one group are one product with its colours and sizes', async () => {
    const of = (id: string, color: string, size: string) =>
      item(
        id,
        `<g:item_group_id>G</g:item_group_id><g:color>${color}</g:color><g:size>${size}</g:size>
        <g:image_link>https://pictures.example/${color}.jpg</g:image_link>`,
      ).replace(`Ridge jacket ${id}`, `Ridge jacket - ${color} - ${size}`);
    const feed = rss([of('1', 'Red', 'S'), item('X'), of('2', 'Red', 'm'), of('3', 'Blue', 'S')].join(''));
    const { list, products, variants, articles } = await readFeedText('feed.xml', feed);
    expect([products, variants, articles]).toEqual([2, 3, 4]);
    expect(list[0]).toMatchObject({
      productId: 'test~G',
      title: { en: 'Ridge jacket' },
      variants: [
        { color: { id: 'red' }, articles: [{ size: 'S' }, { size: 'M' }], images: [{ kind: 'model' }] },
        { color: { id: 'blue' }, articles: [{ size: 'S' }] },
      ],
    });
  });

  test('items of a group that differ by material, age group or gender alone are sold each', async () => {
    const of = (id: string, more: string) =>
      item(id, `<g:item_group_id>G</g:item_group_id><g:color>Red</g:color><g:size>M</g:size>${more}`);
    const feed = rss(
      of('1', '<g:material>Cotton</g:material><g:gender>male</g:gender>') +
        of('2', '<g:material>Leather</g:material><g:gender>male</g:gender>') +
        of('3', '<g:material>Leather</g:material><g:gender>female</g:gender>') +
        of('4', '<g:material>Cotton</g:material><g:gender>male</g:gender><g:age_group>kids</g:age_group>') +
        of('5', '<g:material>Leather</g:material><g:gender>male</g:gender>'),
    );
    const { list, rejected } = await readFeedText('feed.xml', feed);
    expect(articlesOf(list[0]).map(({ size }) => size)).toEqual([
      'M',
      'M / Leather',
      'M / Leather / female',
      'M / kids',
    ]);
    expect(rejected).toMatchObject([{ id: '5', field: 'size' }]);
  });

  test('a size at the end of a title is the size', async () => {
    const feed = rss(
      item('1').replace('Ridge jacket 1', 'Ridge jacket - XL') +
        item('2').replace('jacket 2', 'boot, size 42'),
    );
    const { list } = await readFeedText('feed.xml', feed);
    expect(list.map((product) => [product.title.en, articlesOf(product)[0]?.size])).toEqual([
      ['Ridge jacket', 'XL'],
      ['Ridge boot', '42'],
    ]);
  });

  test('a sale price counts while its dates say so, and only when it is lower', async () => {
    const sale = (id: string, price: string, dates = '') =>
      item(
        id,
        `<g:sale_price>${price}</g:sale_price><g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`,
      );
    const feed = rss(
      sale('now', '80 SEK', '2026-06-01T00:00Z/2026-06-30T00:00Z') +
        sale('over', '80 SEK', '2026-05-01T00:00Z/2026-05-31T00:00Z') +
        sale('soon', '80 SEK', '2026-07-01T00:00 +0200 / 2026-07-31T00:00 +0200') +
        sale('same', '100 SEK') +
        sale('none', '0 SEK'),
    );
    const { list } = await readFeedText('feed.xml', feed);
    expect(list.map((product) => articlesOf(product)[0]?.prices.SEK?.sale)).toEqual([
      8000,
      null,
      null,
      null,
      null,
    ]);
  });

  test('a used item is a reuse product', async () => {
    const { list } = await readFeedText(
      'feed.xml',
      rss(item('1', '<g:condition>used</g:condition>') + item('2')),
    );
    expect(list.map(({ labels }) => labels)).toEqual([['Reuse'], []]);
  });

  test('Atom entries are read too', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
      <g:id>1</g:id><title>Cap</title><g:price>10 EUR</g:price></entry></feed>`;
    expect((await readFeedText('feed.xml', feed)).products).toBe(1);
  });

  test('markup inside a value is part of it', async () => {
    const more =
      '<description>Warm and <b>light</b> cap.<br/>Dry<p>in <i>any</i> weather.</p></description>' +
      '<g:product_detail><g:attribute_name>Fill</g:attribute_name><g:attribute_value>Down</g:attribute_value></g:product_detail>';
    const marked = item('1', more).replace('jacket', '<b>ski</b> jacket');
    const { list } = await readFeedText('feed.xml', rss(marked));
    expect(list[0]).toMatchObject({
      title: { en: 'Ridge ski jacket 1' },
      description: {
        en: '<p>Warm and <strong>light</strong> cap.<br>Dry</p><p>in <em>any</em> weather.</p>',
      },
      attributes: [{ key: 'fill', values: [{ name: { en: 'Down' } }] }],
    });
  });

  test("Google's elements come before others of the same name", async () => {
    const entry = (id: string) =>
      `<entry><id>https://shop.example/${id}?utm=1</id><g:id>${id}</g:id><title>Cap | Shop</title><g:title>Cap</g:title>
      <g:price>10 EUR</g:price></entry>`;
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">${entry('A1')}</feed>`;
    const { list } = await readFeedText('feed.xml', feed);
    expect(list).toMatchObject([{ productId: 'test~A1', title: { en: 'Cap' } }]);
  });

  test('rows that cannot be sold are rejected with line, field and reason', async () => {
    const feed = rss(
      [
        item('ok'),
        item('ok'),
        item(''),
        item('noprice').replace('<g:price>100 SEK</g:price>', ''),
        item('bad').replace('100 SEK', 'call us'),
        item('untitled').replace('Ridge jacket untitled', ''),
      ].join('\n'),
    );
    const { rows, products, rejected } = await readFeedText('feed.xml', feed);
    expect([rows, products]).toEqual([6, 1]);
    expect(rejected).toEqual([
      { line: 5, id: 'ok', field: 'id', reason: 'the same id as in line 3' },
      { line: 7, field: 'id', reason: 'has no id' },
      { line: 9, id: 'noprice', field: 'price', reason: 'has no price' },
      { line: 11, id: 'bad', field: 'price', reason: '"call us" is not an amount of money' },
      { line: 13, id: 'untitled', field: 'title', reason: 'has no title' },
    ]);
  });

  test('a document that is not well-formed is refused with its line', async () => {
    const broken = await readFeedFailure('feed.xml', rss(`${item('1')}\n<item><g:id>2</g:title></item>`));
    expect([broken.line, broken.reason]).toEqual([5, expect.stringMatching(/^not well-formed XML/)]);
    const whole = rss(item('1') + item('2'));
    const short = await readFeedFailure('feed.xml', whole.slice(0, whole.indexOf('</channel>')));
    expect(short.line).toBe(6);
    expect((await readFeedFailure('page.xml', '<html><body>Not found</body></html>')).reason).toMatch(
      /no product feed/,
    );
  });

  test('two bytes a character are not declared by a document of one byte a character', async () => {
    const feed = rss(item('1').replace('Ridge', 'Fjäll')).replace('UTF-8', 'utf-16');
    const { list } = await readFeedText('feed.xml', feed);
    expect(list[0]?.title.en).toBe('Fjäll jacket 1');
  });

  test('an encoding that the document declares is used', async () => {
    const feed = rss(item('1').replace('Ridge', 'Fjäll')).replace('UTF-8', 'ISO-8859-1');
    const { list } = await readFeedText('feed.xml', Buffer.from(feed, 'latin1'));
    expect(list[0]?.title.en).toBe('Fjäll jacket 1');
  });
});

describe('columns', () => {
  test('a tab-separated feed is read, inches and all', async () => {
    const feed =
      'id\ttitle\tprice\tavailability\tlink\timage link\tproduct type\n' +
      '1\tWheel 28" black\t1 299,00 SEK\tout of stock\thttps://shop.example/1\thttps://pictures.example/1.jpg\tWheels\n';
    const { format, list } = await readFeedText('feed.tsv', feed);
    expect(format).toBe('google-tsv');
    expect(list[0]).toMatchObject({
      title: { en: 'Wheel 28" black' },
      variants: [{ color: { id: 'black' } }],
    });
    expect(articlesOf(list[0])).toMatchObject([{ stock: 0, prices: { SEK: { list: 129_900, sale: null } } }]);
  });

  test('several pictures in one cell are several pictures', async () => {
    const feed =
      'id,title,price,availability,image_link,additional_image_link\n' +
      '1,Cap,10 EUR,in_stock,https://p.example/1.jpg,"https://p.example/w_1,q_2/2.jpg,https://p.example/3.jpg"\n';
    const { format, list } = await readFeedText('feed.csv', feed);
    expect(format).toBe('google-tsv');
    expect(list[0]?.variants[0]?.images.map(({ source }) => source)).toEqual(
      ['1.jpg', 'w_1,q_2/2.jpg', '3.jpg'].map((name) => ({
        kind: 'remote',
        url: `https://p.example/${name}`,
      })),
    );
  });

  test('a column that is there twice has a value for each', async () => {
    const feed =
      'id,title,price,availability,additional_image_link,additional_image_link\n' +
      '1,Cap,10 EUR,in_stock,https://p.example/1.jpg,https://p.example/2.jpg\n';
    const { list } = await readFeedText('feed.csv', feed, { format: 'google-tsv' });
    expect(list[0]?.variants[0]?.images.map(({ source }) => source)).toMatchObject(
      ['1.jpg', '2.jpg'].map((name) => ({ url: `https://p.example/${name}` })),
    );
  });

  test('lines of white space and the end mark of old systems are no rows', async () => {
    const feed = 'id\ttitle\tprice\timage link\n \t\n1\tCap\t10 EUR\t\n\t\t\t\n';
    for (const end of ['', '  ', '\u001a', '\u001a\n']) {
      const { rows, products, rejected } = await readFeedText('feed.tsv', feed + end);
      expect([rows, products, rejected]).toEqual([1, 1, []]);
    }
  });

  test("a first line that tells a spreadsheet the delimiter is none of the feed's", async () => {
    const rows = 'id;title;price;availability;image_link\n1;Cap, warm;10 EUR;in stock;\n;Hat;10 EUR;;\n';
    for (const start of ['sep=;\n', '\uFEFFsep=;\n', 'SEP=;\n\n']) {
      const { format, list, rejected } = await readFeedText('feed.csv', start + rows);
      expect([format, list[0]?.title]).toEqual(['google-tsv', { en: 'Cap, warm' }]);
      expect(rejected[0]?.line).toBe(start.split('\n').length + 2);
    }
  });
});
