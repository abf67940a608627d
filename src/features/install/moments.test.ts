import { expect, test } from 'vitest';
import {
  FIRST_RECORD,
  type InstallRecord,
  mayAskPersistence,
  mayOfferInstall,
  withOffer,
  withPage,
} from '#src/features/install/moments.ts';

const MINUTE = 60_000;
const NOON = 1_800_000_000_000;
/** A device that opened a page at each of these minutes after noon. */
const openedAt = (...minutes: readonly number[]) =>
  minutes.reduce((record, minute) => withPage(record, NOON + minute * MINUTE), FIRST_RECORD);

test('a visit ends with half an hour without a page, also when the clock is set back', () => {
  expect(openedAt(0).visits).toBe(1);
  expect(openedAt(0, 20, 45).visits).toBe(1);
  expect(openedAt(0, 20, 50).visits).toBe(2);
  expect(openedAt(0, -60).visits).toBe(2);
});

test('installing is offered to who comes back to a bag, or needed the shop without a network', () => {
  expect(mayOfferInstall(openedAt(0), 2)).toBe(false);
  expect(mayOfferInstall(openedAt(0, 40), 0)).toBe(false);
  expect(mayOfferInstall(openedAt(0, 40), 1)).toBe(true);
  expect(mayOfferInstall({ ...openedAt(0), wasOpenedOffline: true }, 0)).toBe(true);
});

test('a refusal holds, and an offer passed over in three visits is one', () => {
  const returning = openedAt(0, 40);
  expect(mayOfferInstall({ ...returning, isRefused: true }, 1)).toBe(false);
  let record: InstallRecord = withOffer(withOffer(returning));
  expect(record.offers).toBe(1);
  for (const minute of [80, 120]) record = withOffer(withPage(record, NOON + minute * MINUTE));
  expect(record.offers).toBe(3);
  expect(mayOfferInstall(record, 1)).toBe(true);
  expect(mayOfferInstall(withPage(record, NOON + 160 * MINUTE), 1)).toBe(false);
});

test('the browser is asked once to keep the storage: in the installed app, or when a shopper comes back to a bag', () => {
  expect(mayAskPersistence(openedAt(0), 1, false)).toBe(false);
  expect(mayAskPersistence(openedAt(0), 0, true)).toBe(true);
  expect(mayAskPersistence(openedAt(0, 40), 0, false)).toBe(false);
  expect(mayAskPersistence(openedAt(0, 40), 1, false)).toBe(true);
  expect(mayAskPersistence({ ...openedAt(0, 40), wasPersistenceAsked: true }, 1, true)).toBe(false);
});
