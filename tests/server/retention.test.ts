// What is deleted by age, and what stays whatever its age: the books, and what may still become an order.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runData } from '#commands/data/command.ts';
import type { InsertObject } from 'kysely';
import { openStore, type Store } from '#store/open-store.ts';
import type { Tables } from '#store/schema.ts';
import {
  CARTS_DAYS,
  CHECKOUTS_DAYS,
  EMPTY_CARTS_DAYS,
  EVENTS_DAYS,
  MAILS_DAYS,
  prunable,
  prune,
  rowCounts,
} from '#store/retention.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 6, 1);
const daysAgo = (days: number) => NOW - days * DAY_MS;
/** Just within the time that it is kept, and just beyond. */
const around = (days: number) => [daysAgo(days), daysAgo(days) - 1] as const;

describe.each(DATABASES)('what shoppers leave behind, on $name', ({ make }) => {
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

  const insert = <Table extends keyof Tables>(table: Table, rows: readonly InsertObject<Tables, Table>[]) =>
    store.transaction((tx) => tx.insertInto(table).values(rows).execute());

  const event = (event_id: string, received_at: number) => ({
    tenant: 't',
    session_id: 's',
    event_id,
    market: 'sv-se',
    type: 'page_view',
    received_at,
    doc: '{}',
  });
  const cart = (cart_id: string, updated_at: number, gift_cards = '[]') => ({
    cart_id,
    session_hash: cart_id,
    market: 'sv-se',
    version: 1,
    created_at: 0,
    updated_at,
    codes: '[]',
    gift_cards,
  });
  const row = (cart_id: string) => ({
    cart_id,
    article_id: 'a1',
    quantity: 1,
    list_minor: 100,
    sale_minor: null,
    added_at: 1,
  });
  const checkout = (
    checkout_id: string,
    state: 'open' | 'expired' | 'completed' | 'completing',
    at: number,
  ) => ({
    checkout_id,
    cart_id: `cart-${checkout_id}`,
    session_hash: 's',
    market: 'sv-se',
    state,
    version: 1,
    agreement: null,
    payment_id: null,
    updated_at: at,
    expires_at: at,
    doc: '{}',
  });
  const idsOf = async (table: 'carts' | 'checkouts' | 'mails', column: string) =>
    (await store.db.selectFrom(table).selectAll().execute())
      .map((one) => String((one as Record<string, unknown>)[column]))
      .toSorted();

  test('events go by age, in batches, and no others', async () => {
    const [kept, old] = around(EVENTS_DAYS);
    const rows = Array.from({ length: 4_500 }, (_, at) => event(`old-${at}`, old - (at % 1_700)));
    for (let from = 0; from < rows.length; from += 500) await insert('events', rows.slice(from, from + 500));
    await insert('events', [event('kept', kept), event('new', NOW)]);
    expect(await prunable(store, NOW)).toMatchObject({ events: 4_500 });
    expect(await prune(store, NOW)).toMatchObject({ events: 4_500 });
    const left = await store.db.selectFrom('events').select('event_id').orderBy('event_id').execute();
    expect(left.map(({ event_id }) => event_id)).toEqual(['kept', 'new']);
    expect(await prune(store, NOW)).toEqual({ events: 0, carts: 0, payments: 0, checkouts: 0, mails: 0 });
  });

  test('of too many events the oldest go, however new they are', async () => {
    await insert(
      'events',
      ['a', 'b', 'c', 'd', 'e'].map((id, at) => event(id, NOW - 5 + at)),
    );
    expect(await prune(store, NOW, { maxEvents: 3 })).toMatchObject({ events: 2 });
    const left = await store.db.selectFrom('events').select('event_id').orderBy('event_id').execute();
    expect(left.map(({ event_id }) => event_id)).toEqual(['c', 'd', 'e']);
    expect(await prune(store, NOW, { maxEvents: 3 })).toMatchObject({ events: 0 });
  });

  test('of events that are too large together the oldest go, over days', async () => {
    const sized = (id: string, received_at: number, bytes: number) => ({ ...event(id, received_at), bytes });
    await insert('events', [
      sized('oldest', daysAgo(40), 10),
      sized('large', daysAgo(3) - 7, 700),
      sized('old', daysAgo(3) - 5, 100),
      sized('same-day', daysAgo(3), 200),
      sized('new', NOW - 1, 200),
      // Of a node whose clock is ahead.
      sized('ahead', NOW + 60_000, 100),
    ]);
    const left = async () =>
      (await store.db.selectFrom('events').select('event_id').orderBy('received_at').execute()).map(
        ({ event_id }) => event_id,
      );
    expect(await prune(store, NOW, { maxEventBytes: 1_310 })).toMatchObject({ events: 0 });
    expect(await prune(store, NOW, { maxEventBytes: 1_300 })).toMatchObject({ events: 1 });
    expect(await left()).toEqual(['large', 'old', 'same-day', 'new', 'ahead']);
    expect(await prune(store, NOW, { maxEventBytes: 1_299 })).toMatchObject({ events: 1 });
    expect(await left()).toEqual(['old', 'same-day', 'new', 'ahead']);
    expect(await prune(store, NOW, { maxEventBytes: 500 })).toMatchObject({ events: 1 });
    expect(await left()).toEqual(['same-day', 'new', 'ahead']);
    expect(await prune(store, NOW, { maxEventBytes: 250 })).toMatchObject({ events: 2 });
    expect(await left()).toEqual(['ahead']);
  });

  test('of too many carts those go that were changed the longest ago, but not while a checkout is of one', async () => {
    await insert(
      'carts',
      ['cart-c1', 'b', 'c', 'd', 'e'].map((id, at) => cart(id, NOW - 5 + at, '[{}]')),
    );
    await insert('cart_rows', [row('b'), row('e')]);
    await insert('checkouts', [checkout('c1', 'open', NOW)]);
    expect(await prune(store, NOW, { maxCarts: 2 })).toMatchObject({ carts: 2 });
    expect(await idsOf('carts', 'cart_id')).toEqual(['cart-c1', 'd', 'e']);
    expect(await prune(store, NOW, { maxCarts: 2 })).toMatchObject({ carts: 0 });
  });

  test('an idle cart goes sooner when nothing is in it, and not while a checkout is of it', async () => {
    const [emptyKept, emptyOld] = around(EMPTY_CARTS_DAYS);
    const [fullKept, fullOld] = around(CARTS_DAYS);
    await insert('carts', [
      cart('empty-kept', emptyKept),
      cart('empty-old', emptyOld),
      cart('full-kept', fullKept),
      cart('full-old', fullOld),
      cart('gift-kept', fullKept, '[{}]'),
      cart('gift-old', fullOld, '[{}]'),
      cart('cart-c1', fullOld),
    ]);
    await insert('cart_rows', [row('full-kept'), row('full-old')]);
    await insert('checkouts', [checkout('c1', 'open', NOW)]);
    expect(await prune(store, NOW)).toMatchObject({ carts: 3 });
    expect(await idsOf('carts', 'cart_id')).toEqual(['cart-c1', 'empty-kept', 'full-kept', 'gift-kept']);
    expect((await store.db.selectFrom('cart_rows').selectAll().execute()).map((one) => one.cart_id)).toEqual([
      'full-kept',
    ]);
  });

  test('checkouts that became nothing go; those that were paid, or may be, stay', async () => {
    const [kept, old] = around(CHECKOUTS_DAYS);
    await insert('checkouts', [
      checkout('open-kept', 'open', kept),
      checkout('open-old', 'open', old),
      checkout('expired-old', 'expired', old),
      checkout('completed-old', 'completed', old),
      checkout('completing-old', 'completing', old),
      checkout('paid-old', 'expired', old),
    ]);
    await insert('payments', [
      {
        payment_id: 'p1',
        checkout_id: 'paid-old',
        provider: 'test',
        reference: null,
        amount: 1,
        currency: 'SEK',
        state: 'ended',
        expires_at: old,
        check_at: null,
        doc: '{}',
      },
    ]);
    expect(await prune(store, NOW)).toMatchObject({ checkouts: 2 });
    expect(await idsOf('checkouts', 'checkout_id')).toEqual([
      'completed-old',
      'completing-old',
      'open-kept',
      'paid-old',
    ]);
  });

  test('mails that were sent go, those that wait or were stopped stay', async () => {
    const [kept, old] = around(MAILS_DAYS);
    const mail = (mail_id: string, state: 'sent' | 'waiting' | 'stopped' | 'withdrawn', next_at: number) => ({
      mail_id,
      kind: 'order' as const,
      market: 'sv-se',
      recipient: 'a@b.example',
      doc: '{}',
      state,
      not_before: 0,
      next_at,
      attempts: 1,
      unclear: 0,
      message_id: null,
      fault: null,
      sent_at: null,
    });
    const mails = [
      mail('sent-kept', 'sent', kept),
      mail('sent-old', 'sent', old),
      mail('withdrawn-old', 'withdrawn', old),
      mail('waiting-old', 'waiting', old),
      mail('stopped-old', 'stopped', old),
    ];
    await insert('mails', mails);
    expect(await prune(store, NOW)).toMatchObject({ mails: 2 });
    expect(await idsOf('mails', 'mail_id')).toEqual(['sent-kept', 'stopped-old', 'waiting-old']);
  });

  test('npm run data says what there is, and deletes what is too old', async () => {
    await insert('events', [event('old', 1), event('new', Date.now())]);
    const run = async (...argv: string[]) => {
      let [out, err] = ['', ''];
      const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
      const variables = { CAIRN_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
      return { status: await runData(argv, variables, output), out, err };
    };
    const { out } = await run('status', '--json');
    expect(JSON.parse(out)).toMatchObject({
      kinds: { events: { rows: 2, prunable: 1 }, carts: { rows: 0, prunable: 0 } },
      bytes: { database: place.databaseUrl === undefined ? expect.any(Number) : 0, pictures: 0 },
    });
    if (place.databaseUrl === undefined)
      expect((JSON.parse(out) as { bytes: { database: number } }).bytes.database).toBeGreaterThan(4096);
    expect((await run('status')).out).toContain('events  2 rows, 1 to be deleted\n');
    expect(JSON.parse((await run('prune', '--json')).out)).toMatchObject({ deleted: { events: 1 } });
    expect((await run('prune')).out).toContain('events  0 deleted\n');
    expect(await rowCounts(store)).toMatchObject({ events: 1 });
    expect(await run('prun')).toMatchObject({ status: 2, out: '' });
  });
});
