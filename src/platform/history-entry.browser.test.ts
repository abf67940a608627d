// What is kept with an entry of the browser's history while the router gives it a state of its own.
import { afterEach, expect, test, vi } from 'vitest';
import { keepingEntry, keepInEntry } from '#src/platform/history-entry.ts';

const ROUTER_STATE = { key: 'k1' };

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

test('it stays beside the state that the entry is given', () => {
  keepInEntry('place', { top: 700 });
  expect(keepingEntry(() => history.replaceState(ROUTER_STATE, '') ?? 'made')).toBe('made');
  expect(history.state).toEqual({ place: { top: 700 }, ...ROUTER_STATE });
});

test('UR-07b a browser that refuses is reported, and what was made is there', () => {
  keepInEntry('place', { top: 700 });
  const made = keepingEntry(() => {
    history.replaceState(ROUTER_STATE, '');
    vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    return 'made';
  });
  expect(made).toBe('made');
  expect(vi.mocked(console.error).mock.calls.flat()).toContain('[history state]');
  vi.mocked(console.error).mockClear();
});
