// How events leave a browser: the outbox in a real worker, over real websockets and requests, to a server that does as the test says.
import { type Remote, wrap } from 'comlink';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { emptyDevice } from '#tests/fixtures/emptied-device.ts';
import type { EventsWorker } from '#tests/fixtures/events-worker.ts';
import type { EventsLog } from '#tests/fixtures/scripted-events-server.ts';

let key: string;
let workers: Worker[] = [];

beforeEach(async () => {
  key = crypto.randomUUID();
  await emptyDevice();
});
afterEach(() => {
  for (const worker of workers) worker.terminate();
  workers = [];
});

async function startTab(): Promise<Remote<EventsWorker>> {
  const worker = new Worker(new URL('../tests/fixtures/events-worker.ts', import.meta.url), {
    type: 'module',
  });
  workers.push(worker);
  const tab = wrap<EventsWorker>(worker);
  await tab.open(await commands.eventsOrigin(key));
  return tab;
}
const log = (): Promise<EventsLog> => commands.eventsLog(key);
const by = (way: 'socket' | 'request', ids: readonly string[]) => ids.map((id) => ({ by: way, id }));
/** Moves the clock once the server has this many events. */
async function passTimeAfter(tab: Remote<EventsWorker>, count: number, ms: number): Promise<void> {
  await expect.poll(async () => (await log()).received.length).toBe(count);
  await tab.passTime(ms);
}

test('EV-07a events go over the websocket first, in order, with an id each, and no request is made', async () => {
  const tab = await startTab();
  const ids = await tab.track(120);
  expect(await tab.send()).toEqual([]);
  expect(await log()).toEqual({ received: by('socket', ids), opened: 1, open: 1 });
});

test('EV-07c what the websocket does not acknowledge within five seconds goes by a request, once', async () => {
  await commands.scriptEvents(key, 'swallow');
  const tab = await startTab();
  const ids = await tab.track(3);
  const sent = tab.send();
  await passTimeAfter(tab, 3, 4_999);
  expect((await log()).received).toEqual(by('socket', ids));
  await tab.passTime(1);
  expect(await sent).toEqual([]);
  expect((await log()).received).toEqual([...by('socket', ids), ...by('request', ids)]);
});

test('what the server rejects over the websocket is set aside and not sent again', async () => {
  await commands.scriptEvents(key, 'reject');
  const tab = await startTab();
  const ids = await tab.track(2);
  expect(await tab.send()).toEqual([]);
  expect((await tab.refused()).toSorted()).toEqual(ids.toSorted());
  expect((await log()).received).toEqual(by('socket', ids));
});

test('NE-04g malformed messages are ignored, and so are replies to what was never sent', async () => {
  await commands.scriptEvents(key, 'noise');
  const tab = await startTab();
  const ids = await tab.track(3);
  expect(await tab.send()).toEqual([]);
  expect(await log()).toEqual({ received: by('socket', ids), opened: 1, open: 1 });
  // None of them was taken for an acknowledgement.
  expect((await tab.refused()).toSorted()).toEqual(ids.toSorted());
});

test('NE-04b the websocket is closed after 20,000 ms in which nothing was heard, and opened by the next event', async () => {
  const tab = await startTab();
  await tab.track(1);
  await tab.send();
  await tab.passTime(19_000);
  await tab.track(1);
  await tab.send();
  await tab.passTime(19_999);
  expect((await log()).open).toBe(1);
  await tab.passTime(5_000);
  await expect.poll(async () => (await log()).open).toBe(0);
  await tab.track(1);
  await tab.send();
  expect(await log()).toMatchObject({ opened: 2, open: 1 });
});

