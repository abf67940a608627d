import { expect, test, vi } from 'vitest';
import { isMeteredConnection, watchConnection } from '#src/platform/network.ts';

test('what the browser says of the line is followed while the page is open', () => {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
  vi.stubGlobal('navigator', { connection });
  const told: boolean[] = [];
  watchConnection((isMetered) => told.push(isMetered));
  expect(isMeteredConnection()).toBe(true);
  connection.saveData = false;
  connection.dispatchEvent(new Event('change'));
  connection.effectiveType = '3g';
  connection.dispatchEvent(new Event('change'));
  expect(told).toEqual([false, true]);
});

test('a browser that says nothing of the line has one that is not metered', () => {
  vi.stubGlobal('navigator', {});
  watchConnection(() => expect.unreachable());
  expect(isMeteredConnection()).toBe(false);
});
