import { expect, test } from 'vitest';
import { createAddressShare } from '#server/events/address-share.ts';
import { collectGarbage } from '#tests/fixtures/collect-garbage.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 24 * 3_600_000;
/** Two of what one product says, each sent by another shopper. */
const first = { eventKey: 'e1', what: 'view tent' };
const second = { eventKey: 'e2', what: 'view tent' };

test('an address counts once a day for a product, also when the event is sent again', () => {
  const share = createAddressShare();
  expect(share.counts('a', first, NOW)).toBe(true);
  expect(share.counts('a', second, NOW)).toBe(false);
  expect(share.counts('a', first, NOW)).toBe(true);
  expect(share.counts('b', second, NOW)).toBe(true);
  expect(share.counts('a', second, NOW + DAY_MS)).toBe(true);
});

test('an address that says more than any shopper counts no more, and silences no other however many there are', () => {
  const share = createAddressShare();
  expect(share.counts('shopper', first, NOW)).toBe(true);
  for (let client = 0; client < 600; client += 1)
    for (let product = 0; product < 500; product += 1)
      share.counts(`flood ${client}`, { eventKey: 'e', what: `view ${product}` }, NOW);
  expect(share.counts('flood 599', { eventKey: 'e', what: 'view 500' }, NOW)).toBe(false);
  expect(share.counts('late shopper', second, NOW)).toBe(true);
});

test('what is told takes as little memory however long it is', () => {
  const share = createAddressShare();
  const long = (text: string) => text + '商'.repeat(400);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let client = 0; client < 40; client += 1)
    for (let product = 0; product < 500; product += 1)
      share.counts(
        `client ${client}`,
        { eventKey: long(`e${client} ${product}`), what: long(`view ${product}`) },
        NOW,
      );
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000 * 300);
  expect(share.counts('client 0', { eventKey: long('other'), what: long('view 0') }, NOW)).toBe(false);
});
