// What a page that ends hands to the browser: the body that the worker gave it, once.
import { afterEach, expect, test, vi } from 'vitest';
import { createLastEvents } from '#src/platform/last-events.ts';

afterEach(() => vi.restoreAllMocks());

async function textsOf(calls: readonly unknown[][]): Promise<unknown[]> {
  return Promise.all(
    calls.map(async ([url, body]) => [url, (body as Blob).type, JSON.parse(await (body as Blob).text())]),
  );
}

test('EV-07b what waits goes as a beacon POST of a JSON array, once however often the page says that it ends', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const last = createLastEvents();
  last.send();
  expect(send).not.toHaveBeenCalled();
  last.waiting = '[{"event_id":"e1"}]';
  last.send();
  last.send();
  last.waiting = '[{"event_id":"e1"},{"event_id":"e2"}]';
  last.send();
  last.waiting = null;
  last.send();
  expect(await textsOf(send.mock.calls)).toEqual([
    ['/v2/create-events', 'application/json', [{ event_id: 'e1' }]],
    ['/v2/create-events', 'application/json', [{ event_id: 'e1' }, { event_id: 'e2' }]],
  ]);
});

test('a beacon that the browser refuses is tried again at the next end', () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
  const last = createLastEvents();
  last.waiting = '[{"event_id":"e1"}]';
  last.send();
  last.send();
  expect(send).toHaveBeenCalledTimes(2);
});
