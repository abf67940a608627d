// The home page that this device keeps, for the precached shell: shown before the worker is there, which then loads it anew.
import { FONT } from '#contract/font-preload.ts';
import type { FoundSite } from '#src/app/shell-site.ts';
import type { ShownPage } from '#src/app/shown-page.ts';
import { screenNamed } from '#src/app/screens/screens.ts';
import { deferringSheet } from '#src/platform/deferred-layout.ts';
import { takeKeptHome } from '#src/platform/kept-home.ts';

/** What is as late is not waited for any more. */
const LIMIT_MS = 500;
const HOME = 'home';

/**
 * Null for another page, one that is put back to where it was left, and where the device has none of this version.
 * `pathname`: as routes have it. Never rejects.
 */
export async function keptHome(
  { market, isMarketGuessed }: FoundSite,
  pathname: string,
): Promise<ShownPage | null> {
  if (pathname !== '/' || isMarketGuessed === true || deferringSheet() === undefined) {
    void import('#src/app/router-root.tsx').catch(() => undefined);
    return null;
  }
  // Needed in any case, by now or later.
  void screenNamed(HOME).component.preload();
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LIMIT_MS);
  });
  const [kept] = await Promise.all([
    Promise.race([takeKeptHome(market.code), late]),
    // On its way since the shell's first line: words that are drawn before it would be drawn twice.
    Promise.race([document.fonts.load(FONT).catch(() => null), late]),
  ]);
  if (kept === null) return null;
  return {
    pathname,
    search: location.search,
    name: HOME,
    frame: { status: 'success', data: kept.frame },
    screen: { status: 'success', data: kept.home },
  };
}
