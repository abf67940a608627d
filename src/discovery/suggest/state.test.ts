import { describe, expect, test } from 'vitest';
import type { SearchSuggestions } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import {
  countItems,
  fieldText,
  itemAt,
  nextGroupIndex,
  nextIndex,
  sectionsOf,
} from '#src/discovery/suggest/items.ts';
import {
  RETRY_PAUSES_MS,
  SUGGEST_DELAY_MS,
  closeSuggestions,
  createSuggestState,
  moveActive,
  openSuggestions,
  type SuggestServices,
  sectionsOfState,
  setTypedText,
} from '#src/discovery/suggest/state.ts';
import { cards } from '#tests/fixtures/discovery-responses.ts';

const NARROW = { isWide: false, hasGroupKeys: false };
const listing = {
  listingId: 'l1',
  title: 'Jackets',
  href: '/sv-se/c/jackets',
  ancestors: 'Women',
  image: null,
};
function suggestions(overrides: Partial<SearchSuggestions> = {}): SearchSuggestions {
  return {
    queries: ['rain jacket'],
    listings: [listing],
    contentLinks: [],
    cards: cards(0, 6),
    total: 40,
    ...overrides,
  };
}

function harness() {
  const requests: { query: string; respond: (result: Result<SearchSuggestions>) => void }[] = [];
  const timers: { work: () => void; ms: number; isCanceled: boolean }[] = [];
  const services: SuggestServices = {
    market: 'sv-se',
    searchFor: (query) => `?query=${query}`,
    client: {
      suggest: (_market, query) => new Promise((respond) => void requests.push({ query, respond })),
    },
    schedule(work, ms) {
      const timer = { work, ms, isCanceled: false };
      timers.push(timer);
      return () => {
        timer.isCanceled = true;
      };
    },
  };
  const state = createSuggestState('', ['rain trousers', 'boots']);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { state, services, requests, timers, settle };
}

describe('items', () => {
  test('three queries, three earlier searches, three categories, four products, in the order of the keys', () => {
    const many = suggestions({
      queries: ['a1', 'a2', 'a3', 'a4'],
      listings: Array.from({ length: 5 }, (_, index) => ({ ...listing, listingId: `l${index}` })),
    });
    const sections = sectionsOf(many, ['a', 'xa', 'ya', 'za'], 'a', NARROW);
    expect(sections.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['queries', 3],
      ['previous', 3],
      ['listings', 3],
      ['products', 5],
    ]);
    expect(sections.flatMap(({ items }) => items.map(({ index }) => index))).toEqual([...Array(14).keys()]);
    expect(itemAt(sections, 13)).toEqual({ kind: 'all', query: 'a', total: 40 });
  });

  test('a query that is an earlier search is named once', () => {
    const sections = sectionsOf(
      suggestions({ queries: ['Rain Trousers', 'rain'] }),
      ['rain trousers'],
      'ra',
      NARROW,
    );
    expect(sections.slice(0, 2).map(({ items }) => items.map(({ item }) => fieldText(item, '')))).toEqual([
      ['rain'],
      ['rain trousers'],
    ]);
  });

  test('the keys go through all items and through the field at both ends', () => {
    expect([nextIndex(-1, 1, 3), nextIndex(2, 1, 3), nextIndex(-1, -1, 3), nextIndex(0, -1, 3)]).toEqual([
      0, -1, 2, -1,
    ]);
    expect(nextIndex(-1, 1, 0)).toBe(-1);
  });

  test('the keys go from group to group, and through the field at both ends', () => {
    const sections = sectionsOf(suggestions(), ['rain trousers', 'rain'], 'ra', NARROW);
    // A query, two earlier searches, a category, four products with all of them.
    const steps = (by: 1 | -1) => {
      const at = [nextGroupIndex(sections, -1, by)];
      while (at.at(-1) !== -1) at.push(nextGroupIndex(sections, at.at(-1) ?? -1, by));
      return at;
    };
    expect(steps(1)).toEqual([0, 1, 3, 4, -1]);
    expect(steps(-1)).toEqual([4, 3, 1, 0, -1]);
    expect([nextGroupIndex(sections, 2, 1), nextGroupIndex(sections, 6, -1)]).toEqual([3, 3]);
    expect(nextGroupIndex([], -1, 1)).toBe(-1);
  });

  test('a query writes its words into the field, other items leave what was typed', () => {
    const sections = sectionsOf(suggestions(), [], 'ra', NARROW);
    expect(fieldText(itemAt(sections, 0), 'ra')).toBe('rain jacket');
    expect(fieldText(itemAt(sections, 1), 'ra')).toBe('ra');
    expect(fieldText(undefined, 'ra')).toBe('ra');
  });
});

