// The settings document as pages show it: in one language, with addresses in one market.
import { type Market, pathInMarket } from '#contract/market.ts';
import type { LocalizedSetting } from '#contract/setting-types.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { SEARCH_PATH, type ShopLogo, type ShopProfile } from '#contract/shop-profile.ts';
import { pictureUrl } from '#settings/pictures.ts';
import { themeColors } from '#settings/theme-css.ts';

/** The text in the language, else in English, else in any; empty where there is none. */
export function settingIn(text: LocalizedSetting, language: string): string {
  return text[language] ?? text['en'] ?? Object.values(text)[0] ?? '';
}

export function shopProfile(settings: ShopSettings, market: Market): ShopProfile {
  const { name, shortName, merchant, contact, social, theme, icons } = settings;
  const { email, phone, address } = contact;
  const appleTouch = icons.find(({ purpose }) => purpose === 'apple-touch');
  return {
    name,
    shortName,
    merchant,
    tagline: settingIn(settings.tagline, market.language),
    contact: {
      email,
      phone,
      address: address === null ? [] : [address.street, `${address.postalCode} ${address.city}`],
    },
    social,
    legalPages: settings.legalPages.map(({ title, url }) => ({
      title: settingIn(title, market.language),
      url: pathInMarket(market, url),
    })),
    ...termsOf(settings, market),
    ...chosenOf('filters', settings.filters),
    ...chosenOf('suggestions', settings.suggestions),
    ...(settings.searchPath === SEARCH_PATH ? {} : { searchPath: settings.searchPath }),
    ...layoutsOf(settings),
    logo: logoOf(settings.logo),
    icons: {
      favicon: faviconOf(settings),
      appleTouch: appleTouch === undefined ? '/icons/apple-touch-icon.png' : pictureUrl(appleTouch.src),
    },
    themeColor: themeColors(theme),
  };
}

function termsOf(
  { deliveryPage, returns }: ShopSettings,
  market: Market,
): Pick<ShopProfile, 'deliveryUrl' | 'returns'> {
  const { days, page = null } = returns ?? {};
  return {
    ...(deliveryPage === null ? {} : { deliveryUrl: pathInMarket(market, deliveryPage) }),
    ...(days === undefined
      ? {}
      : { returns: { days, ...(page === null ? {} : { url: pathInMarket(market, page) }) } }),
  };
}

/** What is not so is left out: it stands in every page. */
function chosenOf(
  name: 'filters' | 'suggestions',
  settings: Readonly<Record<string, boolean>>,
): Pick<ShopProfile, typeof name> {
  const chosen = Object.entries(settings).filter(([, isSo]) => isSo);
  return chosen.length === 0 ? {} : { [name]: Object.fromEntries(chosen) };
}

function layoutsOf({ listingLayouts }: ShopSettings): Pick<ShopProfile, 'listingLayouts'> {
  const others = Object.entries(listingLayouts).filter(([, layout]) => layout !== 'grid');
  return others.length === 0 ? {} : { listingLayouts: Object.fromEntries(others) };
}

export function faviconOf({ icons }: ShopSettings): ShopProfile['icons']['favicon'] {
  const favicon = icons.find(({ purpose }) => purpose === 'favicon');
  return favicon === undefined
    ? { url: '/icons/favicon.svg', type: 'image/svg+xml' }
    : { url: pictureUrl(favicon.src), type: favicon.type };
}

function logoOf(logo: ShopSettings['logo']): ShopLogo | null {
  if (logo === null) return null;
  const { viewBox = '', paths, image, width = 0, height = 0 } = logo;
  if (paths !== undefined) return { kind: 'paths', viewBox, paths };
  return image === undefined ? null : { kind: 'image', url: pictureUrl(image), width, height };
}

/** The facts of a schema.org Organization; `origin` without a trailing slash. */
export function organizationOf(settings: ShopSettings, origin: string): Record<string, unknown> {
  const { name, organisation, contact, social, logo } = settings;
  const { address, email, phone } = contact;
  const accounts = social.map(({ url }) => url).filter(isAccount);
  const facts = {
    name,
    legalName: organisation.legalName === name ? null : organisation.legalName,
    url: origin,
    logo: logo?.image === undefined ? null : new URL(pictureUrl(logo.image), origin).href,
    email,
    telephone: phone,
    vatID: organisation.vatNumber,
    identifier: organisation.registrationNumber,
    address:
      address === null
        ? null
        : {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            postalCode: address.postalCode,
            addressLocality: address.city,
            addressCountry: address.country,
          },
    sameAs: accounts.length === 0 ? null : accounts,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

/** A network's front page is nobody's account. */
function isAccount(url: string): boolean {
  return new URL(url).pathname !== '/';
}
