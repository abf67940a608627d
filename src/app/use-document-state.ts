// What the document itself shows of the app's state: when it became interactive, and whether the device can go on alone.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { documentTitle } from '#src/app/page-title.ts';
import { shownScreen } from '#src/app/screens/screens.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { useServices } from '#src/services/services.tsx';

/** The mark that measurements wait for: everything loaded before it is first load. */
const INTERACTIVE_MARK = 'cairn-interactive';

/** `html[data-offline="ready"]` once the market's catalogue is on the device. */
export function useDocumentState(): void {
  const router = useRouter();
  const { view, shop } = useServices();
  const texts = useTexts();
  const { isReadyOffline } = useSnapshot(view);
  useEffect(() => {
    performance.mark(INTERACTIVE_MARK);
    router.options.context.onInteractive(router);
  }, [router]);
  useEffect(() => {
    const updateTitle = () => {
      const shown = shownScreen(router.state.matches.at(-1));
      // An error page names itself.
      if (shown !== undefined)
        document.title = documentTitle(shown.screen.title(shown.data, texts), shop.name);
    };
    // The precached shell has no title of its own; a rendered page has this very one.
    updateTitle();
    return router.subscribe('onResolved', updateTitle);
  }, [router, shop, texts]);
  useEffect(() => {
    document.documentElement.dataset['offline'] = isReadyOffline ? 'ready' : 'no';
  }, [isReadyOffline]);
}
