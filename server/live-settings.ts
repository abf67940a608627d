// The settings that a node answers with at this moment, replaced as a whole when the document or what is sold changes.
import type { Market, MarketCode, MarketRegistry } from '#contract/market.ts';
import type { ShopSettings } from '#contract/settings.ts';
import type { ShopProfile } from '#contract/shop-profile.ts';
import {
  registryOf,
  type SalesOf,
  type SettingsPicture,
  settingsPictures,
  shopProfile,
  themeCss,
} from '#settings/settings.ts';
import type { StoredSettings } from '#store/settings.ts';

export interface LiveSettings {
  readonly current: () => ShopSettings;
  /** What of the stored document does not hold, and why. */
  readonly leftOut: () => StoredSettings['leftOut'];
  /** Stays the same object while neither the document nor what is sold changes. */
  readonly registry: () => MarketRegistry;
  readonly profileIn: (market: Market) => ShopProfile;
  readonly themeCss: () => string;
  /** By its address. */
  readonly picture: (url: string) => SettingsPicture | undefined;
  replace(next: StoredSettings, salesOf: SalesOf): void;
}

export function createLiveSettings(initial: StoredSettings): LiveSettings {
  let { version, leftOut } = initial;
  let derived = derivedFrom(initial.settings);
  let registry = registryOf(initial.settings);
  let sales = '';
  return {
    current: () => derived.settings,
    leftOut: () => leftOut,
    registry: () => registry,
    profileIn(market) {
      const { settings, profiles } = derived;
      let profile = profiles.get(market.code);
      if (profile === undefined) profiles.set(market.code, (profile = shopProfile(settings, market)));
      return profile;
    },
    themeCss: () => derived.css,
    picture: (url) => derived.pictures.get(url),
    replace(next, salesOf) {
      const nextSales = JSON.stringify(next.settings.markets.map(({ code }) => salesOf(code)));
      if (next.version === version && nextSales === sales) return;
      if (next.version !== version) derived = derivedFrom(next.settings);
      ({ version, leftOut } = next);
      sales = nextSales;
      registry = registryOf(derived.settings, salesOf);
    },
  };
}

/** What is made of a document once. */
function derivedFrom(settings: ShopSettings) {
  return {
    settings,
    css: themeCss(settings.theme),
    pictures: settingsPictures(settings),
    profiles: new Map<MarketCode, ShopProfile>(),
  };
}
