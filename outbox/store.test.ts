import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { MAX_ROWS } from '#outbox/limits.ts';
import type { EntryDraft, OutboxStore } from '#outbox/entry.ts';
import { createMemoryStore } from '#outbox/memory-store.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { emptyCart, idsOf } from '#tests/fixtures/outbox-content.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});

const base = { since: 100, account: null };
const event = (
  id: string,
  type: 'click' | 'purchase' | 'element_visible' = 'click',
  detail = '',
): EntryDraft => ({
  ...base,
  id,
  kind: 'event',
  event: { event_id: id, tenant: 'cairn', market: 'sv-se', type, session_id: 's', detail },
});
const intent = (id: string, account: string | null = null): EntryDraft => ({
  ...base,
  account,
  id,
  kind: 'cart',
  seen: null,
  intent: { intentId: id, market: 'sv-se', change: { kind: 'clear' } },
});

const homes: [string, () => Promise<OutboxStore>][] = [
  ['on disk', () => openOutboxStore(() => 'g1')],
  ['in memory', async () => createMemoryStore('g1')],
];

describe.each(homes)('%s', (_, open) => {
  test('the first cart key stays the device’s', async () => {
    const store = await open();
    expect(await Promise.all([store.cartKey('first'), store.cartKey('second')])).toEqual(['first', 'first']);
    expect(await store.cartKey('third')).toBe('first');
  });

  test('entries have their order and number; kinds are read separately', async () => {
    const store = await open();
    for (const draft of [event('e1'), intent('i1'), event('e2'), intent('i2')]) await store.add(draft);
    expect(idsOf(await store.all())).toEqual(['e1', 'i1', 'e2', 'i2']);
    expect(idsOf(await store.next('cart', 1, null))).toEqual(['i1']);
    expect((await store.next('event', 9, null)).map(({ seq }) => seq)).toEqual([1, 3]);
    expect((await store.next('event', 9, null))[1]).toMatchObject({ event: { seq: 3 } });
  });

  test('a change is taken back until a request with it was begun', async () => {
    const store = await open();
    for (const draft of [intent('i1'), intent('i2'), event('e1')]) await store.add(draft);
    expect([await store.beginSending('i1'), await store.beginSending('e1')]).toEqual([true, false]);
    expect([await store.cancel('i1'), await store.cancel('e1'), await store.cancel('i2')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(idsOf(await store.all())).toEqual(['i1', 'e1']);
    expect([await store.cancel('i2'), await store.beginSending('i2')]).toEqual([false, false]);
    expect((await store.stats()).pendingCount).toBe(2);
  });

  test('entries that are left out are not counted, nor are those that are gone', async () => {
    const store = await open();
    for (const draft of [intent('i1'), intent('i2'), event('e1')]) await store.add(draft);
    const without = ['i1', 'gone'];
    expect((await store.stats(without)).pendingCount).toBe(2);
    expect((await store.overview(9, null, without)).stats.pendingCount).toBe(2);
    expect((await store.stats()).pendingCount).toBe(3);
  });

  test("one customer's entries are not sent in another's name", async () => {
    const store = await open();
    for (const draft of [intent('a', 'anna'), intent('g'), intent('b', 'bo')]) await store.add(draft);
    expect(idsOf(await store.next('cart', 9, 'bo'))).toEqual(['g', 'b']);
    expect(idsOf(await store.next('cart', 9, null))).toEqual(['g']);
  });

  test('the response replaces the intent in one transaction, and an older response never a newer cart', async () => {
    const store = await open();
    const entry = await store.add(intent('i1'));
    await store.settle([entry?.id ?? ''], { cart: emptyCart({ version: 7 }), at: 5 });
    expect(await store.stats()).toMatchObject({ pendingCount: 0, pendingSize: 0, maxSeq: 1 });
    await store.saveCart(emptyCart({ version: 6 }), 9);
    expect((await store.cartState()).cachedCart?.cart.version).toBe(7);
    await store.saveCart(emptyCart({ version: 1, cartId: 'c2' }), 9);
    expect((await store.cartState()).cachedCart?.cart.cartId).toBe('c2');
  });

  test('a cart that was asked for before another came does not take its place', async () => {
    const store = await open();
    // Asked for when there was none: the server had none either.
    expect(await store.saveCart(emptyCart({ cartId: 'c1', version: 2 }), 5, null)).toBe(true);
    expect(await store.saveCart(emptyCart({ cartId: '', version: 0 }), 9, null)).toBe(false);
    expect((await store.cartState()).cachedCart?.cart.cartId).toBe('c1');
    // The same cart, and another in place of the one that was there.
    expect(await store.saveCart(emptyCart({ cartId: 'c1', version: 3 }), 9, null)).toBe(true);
    expect(await store.saveCart(emptyCart({ cartId: 'c2', version: 1 }), 9, 'c1')).toBe(true);
    expect((await store.cartState()).cachedCart?.cart.cartId).toBe('c2');
  });

  test('the response to a change that was settled meanwhile does not bring an earlier cart back', async () => {
    const store = await open();
    const id = (await store.add(intent('i1')))?.id ?? '';
    await store.saveCart(emptyCart({ cartId: 'c1', version: 1 }), 1);
    await store.settle([id], { cart: emptyCart({ cartId: 'c1', version: 2 }), at: 2, before: 'c1' });
    // It was ordered.
    await store.saveCart(emptyCart({ cartId: '', version: 0 }), 3);
    await store.settle([id], { cart: emptyCart({ cartId: 'c1', version: 2 }), at: 4, before: 'c1' });
    expect((await store.cartState()).cachedCart?.cart.cartId).toBe('');
    // A change that waited brings whatever cart it led to.
    const next = (await store.add(intent('i2')))?.id ?? '';
    await store.settle([next], { cart: emptyCart({ cartId: 'c3', version: 1 }), at: 5, before: 'c1' });
    expect((await store.cartState()).cachedCart?.cart.cartId).toBe('c3');
  });

  test('a notice stays until it is acknowledged, merged with a later one of the same article', async () => {
    const store = await open();
    const notice = { kind: 'price-changed' as const, articleId: 'a', title: 'A' };
    await store.saveCart(emptyCart({ version: 1, notices: [{ ...notice, before: 10, after: 11 }] }), 1);
    await store.saveCart(emptyCart({ version: 2 }), 2);
    await store.saveCart(emptyCart({ version: 3, notices: [{ ...notice, before: 11, after: 12 }] }), 3);
    expect((await store.cartState()).cachedCart?.notices).toEqual([{ ...notice, before: 10, after: 12 }]);
    await store.acknowledgeNotices();
    expect((await store.cartState()).cachedCart?.notices).toEqual([]);
    // The server repeats a price that changed until the next change of the cart; a further one is new.
    await store.saveCart(emptyCart({ version: 3, notices: [{ ...notice, before: 10, after: 12 }] }), 4);
    expect((await store.cartState()).cachedCart?.notices).toEqual([]);
    await store.saveCart(emptyCart({ version: 3, notices: [{ ...notice, before: 10, after: 13 }] }), 5);
    expect((await store.cartState()).cachedCart?.notices).toHaveLength(1);
  });

  test('a rejected change is stored, and can be requeued under its id or discarded', async () => {
    const store = await open();
    const entry = await store.add(intent('i1'));
    await store.add(intent('i2'));
    await store.deadLetter(entry?.id ?? '', shopError('out_of_stock'), 9);
    await store.deadLetter(entry?.id ?? '', shopError('conflict'), 10);
    expect(await store.deadLetters()).toMatchObject([
      { entry: { id: 'i1' }, error: { code: 'out_of_stock' }, at: 9 },
    ]);
    await store.requeue('i1');
    expect(idsOf(await store.all())).toEqual(['i2', 'i1']);
    await store.discard('i1');
    await store.discard('i2');
    expect(await store.stats()).toMatchObject({ pendingCount: 0, pendingSize: 0, deadLetterCount: 0 });
  });

  test('expired events are deleted, the cart stays', async () => {
    const store = await open();
    for (const draft of [event('e1'), intent('i1'), { ...event('e2'), since: 500 }]) await store.add(draft);
    await store.expire(200);
    expect(idsOf(await store.all())).toEqual(['i1', 'e2']);
    expect((await store.stats()).shedCount).toBe(1);
  });

  test('above five megabytes impressions are shed first, then clicks, never a purchase or the cart', async () => {
    const store = await open();
    const bulk = 'x'.repeat(1_300_000);
    for (const draft of [intent('i1'), event('c1', 'click', bulk), event('v1', 'element_visible', bulk)])
      await store.add(draft);
    for (const id of ['p1', 'p2']) await store.add(event(id, 'purchase', bulk));
    expect(idsOf(await store.all())).toEqual(['i1', 'c1', 'p1', 'p2']);
    for (const id of ['p3', 'p4']) await store.add(event(id, 'purchase', bulk));
    expect(idsOf(await store.all())).toEqual(['i1', 'p1', 'p2', 'p3', 'p4']);
    expect(await store.add(event('v2', 'element_visible'))).toBeNull();
    expect(idsOf(await store.all())).toEqual(['i1', 'p1', 'p2', 'p3', 'p4']);
    expect((await store.stats()).shedCount).toBe(3);
  });
});

test('above ten thousand rows the oldest impression is shed', async () => {
  const store = createMemoryStore('g');
  for (let i = 0; i <= MAX_ROWS; i += 1)
    await store.add(event(`e${i}`, i === 5 ? 'element_visible' : 'click'));
  const all = idsOf(await store.all());
  expect(all).toHaveLength(MAX_ROWS);
  expect(all).not.toContain('e5');
});

test('two stores over one database assign unique numbers, and both see every entry', async () => {
  const [a, b] = await Promise.all([openOutboxStore(() => 'g1'), openOutboxStore(() => 'g2')]);
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? a : b).add(intent(`i${i}`))));
  const seqs = (await b.all()).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect((await a.stats()).generation).toBe((await b.stats()).generation);
});

