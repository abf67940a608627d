// A console.error or console.warn that nobody announced fails the test that caused it.

// Before the first test file of a process loads Dexie, which looks for a database then, and only then.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;
let spies: { mock: { calls: unknown[][] } }[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(calls, 'unannounced console.error or console.warn').toEqual([]);
});
