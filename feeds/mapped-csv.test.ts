// A merchant's own CSV: a mapping is proposed from headers and values, written down, corrected and used.
import { describe, expect, test } from 'vitest';
import { issueText } from '#contract/form-issues.ts';
import { type Mapping, parseMapping } from '#feeds/mapping.ts';
import { articlesOf, readFeedText, readFeedFailure } from '#tests/feed-text.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const mapping = (facts: unknown): Mapping => {
  const read = parseMapping(facts);
  if (!read.ok) throw new Error(read.error.map(issueText).join('\n'));
  return read.value;
};

describe('the proposal', () => {
  test('headers are known by name, values decide which of two to take', async () => {
    const feed =
      'index,sku,name,num_images,images,selling_price,original_price,currency,colour,breadcrumbs,availability\n' +
      '0,A1,Ridge cap,2,https://p.example/w_1,q_2/1.jpg~https://p.example/2.jpg,40,$65,USD, Blue,Women/Caps,InStock\n'.replace(
        'https://p.example/w_1,q_2/1.jpg~https://p.example/2.jpg',
        '"https://p.example/w_1,q_2/1.jpg~https://p.example/2.jpg"',
      ) +
      '1,A2,Ridge cap,1,https://p.example/3.jpg,30,,USD,Multi,Men/Caps,OutOfStock\n';
    const { format, mapping: proposed, isMappingProposed, list } = await readFeedText('own.csv', feed);
    expect([format, isMappingProposed]).toEqual(['csv', true]);
    expect(proposed).toEqual({
      columns: {
        id: 'sku',
        title: 'name',
        price: 'selling_price',
        priceBefore: 'original_price',
        currency: 'currency',
        availability: 'availability',
        color: 'colour',
        category: 'breadcrumbs',
        images: 'images',
      },
      imageSeparator: '~',
      categorySeparator: '/',
    });
    expect(list).toMatchObject([
      { productId: 'test~A1', slug: 'ridge-cap-a1', gender: 'women', listingIds: ['test~women.caps'] },
      { productId: 'test~A2', slug: 'ridge-cap-a2', gender: 'men' },
    ]);
    expect(articlesOf(list[0])[0]).toMatchObject({ stock: 10, prices: { USD: { list: 6500, sale: 4000 } } });
    expect(articlesOf(list[1])[0]).toMatchObject({ stock: 0, prices: { USD: { list: 3000, sale: null } } });
    expect(list[0]?.variants[0]?.images).toHaveLength(2);
  });

  test('colourways of one name stay products of their own without a group column', async () => {
    const feed = 'id,title,price,color\n1,Ridge cap,10,Red\n2,Ridge cap,10,Blue\n';
    expect((await readFeedText('own.csv', feed)).products).toBe(2);
    const grouped = 'id,item_group_id,title,price,color\n1,G,Ridge cap,10,Red\n2,G,Ridge cap,10,Blue\n';
    expect(await readFeedText('own.csv', grouped)).toMatchObject({ products: 1, variants: 2 });
  });

  test('headers in other languages, a semicolon, a currency in the header and one column a currency', async () => {
    const feed =
      'Artikelnummer;Benämning;Pris (SEK);Price EUR;Färg;Storlek;Lagersaldo;Material\n' +
      'A-1;Fjällmössa;"1 299,00";119,90;Röd;M;4;Ull; \n'.replace('; \n', '\n');
    const { mapping: proposed, list } = await readFeedText('own.csv', feed, { market: marketOf('sv-se') });
    expect(proposed).toMatchObject({
      delimiter: ';',
      currency: 'SEK',
      prices: { EUR: { price: 'Price EUR' } },
      attributes: { Material: 'Material' },
    });
    expect(articlesOf(list[0])).toMatchObject([
      { size: 'M', stock: 4, prices: { SEK: { list: 129_900 }, EUR: { list: 11_990 } } },
    ]);
    expect(list[0]?.attributes).toMatchObject([{ key: 'material', values: [{ name: { sv: 'Ull' } }] }]);
  });

  test('a file in which nothing is known is refused with its columns and what is missing', async () => {
    const { line, reason, mapping: proposed } = await readFeedFailure('own.csv', 'a,b,c\n1,2,3\n');
    expect([line, proposed]).toEqual([1, { columns: {} }]);
    expect(reason).toMatch(/^no column was recognised as id, title, price: .*Columns: a, b, c$/);
  });

  test('a currency that no market sells in is imported, not sold, and said', async () => {
    const feed = 'ProductID,ProductName,Price (INR)\n1,Kurta,1299\n';
    const { products, soldIn, warnings } = await readFeedText('own.csv', feed);
    expect([products, soldIn]).toEqual([1, {}]);
    expect(warnings).toEqual([expect.stringMatching(/^1 price is in INR, which no market sells in/)]);
    const exchange = { exchange: { INR: { to: 'USD', rate: 0.0105 } } };
    const again = await readFeedText('own.csv', feed, { mapping: mapping(exchange) });
    expect(articlesOf(again.list[0])).toMatchObject([{ prices: { USD: { list: 1364, sale: null } } }]);
    expect(again.soldIn).toEqual({ 'en-us': 1, 'en-as': 1 });
  });

  test('where the feed names no currency the market does, and the report says so', async () => {
    const { warnings, soldIn } = await readFeedText('own.csv', 'id,title,price\n1,Cap,10\n', {
      market: marketOf('ko-kr'),
    });
    expect(soldIn).toEqual({ 'en-kr': 1, 'ko-kr': 1 });
    expect(warnings).toEqual([expect.stringMatching(/does not say its currency: 1 price was taken as KRW/)]);
  });
});

