// Files as they are found: packed, cut short, in old encodings, with lines of all kinds.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readFeedText, readFeedFailure } from '#tests/feed-text.ts';

const HEADER = 'id,title,price,description\n';
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1},Ridge cap ${at + 1},10 EUR,Warm\n`).join('');

test('a packed feed is read like a plain one, however it is called', async () => {
  const packed = gzipSync(HEADER + rows(3));
  expect((await readFeedText('feed.csv.gz', packed)).products).toBe(3);
  expect((await readFeedText('feed.csv', packed)).products).toBe(3);
});

test('a packed feed that is cut short or damaged is refused', async () => {
  const packed = gzipSync(HEADER + rows(5000));
  const short = await readFeedFailure('feed.csv.gz', packed.subarray(0, packed.length - 200));
  expect(short.reason).toMatch(/^the gzip archive is damaged or cut short/);
  const broken = Buffer.from(packed);
  broken.fill(0x55, packed.length / 2, packed.length / 2 + 50);
  expect((await readFeedFailure('feed.csv.gz', broken)).reason).toMatch(/^the gzip archive is damaged/);
});

test('a file that ends in the middle of a row is refused with the line', async () => {
  const { line, reason } = await readFeedFailure('feed.csv', `${HEADER}${rows(2)}3,Ridge c`);
  expect([line, reason]).toEqual([4, 'the file ends in the middle of a row: it is cut short']);
});

test('a cell that is never closed is refused with the line it opens in', async () => {
  const { line, reason } = await readFeedFailure(
    'feed.csv',
    `${HEADER}${rows(2)}3,"Ridge cap,10 EUR,Warm\n${rows(50)}`,
  );
  expect([line, reason]).toEqual([4, 'a quoted cell that opens in this row is never closed']);
});

test('a quote where none may stand is refused with its line', async () => {
  const { line, reason } = await readFeedFailure('feed.csv', `${HEADER}1,"28" wheel",10 EUR,x\n`);
  expect([line, reason]).toEqual([2, expect.stringMatching(/^not well-formed/)]);
});

test('a row with another number of cells is rejected by itself', async () => {
  const { products, rejected } = await readFeedText(
    'feed.csv',
    `${HEADER}1,Cap,10 EUR,x,,\n2,Cap\n3,Cap,1,2,3,4\n4,Hat,10 EUR,x\n`,
  );
  expect(products).toBe(2);
  expect(rejected).toEqual([
    { line: 3, reason: 'has 2 cells where the header has 4' },
    { line: 4, reason: 'has 6 cells where the header has 4' },
  ]);
});

test('lines are counted through blank lines, cells of several lines and Windows line ends', async () => {
  const text = `${HEADER}\n1,Cap,10 EUR,"one\ntwo\n"\n\n\n2,Hat,,x\n3,,10 EUR,"a\nb"\n4,Bag,-,x\n`;
  for (const feed of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
    const { rejected } = await readFeedText('feed.csv', feed);
    expect(rejected.map(({ line, id }) => [line, id])).toEqual([
      [8, '2'],
      [9, '3'],
      [11, '4'],
    ]);
  }
});

test('a byte order mark, UTF-16 and the encoding of spreadsheets are read', async () => {
  const feed = 'id,title,price\n1,Fjällmössa,10 EUR\n';
  const forms = [
    Buffer.from(`\uFEFF${feed}`),
    Buffer.from(`\uFEFF${feed}`, 'utf16le'),
    Buffer.from(feed, 'latin1'),
  ];
  for (const form of forms) {
    const { list } = await readFeedText('feed.csv', form);
    expect(list[0]?.title.en).toBe('Fjällmössa');
  }
});

test('UTF-8 that breaks later in the file is refused near its line', async () => {
  const feed = Buffer.concat([
    Buffer.from(HEADER + rows(20_000)),
    Buffer.from('x,F\xe4ll,10 EUR,x\n', 'latin1'),
  ]);
  const { line, reason } = await readFeedFailure('feed.csv', feed);
  expect(reason).toMatch(/^not valid UTF-8/);
  expect(line).toBeGreaterThan(10_000);
});

test('an absent, an empty and a foreign file are refused', async () => {
  expect((await readFeedFailure('feed.csv', '')).reason).toBe('the file is empty');
  expect((await readFeedFailure('feed.csv', '\n\n')).reason).toBe('the file is empty');
  expect((await readFeedFailure('feed.xlsx', 'PK\u0003\u0004 spreadsheet')).reason).toMatch(/saved as CSV/);
});

test('a feed of which no row can be imported is refused, so that it never empties a shop', async () => {
  const { line, reason, rejected } = await readFeedFailure(
    'feed.csv',
    'id,title,price\n1,Cap,soon\n2,Hat,soon\n',
    {
      mapping: { columns: { id: 'id', title: 'title', price: 'price' } },
    },
  );
  expect([line, reason]).toEqual([2, 'none of 2 rows can be imported: "soon" is not an amount of money']);
  expect(rejected).toHaveLength(2);
});
