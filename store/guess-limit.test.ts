// How often a client may be wrong about codes, and when it may again, on both databases.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { networkOf } from '#server/client-network.ts';
import { clientOf } from '#server/http/client-address.ts';
import {
  createGuessLimit,
  deleteAttempts,
  MAX_WRONG_CODES,
  MAX_WRONG_CODES_OF_NETWORK,
  WRONG_CODES_WINDOW_MS,
} from '#store/guess-limit.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

describe.each(DATABASES)('attempts on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test('count until they turn out right, for a window, for each client and subject by itself', async () => {
    const limit = createGuessLimit(store, 'codes', networkOf);
    const taken = await Promise.all(Array.from({ length: MAX_WRONG_CODES }, (_, at) => limit.take('a', at)));
    expect(taken).toEqual(taken.map(() => true));
    expect([await limit.take('a', 50), await limit.take('b', 50)]).toEqual([false, true]);
    expect(await createGuessLimit(store, 'others', networkOf).take('a', 50)).toBe(true);
    await limit.giveBack('a');
    expect([await limit.take('a', 51), await limit.take('a', 52)]).toEqual([true, false]);
    // As of the first attempt, whichever of those at once was first.
    expect(await limit.take('a', WRONG_CODES_WINDOW_MS - 1)).toBe(false);
    expect(await limit.take('a', WRONG_CODES_WINDOW_MS + MAX_WRONG_CODES)).toBe(true);
    await limit.giveBack('nobody');
  });

  test('are counted by all processes on the database together, and past a restart', async () => {
    const other = await openStore(place);
    const [here, there] = [
      createGuessLimit(store, 'codes', networkOf),
      createGuessLimit(other, 'codes', networkOf),
    ];
    const taken = await Promise.all(
      Array.from({ length: MAX_WRONG_CODES }, () => [here.take('a', 1), there.take('a', 1)]).flat(),
    );
    expect(taken.filter(Boolean)).toHaveLength(MAX_WRONG_CODES);
    await other.close();
    const later = await openStore(place);
    expect(await createGuessLimit(later, 'codes', networkOf).take('a', 2)).toBe(false);
    await later.close();
  });

  test('that were counted with a clock far ahead do not count, and are deleted', async () => {
    const limit = createGuessLimit(store, 'codes', networkOf);
    const ahead = 24 * 3_600_000;
    for (let at = 0; at < MAX_WRONG_CODES; at += 1) await limit.take('a', ahead);
    expect(await limit.take('a', ahead)).toBe(false);
    expect(await limit.take('a', 1)).toBe(true);
    await limit.take('b', ahead);
    await store.transaction((tx) => deleteAttempts(tx, 1));
    const rows = await store.db.selectFrom('attempts').select(['since', 'count']).execute();
    expect(rows).toEqual([1, 1].map((count) => ({ since: 1, count })));
  });

  test('of the clients of one network count together too, and more of them may be wrong', async () => {
    const limit = createGuessLimit(store, 'codes', networkOf);
    const clients = Array.from({ length: MAX_WRONG_CODES_OF_NETWORK / MAX_WRONG_CODES }, (_, at) =>
      clientOf(`2001:db8:1:${at}::1`),
    );
    for (const client of clients)
      for (let at = 0; at < MAX_WRONG_CODES; at += 1) expect(await limit.take(client, 1)).toBe(true);
    const [another, elsewhere] = [clientOf('2001:db8:1:ffff::1'), clientOf('2001:db8:2::1')];
    expect([await limit.take(another, 1), await limit.take(elsewhere, 1)]).toEqual([false, true]);
    await limit.giveBack(clients[0] ?? null);
    expect([await limit.take(another, 1), await limit.take(another, 1)]).toEqual([true, false]);
    expect(await limit.take(another, 1 + WRONG_CODES_WINDOW_MS)).toBe(true);
  });

  test('hold no address, and are gone after their window', async () => {
    const limit = createGuessLimit(store, 'codes', networkOf);
    await limit.take('203.0.113.7', 5);
    const rows = () => store.db.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('203.0.113');
    await store.transaction((tx) => deleteAttempts(tx, WRONG_CODES_WINDOW_MS + 4));
    expect(await rows()).toHaveLength(2);
    await store.transaction((tx) => deleteAttempts(tx, WRONG_CODES_WINDOW_MS + 5));
    expect(await rows()).toEqual([]);
  });

  test('of a client that is not told apart do not count', async () => {
    const limit = createGuessLimit(store, 'codes', networkOf);
    for (let at = 0; at <= MAX_WRONG_CODES; at += 1) expect(await limit.take(null, 1)).toBe(true);
    await limit.giveBack(null);
    expect(await store.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});

test('a client is an IPv4 address or an IPv6 network; those of this machine are not told apart', () => {
  expect(clientOf('203.0.113.7')).toBe('203.0.113.7');
  expect(clientOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(clientOf('2001:db8:1:2::1')).toBe(clientOf('2001:db8:1:2:ffff:1:2:3'));
  expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
  expect(['127.0.0.1', '::1', 'unknown'].map(clientOf)).toEqual([null, null, null]);
});