describe('a mapping file', () => {
  const feed =
    'Code|Style|Label|Now|Was|Shade|Fit|Pic 1|Pic 2|Main|Sub|Avail\n' +
    'c1|S1|Ridge cap|10|12|Blå|L|https://p.example/1.jpg||Caps|Wool caps|3-5 days\n' +
    'c2|S1|Ridge cap|10||Röd|L|https://p.example/2.jpg|https://p.example/3.jpg|Caps|Wool caps|never\n';
  const own = {
    delimiter: '|',
    columns: {
      id: 'Code',
      group: 'Style',
      title: 'Label',
      price: 'Now',
      priceBefore: 'Was',
      color: 'Shade',
      size: 'Fit',
      images: ['Pic 1', 'Pic 2'],
      category: ['Main', 'Sub'],
      availability: 'Avail',
    },
    currency: 'NOK',
    fixed: { brand: 'Northless', gender: 'women' },
    availability: { '3-5 days': 'in stock' },
  };

  test('every column goes where the merchant says', async () => {
    const { list, listings, warnings, variants } = await readFeedText('own.csv', feed, {
      mapping: mapping(own),
    });
    expect(variants).toBe(2);
    expect(list).toMatchObject([
      { productId: 'test~S1', brand: 'Northless', gender: 'women', listingIds: ['test~caps.wool-caps'] },
    ]);
    expect(articlesOf(list[0])).toMatchObject([
      { stock: 10, prices: { NOK: { list: 1200, sale: 1000 } } },
      { stock: 0, prices: { NOK: { list: 1000, sale: null } } },
    ]);
    expect(list[0]?.variants.map(({ images }) => images.length)).toEqual([1, 2]);
    expect(listings.map(({ title }) => title)).toEqual([{ en: 'Wool caps' }]);
    expect(warnings).toEqual(['availability "never" is not known: such products count as sold out']);
  });

  test('a report of a dry run is a mapping too', () => {
    expect(mapping({ format: 'csv', rows: 2, mapping: own })).toEqual(own);
  });

  test('columns that the file has not, fields that are missing and keys that are unknown are refused', async () => {
    const strange = mapping({ ...own, columns: { ...own.columns, color: 'Tone' } });
    expect((await readFeedFailure('own.csv', feed, { mapping: strange })).reason).toBe(
      'the mapping names columns that the file has not: Tone',
    );
    const poor = mapping({ columns: { id: 'Code' } });
    expect((await readFeedFailure('own.csv', feed, { mapping: poor })).reason).toBe(
      'the mapping has no column for title, price',
    );
  });
});

test('every fault of the file is told in words, with its field', () => {
  const columns = { id: 5, colr: 'Shade', title: '', images: ['A', 4] };
  const long = 'a'.repeat(61);
  const parsed = parseMapping({
    delimiter: '||',
    columns,
    currency: 'Euro',
    prices: { sek: { price: 'Pris' }, EUR: {} },
    exchange: { USD: { to: 'XXX', rate: 0 } },
    attributes: { [long]: 'Fit' },
    availability: { yes: 'ja', '': 'in stock', [long]: 'in stock' },
  });
  expect(parsed.ok ? [] : parsed.error.map(issueText)).toEqual([
    'delimiter: is longer than 1 character',
    expect.stringMatching(/^columns\.colr: is none of id, group, title,/),
    'columns.id: must be a text or a list',
    'columns.title: is empty',
    'columns.images[1]: must be a text',
    'currency: "Euro" is not three capital letters, such as EUR',
    'prices.sek: is not known here',
    'prices.EUR.price: is missing',
    expect.stringMatching(/^exchange\.USD\.to: "XXX" is none of EUR, /),
    'exchange.USD.rate: must be more than 0',
    `attributes.${long}: is not known here`,
    `availability.${long}: is not known here`,
    'availability.yes: "ja" is none of in stock, out of stock',
  ]);
  expect(parseMapping([])).toEqual({ ok: false, error: [{ field: '', reason: 'must be an object' }] });
});

test('a word for availability that is not in the mapping stays itself, whatever it is', async () => {
  const words = mapping({
    columns: { id: 'id', title: 'title', price: 'price', availability: 'state' },
    availability: { soon: 'out of stock' },
  });
  const feed = 'id,title,price,state\n1,Cap,10,soon\n2,Hat,10,constructor\n';
  const { list, warnings } = await readFeedText('own.csv', feed, { format: 'csv', mapping: words });
  expect(list.map((product) => articlesOf(product)[0]?.stock)).toEqual([0, 0]);
  expect(warnings).toContain('availability "constructor" is not known: such products count as sold out');
});

test("a date that a spreadsheet wrote as a number of days is none, and its column is no date's", async () => {
  const columns = mapping({ columns: { id: 'id', title: 'title', price: 'price', publishedAt: 'date' } });
  const feed = (date: string) => `id,title,price,date\n1,Cap,10,${date}\n`;
  const dateOf = async (date: string) =>
    (await readFeedText('own.csv', feed(date), { format: 'csv', mapping: columns })).list[0]?.publishedAt;
  expect([await dateOf('45231'), await dateOf('45231.5'), await dateOf('2026-05-01')]).toEqual([
    0,
    0,
    Date.UTC(2026, 4, 1),
  ]);
  const { mapping: proposed } = await readFeedText(
    'own.csv',
    'id,title,price,published at\n1,Cap,10,45231\n',
  );
  expect(proposed?.columns).not.toHaveProperty('publishedAt');
});