test('entries are still stored after the connection was lost', async () => {
  const store = await openOutboxStore(() => 'g1');
  await store.add(intent('i1'));
  store.close();
  expect(idsOf(await store.all())).toEqual(['i1']);
  expect(await (await openOutboxStore(() => 'g2')).stats()).toMatchObject({
    generation: 'g1',
    pendingCount: 1,
  });
});

test('entries of another store are added in their order, each once, and keep their ids', async () => {
  const store = await openOutboxStore(() => 'g1');
  await store.add(intent('i1'));
  await store.add(intent('dead'));
  await store.deadLetter('dead', shopError('conflict'), 1);
  const other = createMemoryStore('g2', 1_000);
  for (const draft of [intent('i1'), intent('i2'), event('e1'), intent('dead')]) await other.add(draft);
  await store.adopt(await other.all());
  await store.adopt(await other.all());
  expect(idsOf(await store.all())).toEqual(['i1', 'i2', 'e1']);
  expect((await store.next('event', 1, null))[0]).toMatchObject({ seq: 4, event: { seq: 4 } });
  expect(await store.stats()).toMatchObject({ maxSeq: 4, pendingCount: 3 });
});

test('a database that is deleted while it is open is noticed by its generation', async () => {
  let generations = 0;
  const store = await openOutboxStore(() => `g${(generations += 1)}`);
  const [first, again] = [await store.connect(), await store.connect()];
  expect(again).toBe(first);
  await store.add(intent('i1'));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('cairn-outbox').addEventListener('success', resolve);
  });
  const second = await store.connect();
  expect(second).not.toBe(first);
  expect(await store.stats()).toMatchObject({ generation: second, pendingCount: 0 });
});
