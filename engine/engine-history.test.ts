import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductHit } from '#contract/product-hit.ts';
import type { MarketSource } from '#engine/catalogue.ts';
import { buildMarketColumns, buildTextBase, type Engine, openEngine } from '#engine/engine.ts';
import { EngineHistory, type EngineRetention } from '#engine/engine-history.ts';
import { engineSource } from '#engine/source.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';

const LIMITS: EngineRetention = { retainMs: 1_000, maxRetained: 3, maxBytes: 1_000 };
const text = buildTextBase(textSource('sv'));
const source = marketSource('sv-se');

/** An engine over the same text base with prices and stock that depend on the number. */
function engineNumber(number: number): Engine {
  const prices: MarketSource['prices'] = new Map(
    [...source.prices]
      .filter((_, at) => (at + number) % 7 !== 0)
      .map(([id, row], at) => [
        id,
        { ...row, listMinor: row.listMinor + ((at * 37 + number * 101) % 90) * 1000, saleMinor: null },
      ]),
  );
  const columns = buildMarketColumns({ ...source, epoch: `market-${number}`, prices }, text);
  const opened = openEngine({ text, columns }, { isVerified: true });
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}
const engines = Array.from({ length: 12 }, (_, number) => engineNumber(number));
const request = (cursor: string | null, limit = 2) => ({
  filters: [],
  sort: { field: 'price', order: 'asc' as const },
  limit,
  cursor,
});
const cursorOf = (engine: Engine) => {
  const result = engine.search('', request(null));
  return result.ok ? (result.value.cursor ?? '') : '';
};

test('without a cursor, or with an unknown one, the current engine is used', () => {
  const history = new EngineHistory(LIMITS);
  expect(history.at(null, 0)).toBeUndefined();
  history.replace(engines[0]!, 100, 0);
  history.replace(engines[1]!, 100, 10);
  for (const cursor of [null, undefined, '', 'x.y.z', cursorOf(engines[5]!), cursorOf(engines[1]!)])
    expect(history.at(cursor, 10)).toBe(engines[1]);
  expect(history.at(cursorOf(engines[0]!), 10)).toBe(engines[0]);
});

test('an engine is retained for a time, which each use of its cursor restarts', () => {
  const history = new EngineHistory(LIMITS);
  history.replace(engines[0]!, 100, 0);
  history.replace(engines[1]!, 100, 500);
  expect(history.retainedForCursor(cursorOf(engines[0]!), 1_400)).toBe(engines[0]);
  expect(history.retainedForCursor(cursorOf(engines[0]!), 2_300)).toBe(engines[0]);
  expect(history.retainedForCursor(cursorOf(engines[0]!), 3_400)).toBeUndefined();
});

test('one that nobody asks for any more is dropped without a request', () => {
  const history = new EngineHistory(LIMITS);
  history.replace(engines[0]!, 100, 0);
  history.replace(engines[1]!, 100, 500);
  history.expire(1_499);
  expect(history.retainedForCursor(cursorOf(engines[0]!), 1_400)).toBe(engines[0]);
  history.expire(2_400);
  // As of a time at which it would still be there.
  expect(history.retainedForCursor(cursorOf(engines[0]!), 1_400)).toBeUndefined();
});

test('the limits on number and bytes hold, and the newest is always retained', () => {
  const retained = (bytes: number) => {
    const history = new EngineHistory(LIMITS);
    for (const engine of engines) history.replace(engine, bytes, 0);
    return engines.filter((engine) => history.retainedForCursor(cursorOf(engine), 0) !== undefined);
  };
  expect(retained(100)).toEqual(engines.slice(8, 11));
  expect(retained(500)).toEqual(engines.slice(9, 11));
  expect(retained(5_000)).toEqual(engines.slice(10, 11));
});

test('an engine that becomes current again is not retained as well', () => {
  const history = new EngineHistory(LIMITS);
  for (const number of [0, 1, 0]) history.replace(engines[number]!, 100, 0);
  expect(history.current).toBe(engines[0]);
  expect(history.retainedForCursor(cursorOf(engines[0]!), 0)).toBeUndefined();
  expect(history.retainedForCursor(cursorOf(engines[1]!), 0)).toBe(engines[1]);
});

test('whatever changes between pages, all pages of a list are of the epoch in which it began', async () => {
  const fullLists = new Map(
    engines.map((engine) => {
      const result = engine.search('', request(null, 100));
      if (!result.ok) throw new Error(result.error.code);
      return [engine, result.value.displays.map(hitText)];
    }),
  );
  const action = fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('update' as const), engine: fc.nat(11) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('begin' as const), limit: fc.integer({ min: 1, max: 5 }) }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('more' as const), list: fc.nat(5) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 80 }), async (actions) => {
      let now = 0;
      const history = new EngineHistory({ retainMs: 1_000_000, maxRetained: 100, maxBytes: 1_000_000 });
      history.replace(engines[0]!, 1, now);
      const discovery = engineSource(
        (_, cursor) => history.at(cursor, now),
        () => 'id',
      );
      const resultLists: {
        readonly of: Engine;
        readonly limit: number;
        cursor: string | null;
        cards: string[];
      }[] = [];
      const load = async (list: (typeof resultLists)[number]) => {
        const page = request(list.cursor, list.limit);
        const result = await discovery.searchResults({
          merchant: 'cairn',
          market: 'sv-se',
          query: '',
          ...page,
        });
        if (!result.ok) throw new Error(result.error.code);
        list.cards.push(...result.value.displays.map(hitText));
        list.cursor = result.value.cursor ?? null;
      };
      for (const step of actions) {
        now += 1;
        if (step.kind === 'update') history.replace(engines[step.engine]!, 1, now);
        else if (step.kind === 'begin') {
          const list = { of: history.current!, limit: step.limit, cursor: null, cards: [] };
          resultLists.push(list);
          await load(list);
        } else {
          const list = resultLists[step.list % Math.max(resultLists.length, 1)];
          if (list !== undefined && list.cursor !== null) await load(list);
        }
      }
      for (const list of resultLists) {
        while (list.cursor !== null) await load(list);
        expect(list.cards).toEqual(fullLists.get(list.of));
      }
    }),
    { numRuns: 60 },
  );
});

function hitText(display: ProductHit): string {
  return JSON.stringify(display.variant_displays);
}
