// The settings that a node answers with at this moment, replaced as a whole when the document or what is sold changes.
import type { MarketRegistry } from '#contract/market.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { type ProductCountOf, registryOf } from '#server/settings/market-registry.ts';
import type { StoredSettings } from '#server/store/settings.ts';

export interface LiveSettings {
  readonly current: () => ShopSettings;
  /** Stays the same object while neither the document nor what is sold changes. */
  readonly registry: () => MarketRegistry;
  replace(next: StoredSettings, productCountOf: ProductCountOf): void;
}

export function createLiveSettings(initial: StoredSettings): LiveSettings {
  let stored = initial;
  let registry = registryOf(initial.settings);
  let counts = '';
  return {
    current: () => stored.settings,
    registry: () => registry,
    replace(next, productCountOf) {
      const nextCounts = next.settings.markets.map(({ code }) => productCountOf(code)).join(' ');
      if (next.version === stored.version && nextCounts === counts) return;
      if (next.version !== stored.version) stored = next;
      counts = nextCounts;
      registry = registryOf(stored.settings, productCountOf);
    },
  };
}
