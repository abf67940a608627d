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

/** Other prices and stock for every number, of one text base. */
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
  const answer = engine.search('', request(null));
  return answer.ok ? (answer.value.cursor ?? '') : '';
};

test('without a cursor, and with one that nobody made, the current engine is asked', () => {
  const epochs = new EngineHistory(LIMITS);
  expect(epochs.at(null, 0)).toBeUndefined();
  epochs.replace(engines[0]!, 100, 0);
  epochs.replace(engines[1]!, 100, 10);
  for (const cursor of [null, undefined, '', 'x.y.z', cursorOf(engines[5]!), cursorOf(engines[1]!)])
    expect(epochs.at(cursor, 10)).toBe(engines[1]);
  expect(epochs.at(cursorOf(engines[0]!), 10)).toBe(engines[0]);
});

test('an engine is kept for its time, which a question with its cursor begins anew', () => {
  const epochs = new EngineHistory(LIMITS);
  epochs.replace(engines[0]!, 100, 0);
  epochs.replace(engines[1]!, 100, 500);
  expect(epochs.retainedForCursor(cursorOf(engines[0]!), 1_400)).toBe(engines[0]);
  expect(epochs.retainedForCursor(cursorOf(engines[0]!), 2_300)).toBe(engines[0]);
  expect(epochs.retainedForCursor(cursorOf(engines[0]!), 3_400)).toBeUndefined();
});

test('no more are kept than are allowed, by number and by bytes, the newest always', () => {
  const kept = (bytes: number) => {
    const epochs = new EngineHistory(LIMITS);
    for (const engine of engines) epochs.replace(engine, bytes, 0);
    return engines.filter((engine) => epochs.retainedForCursor(cursorOf(engine), 0) !== undefined);
  };
  expect(kept(100)).toEqual(engines.slice(8, 11));
  expect(kept(500)).toEqual(engines.slice(9, 11));
  expect(kept(5_000)).toEqual(engines.slice(10, 11));
});

test('an engine that comes back is the current one alone', () => {
  const epochs = new EngineHistory(LIMITS);
  for (const number of [0, 1, 0]) epochs.replace(engines[number]!, 100, 0);
  expect(epochs.current).toBe(engines[0]);
  expect(epochs.retainedForCursor(cursorOf(engines[0]!), 0)).toBeUndefined();
  expect(epochs.retainedForCursor(cursorOf(engines[1]!), 0)).toBe(engines[1]);
});

test('DA-02 whatever is changed between two pages, the pages of a list are the list of the epoch in which it began', async () => {
  const whole = new Map(
    engines.map((engine) => {
      const answer = engine.search('', request(null, 100));
      if (!answer.ok) throw new Error(answer.error.code);
      return [engine, answer.value.displays.map(shown)];
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
      const epochs = new EngineHistory({ retainMs: 1_000_000, maxRetained: 100, maxBytes: 1_000_000 });
      epochs.replace(engines[0]!, 1, now);
      const discovery = engineSource(
        (_, cursor) => epochs.at(cursor, now),
        () => 'id',
      );
      const lists: { readonly of: Engine; readonly limit: number; cursor: string | null; cards: string[] }[] =
        [];
      const load = async (list: (typeof lists)[number]) => {
        const page = request(list.cursor, list.limit);
        const answer = await discovery.searchResults({
          merchant: 'cairn',
          market: 'sv-se',
          query: '',
          ...page,
        });
        if (!answer.ok) throw new Error(answer.error.code);
        list.cards.push(...answer.value.displays.map(shown));
        list.cursor = answer.value.cursor ?? null;
      };
      for (const step of actions) {
        now += 1;
        if (step.kind === 'update') epochs.replace(engines[step.engine]!, 1, now);
        else if (step.kind === 'begin') {
          const list = { of: epochs.current!, limit: step.limit, cursor: null, cards: [] };
          lists.push(list);
          await load(list);
        } else {
          const list = lists[step.list % Math.max(lists.length, 1)];
          if (list !== undefined && list.cursor !== null) await load(list);
        }
      }
      for (const list of lists) {
        while (list.cursor !== null) await load(list);
        expect(list.cards).toEqual(whole.get(list.of));
      }
    }),
    { numRuns: 60 },
  );
});

function shown(display: ProductHit): string {
  return JSON.stringify(display.variant_displays);
}