test('NE-04a NE-04c NE-04e a websocket that fails is retried after 5,000 ms, then with backoff up to 60,000 ms; requests do the work meanwhile', async () => {
  await commands.scriptEvents(key, { close: 1011 });
  const tab = await startTab();
  const socketsAfterNext = async () => {
    await tab.track(1);
    expect(await tab.send()).toEqual([]);
    return (await log()).opened;
  };
  expect(await socketsAfterNext()).toBe(1);
  let opened = 1;
  // random() is 0: each delay is half as long again as the one before.
  for (const delay of [5_000, 7_500, 11_250, 16_875, 25_313, 37_969, 56_954, 60_000, 60_000]) {
    await tab.passTime(delay - 1);
    expect(await socketsAfterNext(), `before ${delay} ms`).toBe(opened);
    await tab.passTime(1);
    expect(await socketsAfterNext(), `after ${delay} ms`).toBe(opened + 1);
    opened += 1;
  }
  const requested = (await log()).received.filter(({ by: way }) => way === 'request').map(({ id }) => id);
  expect([requested.length, new Set(requested).size]).toEqual([19, 19]);
});

test('NE-04d ten events without a reply restart the websocket', async () => {
  await commands.scriptEvents(key, 'swallow');
  const tab = await startTab();
  const leaveUnanswered = async (count: number) => {
    const before = (await log()).received.length;
    await tab.track(count);
    const sent = tab.send();
    await passTimeAfter(tab, before + count, 5_000);
    expect(await sent).toEqual([]);
  };
  await leaveUnanswered(9);
  expect(await log()).toMatchObject({ opened: 1, open: 1 });
  await leaveUnanswered(1);
  await expect.poll(async () => (await log()).open).toBe(0);
  await commands.scriptEvents(key, 'acknowledge');
  await tab.passTime(5_000);
  const ids = await tab.track(1);
  expect(await tab.send()).toEqual([]);
  const { opened, received } = await log();
  expect([opened, received.at(-1)]).toEqual([2, ...by('socket', ids)]);
});

test('NE-04f a websocket closed with 4100 does not come back; events go on by requests', async () => {
  await commands.scriptEvents(key, { close: 4100 });
  const tab = await startTab();
  await tab.track(1);
  expect(await tab.send()).toEqual([]);
  await commands.scriptEvents(key, 'acknowledge');
  for (let tries = 0; tries < 3; tries += 1) {
    await tab.passTime(120_000);
    await tab.track(1);
    expect(await tab.send()).toEqual([]);
    await tab.resume();
  }
  const { opened, received } = await log();
  expect([opened, received.map((one) => one.by)]).toEqual([
    1,
    ['socket', 'request', 'request', 'request', 'request'],
  ]);
});

test('a handshake that is refused costs one attempt, not the events', async () => {
  await commands.scriptEvents(key, 'refuse');
  const tab = await startTab();
  const ids = await tab.track(2);
  expect(await tab.send()).toEqual([]);
  expect(await log()).toEqual({ received: by('request', ids), opened: 0, open: 0 });
});

test('two tabs hold one websocket: the one that opened it last', async () => {
  const [one, other] = [await startTab(), await startTab()];
  await one.track(1);
  await one.send();
  await other.track(1);
  await other.send();
  await expect.poll(async () => (await log()).open).toBe(1);
  expect((await log()).opened).toBe(2);
  await one.track(1);
  expect(await one.send()).toEqual([]);
  await expect.poll(async () => (await log()).open).toBe(1);
  expect((await log()).received.map(({ by: way }) => way)).toEqual(['socket', 'socket', 'socket']);
});

test('a paused page holds no websocket and sends no events; resumed, it sends what waited, once', async () => {
  await commands.scriptEvents(key, 'swallow');
  const tab = await startTab();
  const ids = await tab.track(2);
  const sent = tab.send();
  await expect.poll(async () => (await log()).received.length).toBe(2);
  await tab.pause();
  await expect.poll(async () => (await log()).open).toBe(0);
  await tab.passTime(60_000);
  expect((await log()).received).toEqual(by('socket', ids));
  await commands.scriptEvents(key, 'acknowledge');
  await tab.resume();
  void tab.send();
  await sent;
  expect(await tab.send()).toEqual([]);
  expect((await log()).received).toEqual([...by('socket', ids), ...by('socket', ids)]);
});
