// Uses of discount codes on both databases: a limit holds whatever happens at once, and a repeated order counts once.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  deleteDiscountCode,
  discountCodesByCode,
  recordCodeUses,
  type StoredDiscountCode,
  usesOfCode,
  writeDiscountCodes,
} from '#store/discount-codes.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const ORDERS_AT_ONCE = 40;

const codeWith = (terms: Partial<StoredDiscountCode>): StoredDiscountCode => ({
  code: 'TEN',
  effect: { kind: 'percent', basisPoints: 1_000 },
  categoryIds: [],
  productIds: [],
  excludesReduced: false,
  markets: null,
  from: null,
  until: null,
  minimum: null,
  isStackable: false,
  maxUses: null,
  maxUsesPerCustomer: null,
  ...terms,
});

describe.each(DATABASES)('discount codes on $name', ({ make }) => {
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

  const write = (...codes: StoredDiscountCode[]) =>
    store.transaction((tx) => writeDiscountCodes(tx, codes, 1));
  const use = (orderId: string, customer = 'anna', codes = ['TEN']) =>
    store.transaction((tx) => recordCodeUses(tx, { codes, orderId, customer, now: 2 }));
  const usesOf = (customer: string | null) => usesOfCode(store.db, 'TEN', customer);

  test('a code that may be used once is used once, however many orders want it at once', async () => {
    await write(codeWith({ maxUses: 1 }));
    const outcomes = await Promise.all(
      Array.from({ length: ORDERS_AT_ONCE }, (_, at) => use(`order-${at}`, `customer-${at}`)),
    );
    expect(outcomes.filter((refused) => refused === null)).toHaveLength(1);
    expect(await usesOf(null)).toEqual({ total: 1, byCustomer: 0 });
  });

  test('of one customer a code takes as many uses as it says, and those of others do not count', async () => {
    await write(codeWith({ maxUsesPerCustomer: 2 }));
    expect([await use('o1'), await use('o2'), await use('o3'), await use('o4', 'bo')]).toEqual([
      null,
      null,
      'TEN',
      null,
    ]);
    expect(await usesOf('anna')).toEqual({ total: 3, byCustomer: 2 });
  });

  test('an order counts once, however often it is recorded', async () => {
    await write(codeWith({ maxUses: 1, maxUsesPerCustomer: 1 }));
    expect([await use('o1'), await use('o1'), await use('o2')]).toEqual([null, null, 'TEN']);
  });

  test('a code that is gone is not used, and one that is set again remembers its uses', async () => {
    await write(codeWith({ maxUses: 1 }));
    await use('o1');
    expect(await store.transaction((tx) => deleteDiscountCode(tx, 'TEN'))).toBe(true);
    expect(await store.transaction((tx) => deleteDiscountCode(tx, 'TEN'))).toBe(false);
    expect(await use('o2')).toBe('TEN');
    await write(codeWith({ maxUses: 1 }));
    expect(await use('o2')).toBe('TEN');
  });

  test('a code is written as it is read, and only what differs is a change', async () => {
    const amounts = codeWith({ code: 'A', effect: { kind: 'amount', amounts: { SEK: 100, KRW: 5 } } });
    const free = codeWith({
      code: 'Ö',
      effect: { kind: 'free-shipping' },
      minimum: { SEK: 1 },
      markets: ['sv-se'],
    });
    expect(await write(amounts, free)).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect([...(await discountCodesByCode(store.db, ['A', 'Ö', 'X'])).values()]).toEqual([amounts, free]);
    expect(await write(amounts, { ...free, from: 7 })).toEqual({ added: 0, changed: 1, unchanged: 1 });
  });
});
