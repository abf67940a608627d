// The component of the page that is shown: its screen's, or the page that says why there is none, loaded only then.
import { lazyComponent } from '#src/app/lazy-component.tsx';
import { shownScreen } from '#src/app/screens/screens.ts';
import type { ShownPage } from '#src/app/shown-page.ts';

const errorPages = () => import('#src/app/screens/error-pages.tsx');
/** RT-07. */
export const NotFoundPage = lazyComponent(() => errorPages().then((file) => file.NotFoundPage), false);
/** A screen that could not be loaded, inside the frame. */
export const ErrorPage = lazyComponent(() => errorPages().then((file) => file.ErrorPage), false);
/** SH-01: without the frame's data there is no shop to show, but perhaps that of another market. */
export const OutagePage = lazyComponent(() => errorPages().then((file) => file.OutagePage), false);

/** Loads what a page is drawn with. */
export async function preloadPage(page: ShownPage): Promise<void> {
  const shown = shownScreen(page);
  if (shown !== undefined) await shown.screen.component.preload();
  else
    await (page.frame.status !== 'success'
      ? OutagePage
      : page.screen.status === 'notFound'
        ? NotFoundPage
        : ErrorPage
    ).preload();
}
