// The page that is on screen when the router comes: each part of it stands in for its first load, once.
import { screenNamed } from '#src/app/screens/screens.ts';
import type { Loaded, ShownPage } from '#src/app/shown-page.ts';

export interface FirstPage {
  /** Undefined once it is taken. */
  takeFrame(): Loaded | undefined;
  /** Undefined for another page, and once it is taken. `search`: as the screen is loaded by it. */
  takeScreen(name: string, pathname: string, search: string): Loaded | undefined;
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
      return screenNamed(name).isLoadedByQuery === true && wantedSearch !== search ? undefined : taken;
    },
  };
}
