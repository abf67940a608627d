// External catalogue files: accepted forms, and errors with their location.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { engineOfRecords, rankedIds } from '#tests/relevance/record-engine.ts';
import { readJudgments, readProducts, readQueries } from '#tests/relevance/records.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer, name = 'file.jsonl'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const linesOf = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');

test('a product needs an id and a title; other fields may be missing, null, or in any common form', async () => {
  const path = fileOf(
    `\uFEFF${linesOf(
      {
        id: 7,
        title: 'Saw',
        brand: null,
        category: 'Tools > Hand tools',
        attributes: { Teeth: 24, Use: ['wood'] },
      },
      { id: 'b', title: 'Nail', attributes: [{ name: 'Length', value: '5 cm' }, ['Colour', 'blue', 'red']] },
      {
        id: 'c',
        title: 'Glue',
        category: ['Paint / Glue', 'Wood'],
        attributes: ['quick', { key: 'Tin', values: [null] }],
      },
    )}\r\n\n`,
  );
  const [saw, nail, glue] = await readProducts(path);
  expect(saw).toEqual({
    id: '7',
    title: 'Saw',
    description: '',
    brand: '',
    categories: [['Tools', 'Hand tools']],
    attributes: [
      { name: 'Teeth', values: ['24'] },
      { name: 'Use', values: ['wood'] },
    ],
  });
  expect(nail?.attributes).toEqual([
    { name: 'Length', values: ['5 cm'] },
    { name: 'Colour', values: ['blue', 'red'] },
  ]);
  expect(glue?.categories).toEqual([['Paint', 'Glue'], ['Wood']]);
  expect(glue?.attributes).toEqual([{ name: '', values: ['quick'] }]);
});

test.each([
  ['{"id":"a","title":"x"}\nnot json', /line 2: not JSON/],
  ['[1]', /line 1: not a JSON object/],
  ['{"title":"x"}', /line 1, field "id"/],
  ['{"id":"a","title":" "}', /line 1, field "title"/],
  ['{"id":"a","title":"x"}\n\n{"id":"a","title":"y"}', /line 3, field "id".*"a" is used already/],
  ['{"id":"a","title":"x","brand":{}}', /line 1, field "brand"/],
  ['{"id":"a","title":"x","category":[3]}', /line 1, field "category"/],
  ['{"id":"a","title":"x","attributes":3}', /line 1, field "attributes"/],
  ['{"id":"a","title":"x","attributes":{"k":{"v":1}}}', /line 1, field "attributes"/],
  ['\n', /has no products/],
])('invalid products %j are rejected', async (content, message) => {
  await expect(readProducts(fileOf(content))).rejects.toThrow(message);
});

test('a missing file or a truncated archive is rejected, and never read as a shorter one', async () => {
  await expect(readProducts(join(folder, 'nowhere.jsonl'))).rejects.toThrow(/nowhere.*cannot be read/);
  const rows = Array.from({ length: 5000 }, (_, at) => ({ id: at, title: `Saw ${Math.sin(at)}` }));
  const zipped = gzipSync(linesOf(...rows));
  expect(await readProducts(fileOf(zipped, 'good.jsonl.gz'))).toHaveLength(5000);
  const cut = fileOf(zipped.subarray(0, zipped.length / 2), 'cut.jsonl.gz');
  await expect(readProducts(cut)).rejects.toThrow(/cut.*cannot be read/);
});

test('invalid queries and judgments are rejected by line and field', async () => {
  expect(await readQueries(fileOf('{"id":"q","query":"saw","oov":true}\n{"id":"r","query":"x"}'))).toEqual([
    { id: 'q', query: 'saw', isOov: true },
    { id: 'r', query: 'x', isOov: false },
  ]);
  await expect(readQueries(fileOf('{"id":"q"}'))).rejects.toThrow(/line 1, field "query"/);
  await expect(readQueries(fileOf('{"id":"q","query":"x","oov":1}'))).rejects.toThrow(/field "oov"/);
  const judgments = await readJudgments(fileOf('query_id,product_id,grade\nq,a,3\nq,b,0\n'));
  expect([...(judgments.get('q') ?? [])]).toEqual([
    ['a', 3],
    ['b', 0],
  ]);
  await expect(readJudgments(fileOf('h\nq,a,4'))).rejects.toThrow(/line 2, field "grade"/);
  await expect(readJudgments(fileOf('h\nq'))).rejects.toThrow(/line 2, field "product_id"/);
});

test('products are found by every field, and long results are read page by page', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => ({ id: `p${at}`, title: 'Saw' }));
  const path = fileOf(
    linesOf(
      ...rows,
      { id: 'd', title: 'One', description: 'resin' },
      { id: 'b', title: 'Two', brand: 'Ironwood' },
      { id: 'c', title: 'Three', category: 'Ladders > Steps' },
      { id: 'a', title: 'Four', attributes: { Finish: 'gloss' } },
    ),
  );
  const engine = engineOfRecords(await readProducts(path));
  const ids = ['resin', 'ironwood', 'ladders', 'steps', 'gloss'].map((query) => rankedIds(engine, query, 5));
  expect(ids).toEqual([['d'], ['b'], ['c'], ['c'], ['a']]);
  const all = rankedIds(engine, 'saw', 1000);
  expect([all.length, new Set(all).size]).toEqual([600, 600]);
  expect(rankedIds(engine, 'saw', 300)).toEqual(all.slice(0, 300));
});
