import { expect, test } from 'vitest';
import { isLostConnection, StorageTimeoutError, storageFailureOf } from '#contract/storage-failure.ts';

const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner });

test('a full device, one that gives no storage, one that hangs and a damaged one are told apart, however deep the cause', () => {
  expect(storageFailureOf(named('QuotaExceededError'))).toBe('full');
  expect(storageFailureOf(named('AbortError', named('DexieError', named('QuotaExceededError'))))).toBe(
    'full',
  );
  expect(storageFailureOf(named('OpenFailedError', named('SecurityError')))).toBe('forbidden');
  expect(storageFailureOf(named('MissingAPIError'))).toBe('forbidden');
  expect(storageFailureOf(new StorageTimeoutError('late'))).toBe('hanging');
  expect(storageFailureOf(named('OpenFailedError', named('UnknownError')))).toBe('damaged');
  expect(storageFailureOf('QuotaExceededError')).toBe('damaged');
});

test.each([
  ['DatabaseClosedError', true],
  ['OpenFailedError', true],
  ['InvalidStateError', true],
  ['UnknownError', true],
  ['QuotaExceededError', false],
])('after %s the database is opened again: %s', (name, isLost) => {
  expect(isLostConnection(named(name))).toBe(isLost);
});
