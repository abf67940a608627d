// WooCommerce's CSV, in the language of its admin.
import { expect, test } from 'vitest';
import { articlesOf, readFeedText, readFeedFailure } from '#tests/feed-text.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const HEADER =
  'ID,Type,SKU,Name,Published,Description,"Date sale price starts","Date sale price ends","In stock?",Stock,"Backorders allowed?",' +
  '"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"';

test('variations join their parent, wherever it stands', async () => {
  const feed = `${HEADER}
11,variation,J-1-S,"Jacket - Red, S",1,,,,1,4,0,80,100,,,https://p.example/red.jpg,J-1,Color,Red,pa_size,S
10,variable,J-1,Jacket,1,"Warm.",,,1,,0,,,"Clothes > Jackets, Sale","winter, warm",https://p.example/all.jpg,,Color,"Red, Blue",pa_size,S
12,variation,J-1-B,"Jacket - Blue, S",1,,,,1,,0,,120,,,https://p.example/blue.jpg,id:10,Color,Blue,pa_size,S
`;
  const { format, list, listings, rejected } = await readFeedText('export.csv', feed);
  expect([format, rejected]).toEqual(['woocommerce-csv', []]);
  expect(list).toMatchObject([
    {
      productId: 'test~10',
      title: { en: 'Jacket' },
      description: { en: '<p>Warm.</p>' },
      keywords: ['winter', 'warm'],
      listingIds: ['test~clothes.jackets', 'test~sale'],
    },
  ]);
  expect(
    articlesOf(list[0]).map(({ articleId, size, stock, prices }) => [articleId, size, stock, prices.EUR]),
  ).toEqual([
    ['test~12', 'S', 10, { list: 12_000, sale: null }],
    ['test~11', 'S', 4, { list: 10_000, sale: 8000 }],
  ]);
  expect(listings.map(({ listingId, parentId }) => [listingId, parentId])).toEqual([
    ['test~clothes', null],
    ['test~sale', null],
    ['test~clothes.jackets', 'test~clothes'],
  ]);
});

test("the tax class is the product's, and the standard one is none", async () => {
  const feed = `ID,Type,SKU,Name,Published,"In stock?","Regular price","Tax class",Parent
10,variable,J-1,Book,1,1,,reduced-rate,
11,variation,J-1-S,Book,1,1,100,parent,J-1
20,simple,C-1,Cap,1,1,100,,
30,simple,C-2,Hat,1,1,100,standard,
`;
  const { list } = await readFeedText('export.csv', feed);
  expect(list.map(({ productId, taxCategory }) => [productId, taxCategory])).toEqual([
    ['test~10', 'reduced-rate'],
    ['test~20', undefined],
    ['test~30', undefined],
  ]);
});

test('attributes and values that differ by a sign or in a script of their own stay apart', async () => {
  const columns = [1, 2].map((at) => `Attribute ${at} name,Attribute ${at} value(s)`).join(',');
  const feed = `ID,Type,SKU,Name,Published,"In stock?","Regular price",${columns}
1,simple,,Fridge,1,1,10,Class,"A, A+, A++, a+",素材,Wool
2,simple,,Freezer,1,1,10,Class,"5 °C, -5 °C, 100, 100 %, Extra  Large, extra-large",季節,Winter
`;
  const { list } = await readFeedText('export.csv', feed);
  const idsOf = (at: number) => list[at]?.attributes[0]?.values.map(({ id }) => id) ?? [];
  expect(idsOf(0)).toEqual([
    'a',
    ...['A+', 'A++', 'a+'].map(() => expect.stringMatching(/^a\.[a-z2-7]{8}$/)),
  ]);
  expect(new Set(idsOf(0)).size).toBe(3);
  expect([new Set(idsOf(1)).size, idsOf(1)]).toEqual([5, expect.arrayContaining(['100', 'extra-large'])]);
  const keys = list.map(({ attributes }) => attributes[1]?.key);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['Warm.\\n\\nDry.\\nLight.', '<p>Warm.</p><p>Dry.</p><p>Light.</p>'],
  ['By hand.\\nIn <b>Sweden</b>.\\n\\nVegan.', '<p>By hand.<br>In <strong>Sweden</strong>.</p><p>Vegan.</p>'],
  [
    '<ul>\\n\\n<li>Warm</li>\\n<li>Dry</li>\\n</ul>\\nLight.',
    '<ul><li>Warm</li><li>Dry</li></ul><p>Light.</p>',
  ],
  ['<p>Warm\\nand dry.</p>\\n\\n<p>Light.</p>', '<p>Warm<br>and dry.</p><p>Light.</p>'],
  ['C:\\\\new <i>or</i> old', '<p>C:\\new <em>or</em> old</p>'],
])('the description %s has its line breaks', async (written, shown) => {
  const feed = `ID,Type,SKU,Name,Published,Description,"In stock?","Regular price"\n1,simple,,Cap,1,"${written}",1,10\n`;
  const { list } = await readFeedText('export.csv', feed);
  expect(list[0]?.description.en).toBe(shown);
});

