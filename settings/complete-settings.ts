// Fills in what a settings document leaves out: neutral values, never those of the demo shop.
import type { MarketSettings } from '#contract/market-settings.ts';
import type { SettingsInput, ShopSettings } from '#contract/settings.ts';
import { SEARCH_PATH } from '#contract/shop-profile.ts';
import { DEFAULT_GIFT_CARD_AMOUNTS } from '#settings/default-gift-cards.ts';
import { DEFAULT_THEME } from '#settings/default-theme.ts';

const MAX_SHORT_NAME = 30;
const DELIVERY_DAYS = { from: 2, to: 5 };

export function completeSettings(input: SettingsInput): ShopSettings {
  const { name, description = {}, organisation = {}, contact = {}, theme = {} } = input;
  return {
    name,
    shortName: input.shortName ?? name.trim().slice(0, MAX_SHORT_NAME).trim(),
    merchant: input.merchant ?? merchantOf(name),
    description,
    appDescription: input.appDescription ?? description,
    appCategories: input.appCategories ?? ['shopping'],
    tagline: input.tagline ?? {},
    organisation: {
      legalName: organisation.legalName ?? name,
      registrationNumber: organisation.registrationNumber ?? null,
      vatNumber: organisation.vatNumber ?? null,
    },
    contact: {
      email: contact.email ?? null,
      phone: contact.phone ?? null,
      address: contact.address ?? null,
    },
    social: input.social ?? [],
    logo: input.logo ?? null,
    icons: input.icons ?? [],
    screenshots: input.screenshots ?? [],
    theme: {
      light: { ...DEFAULT_THEME.light, ...theme.light },
      dark: { ...DEFAULT_THEME.dark, ...theme.dark },
    },
    markets: input.markets.map(completeMarket),
    defaultMarket: input.defaultMarket ?? null,
    offer: input.offer ?? 'selling',
    legacyMarkets: input.legacyMarkets ?? {},
    taxCategories: input.taxCategories ?? [],
    giftCards:
      input.giftCards === null
        ? { amounts: {}, validForMonths: null }
        : {
            amounts: input.giftCards?.amounts ?? DEFAULT_GIFT_CARD_AMOUNTS,
            validForMonths: input.giftCards?.validForMonths ?? null,
          },
    searchPath: `/${(input.searchPath ?? SEARCH_PATH).replace(/^\//, '')}`,
    listingLayouts: input.listingLayouts ?? {},
    deliveryPage: input.deliveryPage ?? null,
    returns: input.returns ? { days: input.returns.days, page: input.returns.page ?? null } : null,
    filters: {
      hideEmptyValues: input.filters?.hideEmptyValues ?? false,
      clearSorting: input.filters?.clearSorting ?? false,
      keepForNextQuery: input.filters?.keepForNextQuery ?? false,
      standInColumns: input.filters?.standInColumns ?? false,
    },
    suggestions: {
      centre: input.suggestions?.centre ?? false,
      animate: input.suggestions?.animate ?? false,
      moveByGroup: input.suggestions?.moveByGroup ?? false,
    },
    legalPages: input.legalPages ?? [],
  };
}

function completeMarket(input: SettingsInput['markets'][number]): MarketSettings {
  const contentLanguage = input.contentLanguage ?? input.language;
  const isCountry = /^[A-Z]{2}$/.test(input.country) && (input.name ?? null) === null;
  return {
    code: input.code,
    country: input.country,
    name: input.name ?? null,
    language: input.language,
    contentLanguage,
    currency: input.currency,
    tax: {
      basisPoints: input.tax.basisPoints,
      included: input.tax.included ?? true,
      regions: (input.tax.regions ?? []).map(
        ({ country = input.country, state = null, basisPoints, categories = {} }) => ({
          country,
          state,
          basisPoints,
          categories,
        }),
      ),
    },
    shipping: {
      ...deliveryTerms(input.shipping),
      methods: (input.shipping.methods ?? []).map(({ id, title, ...terms }) => ({
        id,
        title,
        ...deliveryTerms(terms),
      })),
      pickUp: input.shipping.pickUp ?? false,
      countries: input.shipping.countries ?? (isCountry ? [input.country] : []),
    },
    hreflang:
      input.hreflang === undefined
        ? isCountry
          ? `${contentLanguage}-${input.country}`
          : contentLanguage
        : input.hreflang,
  };
}

function deliveryTerms({
  fee,
  freeFrom = null,
  days = DELIVERY_DAYS,
}: Pick<SettingsInput['markets'][number]['shipping'], 'fee' | 'freeFrom' | 'days'>) {
  return { fee, freeFrom, days };
}

/** `Fjäll & Väg AB` is `fjall-vag-ab`. */
function merchantOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return slug === '' ? 'shop' : slug;
}
