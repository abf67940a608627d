// The app around every screen: what is shown, and how it leads elsewhere; one per page of the server, one per document in the browser.
import { createContext, type ReactNode, useContext } from 'react';
import type { Navigation } from '#src/app/navigation.ts';
import type { ShownPage } from '#src/app/shown-page.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import type { Services } from '#src/services/services.tsx';
import { type Readable, useReadable } from '#src/ui/readable.ts';

export interface App {
  readonly services: Services;
  readonly discoveryTexts: DiscoveryTexts;
  /** The URL's market segment, `/sv-se`, or empty for a URL without one. */
  readonly base: string;
  readonly page: Readable<ShownPage>;
  /** On the server: only the screen is drawn, or only what is around it, which many pages share. */
  readonly part?: 'screen' | 'frame';
  readonly navigation: Navigation;
  /** Where the router works, and draws nothing; null until it is loaded. */
  readonly routerRoot: Readable<ReactNode>;
  /** Called once the page is interactive; what could wait starts now. */
  readonly onInteractive: () => void;
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp needs an AppProvider above it');
  return app;
}

export function usePage(): ShownPage {
  return useReadable(useApp().page);
}
