import { expect, test } from 'vitest';
import { createRenewedPages, type ReloadableRouter } from '#src/platform/renewed-pages.ts';

function routerShowing(screen: AbortController) {
  const reloaded: string[] = [];
  const matches = [
    { id: 'frame', abortController: new AbortController() },
    { id: 'screen', abortController: screen },
  ];
  const router: ReloadableRouter = {
    state: { matches },
    invalidate: async ({ filter }) => void reloaded.push(...matches.filter(filter).map(({ id }) => id)),
  };
  return { router, reloaded };
}

test('what is still shown is loaded again: the frame, the screen, a selection that was applied', () => {
  const [shown, left] = [new AbortController(), new AbortController()];
  const { router, reloaded } = routerShowing(shown);
  const pages = createRenewedPages();
  pages.noteCall('c1', 'page', 'shell', left.signal);
  pages.noteCall('c2', 'page', 'listing', shown.signal);
  pages.noteCall('c3', 'page', 'home', left.signal);
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
  const shown = new AbortController();
  const { router, reloaded } = routerShowing(shown);
  const pages = createRenewedPages();
  pages.connect(router);
  for (let call = 0; call < 21; call += 1) pages.noteCall(`c${call}`, 'page', 'listing', shown.signal);
  pages.renew('c0');
  pages.renew('c1');
  expect(reloaded).toEqual(['screen']);
});
