// A console.error or console.warn that nobody announced fails the test that caused it.
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
