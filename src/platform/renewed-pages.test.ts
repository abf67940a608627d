import { expect, test } from 'vitest';
import { createRenewedPages, type ReloadableRouter } from '#src/platform/renewed-pages.ts';

function routerShowing(screen: AbortSignal) {
  const reloaded: string[] = [];
  const loaderData = { title: 'Jackets' };
  const matches = [{ id: 'frame' }, { id: 'screen', loaderData }];
  const router: ReloadableRouter = {
    state: { matches },
    options: { context: { loadSignals: new WeakMap([[loaderData, screen]]) } },
    invalidate: async ({ filter }) => void reloaded.push(...matches.filter(filter).map(({ id }) => id)),
    subscribe: () => () => undefined,
  };
  return { router, reloaded };
}

test('what is still shown is loaded again: the frame, the screen, a selection that was applied', () => {
  const [shown, left] = [new AbortController().signal, new AbortController().signal];
  const { router, reloaded } = routerShowing(shown);
  const pages = createRenewedPages();
  pages.noteCall('c1', 'page', 'shell', left);
  pages.noteCall('c2', 'page', 'listing', shown);
  pages.noteCall('c3', 'page', 'home', left);
  pages.noteCall('c4', 'discovery', 'apply', undefined);
  pages.noteCall('c5', 'discovery', 'suggest', undefined);
  // Before the router is known.
  pages.renew('c1');
  expect(reloaded).toEqual([]);
  pages.connect(router);
  expect(reloaded.splice(0)).toEqual(['frame']);
  for (const callId of ['c2', 'c3', 'c4', 'c5', 'c6']) pages.renew(callId);
  expect(reloaded).toEqual(['screen', 'screen']);
});

test('only the last calls are remembered', () => {
  const shown = new AbortController().signal;
  const { router, reloaded } = routerShowing(shown);
  const pages = createRenewedPages();
  pages.connect(router);
  for (let call = 0; call < 201; call += 1) pages.noteCall(`c${call}`, 'page', 'listing', shown);
  pages.renew('c0');
  pages.renew('c1');
  expect(reloaded).toEqual(['screen']);
});