describe('asking', () => {
  test('typing asks after a pause of 250 ms', async () => {
    const { state, services, requests, timers, settle } = harness();
    setTypedText(state, services, 'rai');
    expect(requests).toEqual([]);
    expect(timers[0]?.ms).toBe(SUGGEST_DELAY_MS);
    expect(SUGGEST_DELAY_MS).toBe(250);
    timers[0]?.work();
    expect(requests[0]?.query).toBe('rai');
    requests[0]?.respond(ok(suggestions()));
    await settle();
    expect(state.shown?.total).toBe(40);
    expect(state.loadedQuery).toBe('rai');
  });

  test('the response to an older request is not shown', async () => {
    const { state, services, requests, timers, settle } = harness();
    setTypedText(state, services, 'r');
    timers[0]?.work();
    setTypedText(state, services, 'ra');
    timers[1]?.work();
    requests[1]?.respond(ok(suggestions({ total: 2 })));
    requests[0]?.respond(ok(suggestions({ total: 1 })));
    await settle();
    expect(state.shown?.total).toBe(2);
  });

  test('a response that comes after more was typed is not shown', async () => {
    const { state, services, requests, timers, settle } = harness();
    setTypedText(state, services, 'r');
    timers[0]?.work();
    setTypedText(state, services, 'ra');
    requests[0]?.respond(ok(suggestions()));
    await settle();
    expect(state.shown).toBeNull();
  });

  test('while an item is active no response changes the items', async () => {
    const { state, services, requests, timers, settle } = harness();
    setTypedText(state, services, 'rain');
    timers[0]?.work();
    moveActive(state, 1);
    requests[0]?.respond(ok(suggestions()));
    await settle();
    expect(state.shown).toBeNull();
    expect(countItems(sectionsOfState(state))).toBe(1);
    moveActive(state, -1);
    expect(state.active).toBe(-1);
    expect(state.shown?.total).toBe(40);
  });

  test('opening asks for what the field holds, once', async () => {
    const { state, services, requests, settle } = harness();
    const opening = openSuggestions(state, services);
    requests[0]?.respond(ok(suggestions()));
    await opening;
    closeSuggestions(state);
    await openSuggestions(state, services);
    await settle();
    expect(requests).toHaveLength(1);
    expect(state.isOpen).toBe(true);
  });

  test('a failed question leaves earlier searches and the field', async () => {
    const { state, services, requests } = harness();
    const opening = openSuggestions(state, services);
    requests[0]?.respond(fail(shopError('offline')));
    await opening;
    expect(sectionsOfState(state).map(({ kind }) => kind)).toEqual(['previous']);
  });

  test('a request that failed for a moment is made again while the list is open, until one succeeds', async () => {
    const { state, services, requests, timers, settle } = harness();
    void openSuggestions(state, services);
    for (const [at, pause] of [1_000, 2_000].entries()) {
      requests[at]?.respond(fail(shopError(at === 0 ? 'overloaded' : 'offline')));
      await settle();
      expect(timers[at]?.ms).toBe(pause);
      timers[at]?.work();
    }
    expect(requests.map(({ query }) => query)).toEqual(['', '', '']);
    requests[2]?.respond(ok(suggestions()));
    await settle();
    expect([state.shown?.total, timers.length]).toEqual([40, 2]);
  });

  test('it is not made again once the list was closed or more was typed, nor for ever, nor after a refusal', async () => {
    const { state, services, requests, timers, settle } = harness();
    const failFrom = async (at: number, code: 'offline' | 'unknown_market') => {
      requests[at]?.respond(fail(shopError(code)));
      await settle();
    };
    void openSuggestions(state, services);
    await failFrom(0, 'offline');
    closeSuggestions(state);
    timers[0]?.work();
    expect(requests).toHaveLength(1);

    void openSuggestions(state, services);
    timers[0]?.work();
    expect(requests).toHaveLength(2);
    await failFrom(1, 'offline');
    setTypedText(state, services, 'rain');
    timers[1]?.work();
    expect(requests).toHaveLength(2);

    timers[2]?.work();
    for (let at = 0; at < RETRY_PAUSES_MS.length; at += 1) {
      await failFrom(2 + at, 'offline');
      timers[3 + at]?.work();
    }
    await failFrom(2 + RETRY_PAUSES_MS.length, 'offline');
    expect(timers).toHaveLength(3 + RETRY_PAUSES_MS.length);

    closeSuggestions(state);
    void openSuggestions(state, services);
    await failFrom(requests.length - 1, 'unknown_market');
    expect(timers).toHaveLength(3 + RETRY_PAUSES_MS.length);
  });

  test('a part that failed is requested again while the other is shown', async () => {
    const { state, services, requests, timers, settle } = harness();
    void openSuggestions(state, services);
    requests[0]?.respond(ok(suggestions({ queries: [], listings: [], failed: true })));
    await settle();
    expect(state.shown?.cards).toHaveLength(6);
    expect(state.loadedQuery).toBeNull();
    timers[0]?.work();
    requests[1]?.respond(ok(suggestions()));
    await settle();
    expect(state.shown?.queries).toEqual(['rain jacket']);
    expect(state.loadedQuery).toBe('');
    expect(timers).toHaveLength(1);
  });
});
