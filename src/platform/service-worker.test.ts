// A newer version of the service worker takes over while what waits is sent: text that is typed meanwhile is not lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptUpdate, registerServiceWorker } from '#src/platform/service-worker.ts';

/** That of the form of the test's page. */
let field: Input;
class Input {
  readonly type = 'email';
  readonly defaultValue = '';
  value = '';
}

let container: EventTarget;
let page: EventTarget;
let view: EventTarget & { visibilityState: DocumentVisibilityState };
let registration: { waiting: EventTarget | null };
let call: (() => void) | undefined;
let sending: PromiseWithResolvers<boolean>;
const reload = vi.fn();
const onUpdate = vi.fn();
const update = vi.fn(async () => undefined);

/** A tab that is open beside a version that waits. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubEnv('DEV', false);
  registration = Object.assign(new EventTarget(), {
    waiting: Object.assign(new EventTarget(), { postMessage: () => undefined }),
    installing: null,
    active: {},
    update,
  });
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  page = new EventTarget();
  field = new Input();
  view = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
    forms: [{ role: null, elements: [field] }],
    // A page of the server has its manifest.
    querySelector: () => ({}),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', view);
  vi.stubGlobal('location', { reload, href: 'https://shop.example/', origin: 'https://shop.example' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', Input);
  sending = Promise.withResolvers();
  await registerServiceWorker(
    { onUpdate, send: () => sending.promise, whenSent: (given) => (call = given) },
    'en-eu',
  );
  onUpdate.mockClear();
  reload.mockClear();
  update.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function type(): void {
  field.value = 'a@b.example';
}
/** Another tab has accepted the version that waits. */
const takeOver = () => container.dispatchEvent(new Event('controllerchange'));
const settle = () => new Promise(setImmediate);

test('a tab that nobody sees follows when what waits is sent', async () => {
  view.visibilityState = 'hidden';
  takeOver();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  sending.resolve(true);
  await settle();
  expect([reload.mock.calls.length, onUpdate.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['looked at', () => (view.visibilityState = 'visible')],
  ['typed into', type],
])('a tab that is %s while it sends is offered the newer version instead', async (_, act) => {
  view.visibilityState = 'hidden';
  takeOver();
  act();
  sending.resolve(true);
  await settle();
  expect([reload.mock.calls.length, onUpdate.mock.calls.length]).toEqual([0, 1]);
});

test('a tab that accepts the newer version, and is typed into while it sends, asks once more', async () => {
  const accepted = acceptUpdate(false, () => undefined);
  type();
  sending.resolve(true);
  expect(await accepted).toBe('unsaved');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that no version waits for is not loaded anew either while changes are unsent', async () => {
  registration.waiting = null;
  const accepted = acceptUpdate(false, () => undefined);
  sending.resolve(false);
  expect(await accepted).toBe('unsent');
  expect(reload).not.toHaveBeenCalled();
  call?.();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['waits', [0, 0, 1, 1, 2, 2, 3, 3]],
  ['waits no more', [1, 1, 1, 1, 2, 2, 3, 3]],
])(
  'a page that is still there after its reload is loaded anew once more: a version %s',
  async (state, counts) => {
    if (state !== 'waits') registration.waiting = null;
    expect(await accept()).toBe('reloading');
    expect(await reloadsAfter([0, 2, 1, 11, 1, 44, 1, 600])).toEqual(counts);
  },
);

test.each([
  ['text was typed', type],
  [
    'a change can not be sent',
    () => (sending = { ...Promise.withResolvers<boolean>(), promise: Promise.resolve(false) }),
  ],
])('it is not where %s meanwhile', async (_, act) => {
  registration.waiting = null;
  expect(await accept()).toBe('reloading');
  act();
  expect(await reloadsAfter([15, 45])).toEqual([1, 1]);
});

function accept(): ReturnType<typeof acceptUpdate> {
  sending.resolve(true);
  return acceptUpdate(false, () => undefined);
}
/** How often the page was loaded anew by the end of each of these pauses, in s. */
async function reloadsAfter(pauses: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const seconds of pauses) {
    vi.advanceTimersByTime(seconds * 1_000);
    await settle();
    counts.push(reload.mock.calls.length);
  }
  return counts;
}

test('an app that comes back from the background asks for a newer version, unless it did a moment ago', async () => {
  const lookCountAfter = async (visibilityState: DocumentVisibilityState, minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    view.visibilityState = visibilityState;
    view.dispatchEvent(new Event('visibilitychange'));
    await settle();
    return update.mock.calls.length;
  };
  expect(await lookCountAfter('visible', 1)).toBe(0);
  expect(await lookCountAfter('hidden', 10)).toBe(0);
  // Its line may not be there yet.
  update.mockRejectedValueOnce(new TypeError('Failed to update a ServiceWorker'));
  expect(await lookCountAfter('visible', 0)).toBe(1);
  expect(await lookCountAfter('visible', 1)).toBe(2);
  expect(await lookCountAfter('visible', 1)).toBe(2);
  expect(await lookCountAfter('visible', 10)).toBe(3);
  // The clock was set back.
  expect(await lookCountAfter('visible', -60)).toBe(4);
});
