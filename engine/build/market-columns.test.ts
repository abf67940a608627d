import { expect, test } from 'vitest';
import { articleIds, buildMarketColumns, buildTextBase } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';

const text = buildTextBase(textSource('sv'));
const source = marketSource('sv-se');

test('prices by number make the same columns as prices by id', () => {
  const ids = articleIds(text);
  const rows = ids.map((id) => source.prices.get(id));
  const prices = {
    list: Int32Array.from(rows, (row) => row?.listMinor ?? -1),
    price: Int32Array.from(rows, (row) =>
      row === undefined ? -1 : Math.min(row.listMinor, row.saleMinor ?? row.listMinor),
    ),
    stock: Uint16Array.from(rows, (row) => row?.stock ?? 0),
  };
  expect(ids).toEqual(expect.arrayContaining([...source.prices.keys()]));
  const numbered = new Uint8Array(buildMarketColumns({ ...source, prices }, text));
  expect(numbered).toEqual(new Uint8Array(buildMarketColumns(source, text)));
});

test('numbered prices of another text base are refused', () => {
  const prices = { list: new Int32Array(1), price: new Int32Array(1), stock: new Uint16Array(1) };
  expect(() => buildMarketColumns({ ...source, prices }, text)).toThrow('prices are not those of');
});
