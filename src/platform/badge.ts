// The number on the installed app's icon, where the browser has one.

type BadgingNavigator = Navigator & {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
};

/** In a tab, too: the browser knows whether the shop is installed, and its icon must not show what the bag was before. */
export async function showBadge(count: number): Promise<void> {
  const browser: BadgingNavigator = navigator;
  try {
    await (count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.());
  } catch {
    // Not allowed, as on iOS without notifications: the icon stays as it is.
  }
}
