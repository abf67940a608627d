import { expect, test } from 'vitest';
import { createNavigationHandler, type NavigationSources } from '#sw/navigation.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const OURS = { ...HTML, 'x-cairn': '1' };
const page = (text: string, status = 200, headers: Record<string, string> = OURS) =>
  new Response(`<!doctype html><html>${text}</html>\n`, { status, headers });
const nothing = new Promise<never>(() => {});
const cutOff = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<!doctype html><html>half'));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: OURS });
};
const redirect = () =>
  Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } });

/** One service worker: its time passes when the test says so. */
function setUp() {
  let time = 0;
  let timers: { readonly at: number; readonly call: () => void }[] = [];
  const handle = createNavigationHandler({
    now: () => time,
    schedule: (ms, call) => void timers.push({ at: time + ms, call }),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    /** What a navigation shows: the text of its page; null while it shows nothing. */
    open: async (sources: Partial<NavigationSources> = {}) => {
      const opened = { shown: null as string | null, response: undefined as Response | undefined };
      void handle({
        preloaded: Promise.resolve(undefined),
        fromNetwork: () => Promise.reject(new TypeError('Failed to fetch')),
        follow: () => Promise.reject(new TypeError('Failed to fetch')),
        shell: async () => page('shell'),
        isReady: async () => false,
        keepAlive: () => {},
        ...sources,
      }).then(async (response) => {
        opened.response = response;
        opened.shown = (await response.text().catch(() => 'cut')).replace(/<.*?>/g, '').trim();
      });
      await settle();
      return opened;
    },
    pass: async (ms: number) => {
      time += ms;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { call } of due) call();
      await settle();
    },
  };
}
/** What the first navigation shows at once. */
const shownWith = async (sources: Partial<NavigationSources>) => (await setUp().open(sources)).shown;

test('the page that the browser began to load is used, and not loaded again', async () => {
  const fromNetwork = async () => page('network');
  expect(await shownWith({ preloaded: Promise.resolve(page('preloaded')), fromNetwork })).toBe('preloaded');
});

test('without a network the shell is used at once', async () => {
  expect(await shownWith({})).toBe('shell');
  const preloaded = Promise.reject(new TypeError('offline'));
  expect(await shownWith({ preloaded })).toBe('shell');
});

test.each([200, 400, 404, 410])('a whole page of ours with status %i is shown as it is', async (status) => {
  const { shown, response } = await setUp().open({ fromNetwork: async () => page('ours', status) });
  expect([shown, response?.status]).toEqual(['ours', status]);
});

test.each([
  ['ours with status 500', () => page('failed', 500)],
  ['ours with status 503', () => page('busy', 503)],
  ['ours with status 429', () => page('too many', 429)],
  ['of a gateway with status 502', () => page('bad gateway', 502, HTML)],
  ['of a captive portal with status 200', () => page('log in', 200, HTML)],
  ['of a captive portal with status 403', () => page('log in', 403, HTML)],
  ['of a stranger that is JSON', () => Response.json({ error: 'no' }, { status: 404 })],
  ['ours that breaks off', cutOff],
  [
    'ours that ends early without a fault',
    () => new Response('<!doctype html><html>half', { headers: OURS }),
  ],
])('instead of an answer %s the shell is shown', async (_, answer) => {
  expect(await shownWith({ fromNetwork: async () => answer() })).toBe('shell');
});

test('without a shell even a bad answer is shown', async () => {
  const shell = async () => undefined;
  expect(await shownWith({ fromNetwork: async () => page('busy', 503), shell })).toBe('busy');
});

test('a file of another program on the host is handed on', async () => {
  const headers = { 'content-type': 'application/pdf' };
  expect(await shownWith({ fromNetwork: async () => new Response('pdf', { headers }) })).toBe('pdf');
});

test('a redirect that leads to us is followed by the browser, one that leads elsewhere is not', async () => {
  const fromNetwork = async () => redirect();
  const ours = await setUp().open({ fromNetwork, follow: async () => page('', 404) });
  expect(ours.response?.type).toBe('opaqueredirect');
  expect(await shownWith({ fromNetwork })).toBe('shell');
  expect(await shownWith({ fromNetwork, follow: async () => page('log in', 200, HTML) })).toBe('shell');
});

test('a server that has not sent its page after three seconds is not waited for', async () => {
  const { open, pass } = setUp();
  const opened = await open({ fromNetwork: () => nothing });
  await pass(2_999);
  expect(opened.shown).toBeNull();
  await pass(1);
  expect(opened.shown).toBe('shell');
});

test('where the device has the catalogue the server is given 300 ms', async () => {
  const { open, pass } = setUp();
  const opened = await open({ fromNetwork: () => nothing, isReady: async () => true });
  await pass(299);
  expect(opened.shown).toBeNull();
  await pass(1);
  expect(opened.shown).toBe('shell');
});

test('after a wait in vain the next navigations wait no more, until the line is fast again', async () => {
  const { open, pass } = setUp();
  const slow = { fromNetwork: () => nothing, isReady: async () => true };
  await open(slow);
  await pass(300);
  await pass(10_000);
  expect((await open(slow)).shown).toBe('shell');
  // Found out beside the shell that was shown.
  const fast = { ...slow, fromNetwork: async () => page('server') };
  expect((await open(fast)).shown).toBe('shell');
  expect((await open(fast)).shown).toBe('server');
});

test('half a minute later a slow line is given another chance', async () => {
  const { open, pass } = setUp();
  const slow = { fromNetwork: () => nothing, isReady: async () => true };
  await open(slow);
  await pass(300);
  await pass(5_000);
  await pass(30_000);
  expect((await open(slow)).shown).toBeNull();
});

test('a refusal that comes at once does not make the line slow', async () => {
  const { open } = setUp();
  expect((await open()).shown).toBe('shell');
  expect((await open({ fromNetwork: async () => page('server') })).shown).toBe('server');
});

test('without a shell a slow server is waited for after all', async () => {
  const { open, pass } = setUp();
  const late = Promise.withResolvers<Response>();
  const opened = await open({ fromNetwork: () => late.promise, shell: async () => undefined });
  await pass(3_000);
  expect(opened.shown).toBeNull();
  late.resolve(page('late'));
  await pass(0);
  expect(opened.shown).toBe('late');
});

test('without a network a shell that is found late is shown all the same', async () => {
  const shell = async (limitMs = 500) => (limitMs > 2_000 ? page('shell') : undefined);
  expect(await shownWith({ shell })).toBe('shell');
  expect(await shownWith({ fromNetwork: async () => page('busy', 503), shell })).toBe('busy');
});

test('with neither network nor shell the browser shows its own error', async () => {
  const { response } = await setUp().open({ shell: async () => undefined });
  expect(response?.type).toBe('error');
});
