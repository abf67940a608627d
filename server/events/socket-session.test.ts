// One connection of the events socket over an ingestion that the test holds back: batches, limits, failures, end.
import { expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { createEventsSession } from '#server/events/socket-session.ts';
import { StoreBusyError } from '#store/store.ts';

type Verdict = EventsAck['results'][number];

function open(bufferedAmount = 0, refusal?: Result<EventsAck>) {
  const calls: string[] = [];
  const batches: unknown[][] = [];
  const noted: unknown[] = [];
  let finish: (error?: Error) => void = () => {};
  let time = 0;
  const session = createEventsSession(
    {
      bufferedAmount,
      send: (text) => calls.push(text),
      close: (code) => calls.push(`close ${code}`),
      pause: () => calls.push('pause'),
      resume: () => calls.push('resume'),
    },
    {
      events: {
        ingest: (batch) => {
          batches.push([...batch]);
          return new Promise((resolve, reject) => {
            finish = (error) =>
              error === undefined
                ? resolve(
                    refusal ?? ok({ results: batch.map((): Verdict => ({ event_id: '', status: 'ok' })) }),
                  )
                : reject(error);
          });
        },
      },
      now: () => time,
      onMessage: () => {},
      onError: (error) => noted.push(error),
    },
  );
  const receive = (id: string | number, event: unknown = 1) =>
    session.receive(Buffer.from(JSON.stringify({ id: String(id), event })), false);
  return {
    session,
    calls,
    batches,
    noted,
    receive,
    /** Ends the ingestion of the latest batch. */
    finish: (error?: Error) => finish(error),
    passTime: (ms: number) => {
      time += ms;
    },
  };
}
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};
const stored = (id: string | number) => JSON.stringify({ id: String(id), ok: true });

test('while a batch is stored no other is, and nothing is answered before', async () => {
  const { calls, batches, receive, finish } = open();
  receive(1);
  receive(2);
  await settle();
  receive(3);
  await settle();
  expect([batches.length, calls]).toEqual([1, []]);
  finish();
  await settle();
  expect(calls).toEqual([stored(1), stored(2)]);
  finish();
  await settle();
  expect([batches.map(({ length }) => length), calls.length]).toEqual([[2, 1], 3]);
});

test('a client that sends faster than is stored is not read meanwhile', async () => {
  const { calls, batches, receive, finish } = open();
  for (let id = 0; id < 120; id += 1) receive(id);
  expect(calls).toEqual(['pause']);
  await settle();
  expect(batches[0]).toHaveLength(50);
  finish();
  await settle();
  expect(calls.filter((call) => call === 'resume')).toEqual([]);
  finish();
  await settle();
  expect(calls.at(-1)).toBe('resume');
});

test('few large messages hold back a client as many small ones do', () => {
  const { calls, receive } = open();
  receive(1, 'x'.repeat(200_000));
  expect(calls).toEqual([]);
  receive(2, 'x'.repeat(100_000));
  expect(calls).toEqual(['pause']);
});

test('3,000 messages a minute may come, noise included', () => {
  const { session, calls, passTime } = open();
  const noise = (count: number) => {
    for (let sent = 0; sent < count; sent += 1) session.receive(Buffer.from('noise'), false);
  };
  noise(3_000);
  passTime(60_000);
  noise(3_000);
  expect(calls).toEqual([]);
  noise(1);
  expect(calls).toEqual(['close 1008']);
});

test.each([
  [new StoreBusyError('busy'), 'close 1013', 0],
  [new Error('no disk'), 'close 1011', 1],
])('what could not be stored is not answered: the socket is closed (%s)', async (error, call, reports) => {
  const { calls, batches, noted, receive, finish } = open();
  receive(1);
  await settle();
  receive(2);
  finish(error);
  await settle();
  receive(3);
  await settle();
  expect([calls, batches.length, noted.length]).toEqual([[call], 1, reports]);
});

test('a client that does not read its replies is left', async () => {
  const { calls, receive, finish } = open(300_000);
  receive(1);
  await settle();
  finish();
  await settle();
  expect(calls).toEqual([stored(1), 'close 1008']);
});

test('an end waits for what is being stored and answers it, and takes nothing more', async () => {
  const { session, calls, batches, receive, finish } = open();
  receive(1);
  await settle();
  receive(2);
  let hasEnded = false;
  const ended = session.end().then(() => {
    hasEnded = true;
  });
  receive(3);
  await settle();
  expect(hasEnded).toBe(false);
  finish();
  await ended;
  await settle();
  expect([calls, batches.length]).toEqual([[stored(1)], 1]);
});

test('where the client has stored too much the socket is closed without a verdict', async () => {
  const { receive, finish, calls, noted } = open(0, fail(shopError('overloaded', { retryAfterS: 60 })));
  receive(1);
  await settle();
  finish();
  await settle();
  expect([calls, noted]).toEqual([['close 1013'], []]);
});

test('a clock that is set back does not end the connection of who sends as before', async () => {
  const { calls, session, passTime } = open();
  const send = (count: number) => {
    for (let at = 0; at < count; at += 1) session.receive(Buffer.from('no message'), false);
  };
  send(2_000);
  passTime(-3_600_000);
  send(2_000);
  expect(calls).toEqual([]);
});
