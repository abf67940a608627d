// Kill -9 of the server at each point between a checkout and its mail: every order is there once, and all books agree.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KILL_POINT_NAMES } from '#tests/chaos/kill-points.ts';
import { type KilledOrders, openKilledOrders } from '#tests/chaos/killed-orders.ts';
import { seededRandom } from '#tests/chaos/random.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

describe.each(DATABASES)('a server that is killed while orders are placed, on $name', ({ make }) => {
  let place: TestDatabase;
  let orders: KilledOrders;
  beforeEach(async () => {
    place = await make();
    orders = await openKilledOrders(place, seededRandom(Date.now()));
  });
  afterEach(async () => {
    await orders.close();
    await place.remove();
  });

  test('every order is there once, and stock, cards, payments and mails agree', {
    timeout: 240_000,
  }, async () => {
    for (const point of KILL_POINT_NAMES) await orders.order(point);
    expect(await orders.compare()).toEqual({ lost: [], doubled: [], differences: [] });
  });
});
