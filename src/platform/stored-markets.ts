// The shop's markets as this device last saw them: what the precached shell, which names no market, starts with.
import type { MarketInfo } from '#contract/bootstrap.ts';
import type { ShellData } from '#contract/clients.ts';
import type { ObservableRouter } from '#src/platform/product-views.ts';

const KEY = 'cairn-markets';

/** Called with the router of a page that was loaded. */
export function storeMarkets({ state }: ObservableRouter): void {
  const data = state.matches[0]?.loaderData as ShellData | undefined;
  if (data === undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(data.markets));
  } catch {
    // Forbidden or full: the shell asks the worker instead.
  }
}

/** Empty where nothing is stored, or not what storeMarkets wrote. */
export function storedMarkets(): readonly MarketInfo[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMarketInfo) : [];
  } catch {
    // Forbidden, or cut off.
    return [];
  }
}

function isMarketInfo(value: unknown): value is MarketInfo {
  if (typeof value !== 'object' || value === null) return false;
  return ['code', 'language', 'country', 'currency'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );
}
