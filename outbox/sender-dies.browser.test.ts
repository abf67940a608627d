import { beforeEach, expect, test } from 'vitest';
import type { TrackingEvent } from '#contract/events.ts';
import { LEASE_DURATION_MS } from '#outbox/lease.ts';
import { browserEnvironment, openOutbox } from '#outbox/outbox.ts';
import type { OutboxResponse, OutboxRequest } from '#outbox/request.ts';
import { deleteDatabases, deleteOutboxCopies, emptyDevice } from '#tests/fixtures/emptied-device.ts';
import type { SenderOptions, ServerMessage } from '#tests/fixtures/outbox-sender.ts';

/** A fake server: commits every request, and responds unless the test wants the response lost. */
function createServer(channelName: string) {
  const channel = new BroadcastChannel(channelName);
  const intents: string[] = [];
  const events: string[] = [];
  let toLose = 0;
  let onLost = () => {};
  const commit = (request: OutboxRequest): OutboxResponse => {
    if (request.path.startsWith('/api/cart')) {
      const key = request.headers['idempotency-key'] ?? '';
      if (!intents.includes(key)) intents.push(key);
      const body = { cartId: 'c', version: intents.length, orderRows: [], notices: [] };
      return { status: 200, retryAfterMs: null, body };
    }
    const batch = JSON.parse(request.body ?? '[]') as TrackingEvent[];
    const results = batch.map(({ event_id }) => {
      const isKnown = events.includes(event_id);
      if (!isKnown) events.push(event_id);
      return { event_id, status: isKnown ? 'duplicate' : 'ok' };
    });
    return { status: 200, retryAfterMs: null, body: { results } };
  };
  channel.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => {
    if (data.kind !== 'request') return;
    const response = commit(data.request);
    if (toLose > 0) {
      toLose -= 1;
      if (toLose === 0) onLost();
      return;
    }
    channel.postMessage({ kind: 'response', id: data.id, response } satisfies ServerMessage);
  });
  return {
    intents,
    events,
    /** Resolves when `count` requests were committed without a response. */
    loseNext(count: number): Promise<void> {
      toLose = count;
      return new Promise((resolve) => {
        onLost = resolve;
      });
    },
    close: () => channel.close(),
  };
}

function startSender(start: SenderOptions): { worker: Worker; ended: Promise<string> } {
  const worker = new Worker(new URL('../tests/fixtures/outbox-sender.ts', import.meta.url), {
    type: 'module',
  });
  const ended = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(start);
  return { worker, ended };
}

/** Five workers are started one after the other, each with its modules: slow where the machine is busy. */
const FIVE_STARTS_MS = 60_000;

beforeEach(emptyDevice);

test(
  'PW-06f PW-06g CA-13n nothing is lost and nothing done twice when the sender dies between send and ack, again and again',
  async () => {
    const channel = crypto.randomUUID();
    const server = createServer(channel);
    const outbox = await openOutbox(browserEnvironment(''));
    for (let i = 0; i < 6; i += 1) {
      await outbox.change({ kind: 'add', articleId: `a${i}`, quantity: 1 }, 'sv-se', null);
      await outbox.track({ type: 'click' }, 'sv-se', { tenant: 'cairn', sessionId: 's', mayTrack: true });
    }
    const stored = await outbox.store.all();
    const idsOf = (kind: string) => stored.filter((entry) => entry.kind === kind).map(({ id }) => id);

    for (let death = 0; death < 4; death += 1) {
      const lost = server.loseNext(2);
      const { worker } = startSender({ channel, clockOffsetMs: death * LEASE_DURATION_MS });
      await lost;
      worker.terminate();
    }
    expect((await outbox.store.stats()).pendingCount).toBe(stored.length);

    const { worker, ended } = startSender({ channel, clockOffsetMs: 4 * LEASE_DURATION_MS });
    expect(await ended).toBe('empty');
    worker.terminate();
    server.close();
    expect(server.intents).toEqual(idsOf('cart'));
    expect(server.events).toEqual(idsOf('event'));
    expect(await outbox.store.stats()).toMatchObject({ pendingCount: 0, deadLetterCount: 0, pendingSize: 0 });
  },
  FIVE_STARTS_MS,
);

test('a deleted database whose entries have no copies is detected at the next start, with the number of lost entries', async () => {
  const before = await openOutbox(browserEnvironment(''));
  for (let i = 0; i < 3; i += 1) await before.change({ kind: 'clear' }, 'sv-se', null);
  await expect
    .poll(async () => (await caches.match('/outbox-witness'))?.json())
    .toMatchObject({ waiting: 3 });
  await deleteDatabases();
  await deleteOutboxCopies();
  const lost: number[] = [];
  const listener = { onLost: (count: number) => lost.push(count) };
  await openOutbox(browserEnvironment(''), listener);
  expect(lost).toEqual([3]);
  await openOutbox(browserEnvironment(''), listener);
  expect(lost).toEqual([3]);
});
