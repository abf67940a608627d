import { expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { createCoalescer, requestKeyOf, RELEASE_AFTER_MS } from '#worker/cache/coalesce.ts';

function setUp() {
  const released: (() => void)[] = [];
  const waits: number[] = [];
  const coalescer = createCoalescer((ms, call) => {
    waits.push(ms);
    released.push(call);
    return () => undefined;
  });
  let flights = 0;
  const signals: AbortSignal[] = [];
  const gates: ((result: Result<number>) => void)[] = [];
  const ask = (question: string, signal?: AbortSignal) =>
    coalescer.run(
      question,
      (flightSignal) => {
        flights += 1;
        signals.push(flightSignal);
        return new Promise<Result<number>>((resolve) => gates.push(resolve));
      },
      signal,
    );
  return { coalescer, ask, waits, released, signals, gates, flights: () => flights };
}

test('NE-01c equal questions share one flight, and its answer for 300,000 ms', async () => {
  const { ask, gates, flights, waits, released } = setUp();
  const answers = [ask('q'), ask('q')];
  gates[0]?.(ok(1));
  expect(await Promise.all(answers)).toEqual([ok(1), ok(1)]);
  expect(await ask('q')).toEqual(ok(1));
  expect(flights()).toBe(1);
  expect(waits).toEqual([RELEASE_AFTER_MS]);
  released[0]?.();
  void ask('q');
  expect(flights()).toBe(2);
});

test('the order of keys makes no other question, the content does', () => {
  expect(requestKeyOf('a', { x: 1, y: [{ p: 1, q: undefined }] })).toBe(
    requestKeyOf('a', { y: [{ p: 1 }], x: 1 }),
  );
  expect(requestKeyOf('a', { x: 1 })).not.toBe(requestKeyOf('a', { x: 2 }));
  expect(requestKeyOf('a', { x: 1 })).not.toBe(requestKeyOf('b', { x: 1 }));
});

test('a failure is not kept', async () => {
  const { ask, gates, flights } = setUp();
  const first = ask('q');
  gates[0]?.(fail(shopError('offline')));
  expect((await first).ok).toBe(false);
  void ask('q');
  expect(flights()).toBe(2);
});

test('one caller leaves and is canceled, the other is answered; with the last one the flight ends', async () => {
  const { ask, gates, signals } = setUp();
  const [a, b] = [new AbortController(), new AbortController()];
  const answers = [ask('q', a.signal), ask('q', b.signal)];
  a.abort();
  expect(await answers[0]).toMatchObject({ error: { code: 'canceled' } });
  expect(signals[0]?.aborted).toBe(false);
  gates[0]?.(ok(1));
  expect(await answers[1]).toEqual(ok(1));

  const alone = ask('other', new AbortController().signal);
  const last = new AbortController();
  const answer = ask('third', last.signal);
  last.abort();
  expect(await answer).toMatchObject({ error: { code: 'canceled' } });
  expect(signals[2]?.aborted).toBe(true);
  expect(signals[1]?.aborted).toBe(false);
  gates[1]?.(ok(2));
  expect(await alone).toEqual(ok(2));
});

test('after a clear the next question flies again', async () => {
  const { coalescer, ask, gates, flights } = setUp();
  const first = ask('q');
  coalescer.clear();
  gates[0]?.(ok(1));
  await first;
  void ask('q');
  expect(flights()).toBe(2);
});
