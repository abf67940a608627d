// The page that is on screen when the router comes: each part of it stands in for its first load, once.
import { SCREENS } from '#src/app/screens/screens.ts';
import type { Loaded, ScreenName, ShownPage } from '#src/app/shown-page.ts';

export interface FirstPage {
  /** Undefined once it is taken. */
  takeFrame(): Loaded | undefined;
  /** Undefined for another page, and once it is taken. `search`: as the screen is loaded by it. */
  takeScreen(name: ScreenName, pathname: string, search: string): Loaded | undefined;
}

export function createFirstPage({ name, pathname, search, frame, screen }: ShownPage): FirstPage {
  let [leftFrame, leftScreen]: (Loaded | undefined)[] = [frame, screen];
  return {
    takeFrame() {
      const taken = leftFrame;
      leftFrame = undefined;
      return taken;
    },
    takeScreen(wanted, wantedPath, wantedSearch) {
      const taken = leftScreen;
      leftScreen = undefined;
      if (wanted !== name || wantedPath !== pathname) return undefined;
      const isLoadedByQuery = (SCREENS[name] as { readonly isLoadedByQuery?: boolean }).isLoadedByQuery;
      return isLoadedByQuery === true && wantedSearch !== search ? undefined : taken;
    },
  };
}
