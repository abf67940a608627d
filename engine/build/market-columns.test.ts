import { expect, test } from 'vitest';
import { buildMarketColumns, buildTextBase, marketBuilder, stockLevelOf } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';

const text = buildTextBase(textSource('sv'));
const source = marketSource('sv-se');

test('price columns, for several markets at once, give the same files as prices by id', () => {
  const builder = marketBuilder(text);
  const ids = builder.articleIds();
  const rows = ids.map((id) => source.prices.get(id));
  const prices = {
    list: Int32Array.from(rows, (row) => row?.listMinor ?? -1),
    price: Int32Array.from(rows, (row) =>
      row === undefined ? -1 : Math.min(row.listMinor, row.saleMinor ?? row.listMinor),
    ),
    stockLevel: Uint8Array.from(rows, (row) => stockLevelOf(row?.stock ?? 0)),
  };
  expect(ids).toEqual(expect.arrayContaining([...source.prices.keys()]));
  const other = { ...source, market: 'sv-no', epoch: 'market-2' };
  const built = builder.build(prices, [source, other]).map((file) => new Uint8Array(file));
  expect(built).toEqual([source, other].map((one) => new Uint8Array(buildMarketColumns(one, text))));
});

test('price columns of another text base are rejected', () => {
  const prices = { list: new Int32Array(1), price: new Int32Array(1), stockLevel: new Uint8Array(1) };
  expect(() => buildMarketColumns({ ...source, prices }, text)).toThrow('prices are not those of');
});