test('a description that is long and full of spaces or of tags without an end takes no longer than another', async () => {
  const rest = ['<b>a</b>', `${' '.repeat(300_000)}x`, '\n<p'.repeat(100_000), '>\n'.repeat(100_000)];
  const feed = `ID,Type,SKU,Name,Published,Description,"In stock?","Regular price"\n1,simple,,Cap,1,"${rest.join('')}",1,10\n`;
  const started = performance.now();
  expect((await readFeedText('export.csv', feed)).products).toBe(1);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("a comma in a variation's option is one", async () => {
  const feed = `ID,Type,SKU,Name,Published,"In stock?","Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"
10,variable,J-1,Oil,1,1,,,Size,"Small\\, 30 ml, Large\\, 90 ml",Color,"Black\\, White"
11,variation,J-1-S,Oil,1,1,100,J-1,Size,"Small\\, 30 ml",Color,"Black\\, White"
12,variation,J-1-L,Oil,1,1,150,J-1,Size,"Large\\, 90 ml",Color,"Black\\, White"
`;
  const { list } = await readFeedText('export.csv', feed);
  expect(articlesOf(list[0]).map(({ size }) => size)).toEqual(['Small, 30 ml', 'Large, 90 ml']);
  expect(list[0]?.variants.map(({ specificColorName }) => specificColorName.en)).toEqual(['Black, White']);
});

test('a variation whose stock the parent manages has that of the parent', async () => {
  const feed = `ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)"
10,variable,J-1,Jacket,1,1,3,,,Size,"S, M"
11,variation,J-1-S,Jacket,1,1,parent,100,J-1,Size,S
12,variation,J-1-M,Jacket,1,0,parent,100,J-1,Size,M
13,variation,J-1-L,Jacket,1,1,7,100,J-1,Size,L
`;
  const { list, warnings } = await readFeedText('export.csv', feed);
  expect(articlesOf(list[0]).map(({ stock }) => stock)).toEqual([3, 0, 7]);
  expect(warnings.filter((text) => text.includes('parent'))).toEqual([]);
});

test('drafts, private, grouped and orphaned rows are skipped with a reason', async () => {
  const feed = `${HEADER}
1,simple,,Cap,1,,,,1,,0,,10,,,,,,,,
2,simple,,Draft,'-1,,,,1,,0,,10,,,,,,,,
3,simple,,Private,0,,,,1,,0,,10,,,,,,,,
4,grouped,,Set,1,,,,1,,0,,10,,,,,,,,
5,variation,,Lost,1,,,,1,,0,,10,,,,X-9,,,,
6,variable,E,Empty,1,,,,1,,0,,,,,,,,,,
7,variable,H,Hidden,-1,,,,1,,0,,,,,,,,,,
8,variation,,Of hidden,1,,,,1,,0,,10,,,,H,,,,
`;
  const { products, rejected } = await readFeedText('export.csv', feed);
  expect(products).toBe(1);
  expect(rejected.map(({ line, id, reason }) => `${line} ${id} ${reason}`)).toEqual([
    '3 2 not for sale: a draft (published is -1)',
    '4 3 not for sale: private (published is 0)',
    '5 4 grouped products cannot be bought here',
    '8 7 not for sale: a draft (published is -1)',
    '6 5 its parent X-9 is not in the file',
    '9 8 its parent H is not for sale',
    '7 6 a variable product without variations',
  ]);
});

test('Russian headers after a blank line and a tab, German ones in a semicolon file', async () => {
  const russian =
    '\n\tID,Тип,Артикул,Имя,Опубликован,Описание,"В наличии?","Базовая цена",Категории,Изображения\n' +
    '40,simple,,"Куртка синяя",1,Тёплая,1,240,"Женская одежда","https://p.example/1.jpg, https://p.example/2.jpg"\n' +
    "41,simple,,Шапка,'-1,,1,20,,\n";
  const first = await readFeedText('export.csv', russian);
  expect(first.list).toMatchObject([
    {
      productId: 'test~40',
      slug: 'kurtka-sinyaya-40',
      gender: 'women',
      variants: [{ color: { id: 'blue' } }],
    },
  ]);
  expect(first.list[0]?.variants[0]?.images).toHaveLength(2);
  expect(first.rejected).toMatchObject([{ line: 4, id: '41' }]);
  const german =
    'ID;Typ;Artikelnummer;Name;Veröffentlicht;"Vorrätig?";Angebotspreis;"Regulärer Preis";Kategorien\n' +
    '1;simple;M1;Mütze;1;0;"9,50";"1.012,50";Mützen\n';
  const second = await readFeedText('export.csv', german, { market: marketOf('de-de') });
  expect(articlesOf(second.list[0])).toMatchObject([
    { stock: 0, prices: { EUR: { list: 101_250, sale: 950 } } },
  ]);
});

test('a language that is not known is refused, and says what to do', async () => {
  const feed = 'ID,Typ,Kód,Název,Zveřejněno,Cena\n1,simple,,Čepice,1,10\n';
  const { line, reason } = await readFeedFailure('export.csv', feed);
  expect(line).toBe(1);
  expect(reason).toBe(
    'the columns for name, price are not known in this language: export in English, or import as csv with a mapping',
  );
});
