// What the document itself shows of the app's state: its title, where the focus is, when it became interactive, and whether the device can go on alone.
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, usePage } from '#src/app/app.tsx';
import { documentTitle } from '#src/app/page-title.ts';
import { shownScreen } from '#src/app/screens/screens.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { useServices } from '#src/services/services.tsx';

/** The mark that measurements wait for: everything loaded before it is first load. */
const INTERACTIVE_MARK = 'cairn-interactive';

/** `html[data-offline="ready"]` once the market's catalogue is on the device. */
export function useDocumentState(): void {
  const { onInteractive } = useApp();
  const page = usePage();
  const { view, shop } = useServices();
  const texts = useTexts();
  const { isReadyOffline } = useSnapshot(view);
  const lastPage = useRef(page);
  useEffect(() => {
    performance.mark(INTERACTIVE_MARK);
    onInteractive();
  }, [onInteractive]);
  useEffect(() => {
    // The precached shell has no title of its own; a rendered page has this very one. An error page names itself.
    const shown = shownScreen(page);
    if (shown !== undefined) document.title = documentTitle(shown.screen.title(shown.data, texts), shop.name);
    const { frame, pathname } = lastPage.current;
    lastPage.current = page;
    const main = document.getElementById('main');
    if (main === null) return;
    main.ariaLabel = document.title;
    // What had the focus may be gone with the page before. Nothing had it before the first page of a launch, and who types goes on typing.
    if (
      frame.status === 'success' &&
      pathname !== page.pathname &&
      document.activeElement?.matches('input') !== true
    )
      main.focus({ preventScroll: true });
  }, [page, shop, texts]);
  useEffect(() => {
    document.documentElement.dataset['offline'] = isReadyOffline ? 'ready' : 'no';
  }, [isReadyOffline]);
}
