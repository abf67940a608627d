import { expect, test } from 'vitest';
import { isLostConnection, storageFailureOf } from '#contract/storage-failure.ts';

const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner });

test('a full device is told apart from one that gives no storage, however deep the cause', () => {
  expect(storageFailureOf(named('QuotaExceededError'))).toBe('full');
  expect(storageFailureOf(named('AbortError', named('DexieError', named('QuotaExceededError'))))).toBe(
    'full',
  );
  expect(storageFailureOf(named('AbortError', named('NotFoundError')))).toBe('forbidden');
  expect(storageFailureOf('QuotaExceededError')).toBe('forbidden');
});

test.each([
  ['DatabaseClosedError', true],
  ['InvalidStateError', true],
  ['UnknownError', true],
  ['QuotaExceededError', false],
])('after %s the database is opened again: %s', (name, isLost) => {
  expect(isLostConnection(named(name))).toBe(isLost);
});
