// Whether the shop runs as an installed app, and how it could be installed here.
import { INSTALL_PROMPT_KEY } from '#contract/install-prompt.ts';

/** The event `beforeinstallprompt`, which is no standard: the types of the web platform lack it. */
export interface InstallPrompt extends Event {
  /** Once, after a press. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export function isInstalledApp(): boolean {
  const isOnHomeScreen = (navigator as { readonly standalone?: boolean }).standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}

/** Safari on a phone or tablet: it can install the shop, but has no event for it. Tablets call themselves a Mac. */
export function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIos && /Version\/\d.*Safari\//.test(userAgent);
}

/** Tells the browser's offer, also one that came before; null: the shop was installed. The answer ends it. */
export function watchInstallPrompt(onChange: (prompt: InstallPrompt | null) => void): () => void {
  const known = (globalThis as { [INSTALL_PROMPT_KEY]?: InstallPrompt })[INSTALL_PROMPT_KEY];
  if (known !== undefined) onChange(known);
  const keep = (event: Event) => {
    event.preventDefault();
    onChange(event as InstallPrompt);
  };
  const installed = () => onChange(null);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', installed);
  };
}
