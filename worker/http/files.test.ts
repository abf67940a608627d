import { expect, test } from 'vitest';
import { createHttpClient } from '#worker/http/request.ts';

/** Its body comes in chunks of 1,000 bytes, each after the next of the given pauses, and ends after the last. */
function slowFile(pauses: number[]) {
  let now = 0;
  const timers = new Map<() => void, number>();
  const pass = (ms: number) => {
    now += ms;
    for (const [call, at] of timers) if (at <= now && timers.delete(call)) call();
  };
  let sent = 0;
  const http = createHttpClient({
    origin: 'https://shop.example',
    random: () => 0,
    newId: () => 'id',
    cartKey: async () => 'key',
    onNetworkStatus: () => undefined,
    onAnswer: () => undefined,
    now: () => now,
    schedule: (ms, call) => {
      timers.set(call, now + ms);
      return () => void timers.delete(call);
    },
    fetch: async (_, { signal }) => {
      sent += 1;
      return new Response(
        new ReadableStream(
          {
            start(controller) {
              signal?.addEventListener('abort', () => controller.error(signal.reason as Error));
            },
            pull(controller) {
              const pause = pauses.shift();
              if (pause === undefined) return controller.close();
              pass(pause);
              if (signal?.aborted !== true) controller.enqueue(new Uint8Array(1_000));
            },
          },
          { highWaterMark: 0 },
        ),
      );
    },
  });
  return { http, timers, sent: () => sent };
}

test('a file that comes slowly has the time that it takes', async () => {
  const { http, timers } = slowFile([30_000, 30_000, 30_000, 59_000]);
  const received: number[] = [];
  const file = await http.bytes('/snapshots/columns', false, (bytes) => received.push(bytes));
  expect(file.ok && file.value.byteLength).toBe(4_000);
  expect(received).toEqual([1_000, 1_000, 1_000, 1_000]);
  expect(timers.size).toBe(0);
});

test('a file of which nothing more comes is given up after 60 s', async () => {
  const { http, sent } = slowFile([30_000, 60_000, 1]);
  let received = 0;
  const file = await http.bytes('/snapshots/columns', false, (bytes) => (received += bytes));
  expect(file).toMatchObject({ error: { code: 'timeout' } });
  expect([received, sent()]).toEqual([1_000, 1]);
});
