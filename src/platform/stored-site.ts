// The shop and its markets as this device last saw them: what the precached shell, which names neither, starts with.
import type { MarketInfo } from '#contract/bootstrap.ts';
import type { ShellData } from '#contract/clients.ts';
import { type ShopProfile, SITE_ELEMENT_ID, THEME_ELEMENT_ID } from '#contract/shop-profile.ts';
import type { ObservableRouter } from '#src/platform/page-views.ts';

const KEY = 'cairn-site';

export interface StoredSite {
  readonly shop: ShopProfile;
  readonly markets: readonly MarketInfo[];
  /** The shop's own colours, as a style sheet. */
  readonly themeCss: string;
}

/** Called with the router of a page that was loaded. */
export function storeSite(shop: ShopProfile, { state }: ObservableRouter): void {
  const data = state.matches[0]?.loaderData as ShellData | undefined;
  // A page of the server brings its site along; the shell knows no more than what is stored.
  if (data === undefined || document.getElementById(SITE_ELEMENT_ID) === null) return;
  const themeCss = document.getElementById(THEME_ELEMENT_ID)?.textContent ?? '';
  const site: StoredSite = { shop, markets: data.markets, themeCss };
  try {
    localStorage.setItem(KEY, JSON.stringify(site));
  } catch {
    // Forbidden or full: the shell asks the worker instead.
  }
}

/** Null where nothing is stored, or not what storeSite wrote. */
export function storedSite(): StoredSite | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredSite(stored) ? stored : null;
  } catch {
    // Forbidden, or cut off.
    return null;
  }
}

function isStoredSite(value: unknown): value is StoredSite {
  if (typeof value !== 'object' || value === null) return false;
  const { shop, markets, themeCss } = value as Readonly<Record<string, unknown>>;
  const isShop = typeof shop === 'object' && shop !== null && 'name' in shop && 'merchant' in shop;
  return isShop && Array.isArray(markets) && typeof themeCss === 'string';
}
