import { expect, test } from 'vitest';
import { type NavigationSources, respondToNavigation } from '#sw/navigation.ts';

const page = (text: string) => new Response(text);
const nothing = new Promise<never>(() => {});

/** Sources of which each is asked at most once, and a timeout that passes when the test says so. */
function setUp(overrides: Partial<NavigationSources>) {
  const limits: number[] = [];
  let onTimeout = () => {};
  const response = respondToNavigation({
    preloaded: Promise.resolve(undefined),
    fromNetwork: () => Promise.reject(new TypeError('Failed to fetch')),
    shell: async () => page('shell'),
    schedule: (ms, call) => {
      limits.push(ms);
      onTimeout = call;
    },
    ...overrides,
  });
  return { response, limits, passTime: () => onTimeout() };
}
const textOf = async (response: Promise<Response>) => (await response).text();

test('the page that the browser began to load is used, and not loaded again', async () => {
  const { response } = setUp({
    preloaded: Promise.resolve(page('preloaded')),
    fromNetwork: async () => page('network'),
  });
  expect(await textOf(response)).toBe('preloaded');
});

test('without a preload the page comes from the network, whatever its status', async () => {
  const { response } = setUp({ fromNetwork: async () => new Response('gone', { status: 404 }) });
  expect((await response).status).toBe(404);
});

test('without a network the shell is used at once', async () => {
  expect(await textOf(setUp({}).response)).toBe('shell');
  expect(await textOf(setUp({ preloaded: Promise.reject(new TypeError('offline')) }).response)).toBe('shell');
});

test('a server that has not responded after three seconds is not waited for', async () => {
  const { response, limits, passTime } = setUp({ fromNetwork: () => nothing });
  expect(limits).toEqual([3_000]);
  passTime();
  expect(await textOf(response)).toBe('shell');
});

test('without a shell a slow server is waited for after all', async () => {
  const late = Promise.withResolvers<Response>();
  const { response, passTime } = setUp({ fromNetwork: () => late.promise, shell: async () => undefined });
  passTime();
  late.resolve(page('late'));
  expect(await textOf(response)).toBe('late');
});

test('with neither network nor shell the browser shows its own error', async () => {
  const { response } = setUp({ shell: async () => undefined });
  expect((await response).type).toBe('error');
});
