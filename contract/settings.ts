// The settings document: everything that makes this shop another one than the next, as a merchant writes it.
import { type Static, Type } from 'typebox';
import { type ColorScheme, colorScheme, icon, logo, screenshot } from '#contract/appearance-settings.ts';
import { MAIL_ADDRESS_PATTERN } from '#contract/email.ts';
import { CURRENCIES, type Currency, MARKET_CODE_PATTERN } from '#contract/market.ts';
import { type FilterSettings, filterSettings } from '#contract/filter-settings.ts';
import { LISTING_LAYOUTS, type ListingLayout } from '#contract/listing-layout.ts';
import { marketCode, type MarketSettings, marketSettings } from '#contract/market-settings.ts';
import { basisPoints, TAX_CATEGORY_PATTERN } from '#contract/tax-settings.ts';
import {
  type LocalizedSetting,
  localized,
  nullable,
  pageAddress,
  postalAddress,
  requiredLocalized,
  STRICT,
  text,
  webAddress,
} from '#contract/setting-types.ts';
import { type SuggestionSettings, suggestionSettings } from '#contract/suggestion-settings.ts';

export const MAX_MARKETS = 200;
/** Characters of the whole document as JSON, pictures included. */
export const MAX_SETTINGS_LENGTH = 1_000_000;

/** No Type.Record: with an enum as its key every currency would be required. */
const giftCardAmounts = Type.Unsafe<Partial<Record<Currency, number[]>>>(
  Type.Object(
    Object.fromEntries(
      CURRENCIES.map((currency) => [
        currency,
        Type.Optional(
          Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 }), { maxItems: 12 }),
        ),
      ]),
    ),
    STRICT,
  ),
);

export const SettingsSchema = Type.Object(
  {
    name: text(60),
    /** Under the icon on a phone; absent: the name. */
    shortName: Type.Optional(text(30)),
    /** Who discovery calls and tracking events come from; absent: the name in lower case. */
    merchant: Type.Optional(
      text(40, { pattern: '^[a-z0-9][a-z0-9-]*$', expected: 'lower-case letters, digits and hyphens' }),
    ),
    /** One sentence for search engines. */
    description: Type.Optional(localized(300)),
    /** One sentence for the installed app; absent: the description. */
    appDescription: Type.Optional(localized(300)),
    /** Of the installed app, as the web app manifest knows them; absent: shopping. */
    appCategories: Type.Optional(Type.Array(text(40), { maxItems: 10 })),
    /** What the foot of every page promises. */
    tagline: Type.Optional(localized(200)),
    organisation: Type.Optional(
      Type.Object(
        {
          /** Absent: the name. */
          legalName: Type.Optional(text(200)),
          registrationNumber: nullable(text(40)),
          vatNumber: nullable(text(40)),
        },
        STRICT,
      ),
    ),
    contact: Type.Optional(
      Type.Object(
        {
          email: nullable(text(200, { pattern: MAIL_ADDRESS_PATTERN, expected: 'an e-mail address' })),
          phone: nullable(
            text(30, { pattern: '^\\+?[ ()/-]*[0-9][0-9 ()/-]*$', expected: 'a phone number' }),
          ),
          address: nullable(postalAddress),
        },
        STRICT,
      ),
    ),
    social: Type.Optional(
      Type.Array(Type.Object({ title: text(40), url: webAddress }, STRICT), { maxItems: 12 }),
    ),
    logo: nullable(logo),
    /** Absent or empty: the icons that came with the shop. */
    icons: Type.Optional(Type.Array(icon, { maxItems: 20 })),
    screenshots: Type.Optional(Type.Array(screenshot, { maxItems: 8 })),
    /** Colours that are absent are those that came with the shop. */
    theme: Type.Optional(
      Type.Object({ light: Type.Optional(colorScheme), dark: Type.Optional(colorScheme) }, STRICT),
    ),
    /** In the order in which they are shown. */
    markets: Type.Array(marketSettings, { minItems: 1, maxItems: MAX_MARKETS }),
    /** The market of an address that names none; null: the one that sells most products. */
    defaultMarket: nullable(marketCode),
    /** Which markets are offered: those that sell a product (absent), or all. */
    offer: Type.Optional(Type.Enum(['selling', 'all'])),
    /** Codes of markets that are gone, and the market each leads to. */
    legacyMarkets: Type.Optional(
      Type.Record(Type.String({ pattern: MARKET_CODE_PATTERN }), marketCode, STRICT),
    ),
    /** Kinds of goods that are taxed otherwise than the market's tax says, with the rates that differ, by market. */
    taxCategories: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: text(40, {
              pattern: TAX_CATEGORY_PATTERN,
              expected: 'lower-case letters, digits and hyphens',
            }),
            name: requiredLocalized(80),
            rates: Type.Record(Type.String({ pattern: MARKET_CODE_PATTERN }), basisPoints, STRICT),
          },
          STRICT,
        ),
        { maxItems: 50 },
      ),
    ),
    /** Absent: amounts of the shop's own in the currencies it knows; null: no gift cards are sold. */
    giftCards: nullable(
      Type.Object(
        {
          /**
           * By currency, in the order in which they are offered; one that is absent has no gift cards. Absent: amounts of the
           * shop's own.
           */
          amounts: Type.Optional(giftCardAmounts),
          /** From the day on which it is mailed; null or absent: it never expires. */
          validForMonths: nullable(Type.Integer({ minimum: 1, maximum: 1_200 })),
        },
        STRICT,
      ),
    ),
    /** Where the search page is, below a market: one segment, with or without a slash before it. */
    searchPath: Type.Optional(
      text(50, { pattern: '^/?[a-z0-9][a-z0-9-]*$', expected: 'a path of one segment such as /search' }),
    ),
    /** How the products of a listing stand, by its slug; one that is not named has a grid. */
    listingLayouts: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,99}$' }),
        Type.Enum([...LISTING_LAYOUTS]),
        STRICT,
      ),
    ),
    /** The page that says more of delivery, linked beside the button that buys; null: no link. */
    deliveryPage: nullable(pageAddress),
    /** For how many days what was bought may be sent back, said beside the button that buys; null: nothing is said. */
    returns: nullable(
      Type.Object(
        {
          days: Type.Integer({ minimum: 1, maximum: 1_000 }),
          /** Says how; null: no link. */
          page: nullable(pageAddress),
        },
        STRICT,
      ),
    ),
    filters: Type.Optional(filterSettings),
    suggestions: Type.Optional(suggestionSettings),
    /** Terms, privacy and the like, linked from the foot of every page. */
    legalPages: Type.Optional(
      Type.Array(
        Type.Object(
          {
            title: requiredLocalized(80),
            /** A path without a market, `/e/terms`, or an address elsewhere. */
            url: pageAddress,
          },
          STRICT,
        ),
        { maxItems: 12 },
      ),
    ),
  },
  STRICT,
);
/** As a merchant may write it. */
export type SettingsInput = Static<typeof SettingsSchema>;

/** The document with everything that was left out filled in; a valid document itself. */
export interface ShopSettings {
  readonly name: string;
  readonly shortName: string;
  readonly merchant: string;
  readonly description: LocalizedSetting;
  readonly appDescription: LocalizedSetting;
  readonly appCategories: readonly string[];
  readonly tagline: LocalizedSetting;
  readonly organisation: {
    readonly legalName: string;
    readonly registrationNumber: string | null;
    readonly vatNumber: string | null;
  };
  readonly contact: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: Static<typeof postalAddress> | null;
  };
  readonly social: readonly { readonly title: string; readonly url: string }[];
  readonly logo: Static<typeof logo> | null;
  readonly icons: readonly Static<typeof icon>[];
  readonly screenshots: readonly Static<typeof screenshot>[];
  readonly theme: { readonly light: ColorScheme; readonly dark: ColorScheme };
  readonly markets: readonly MarketSettings[];
  readonly defaultMarket: string | null;
  readonly offer: 'selling' | 'all';
  readonly legacyMarkets: Readonly<Record<string, string>>;
  readonly taxCategories: readonly {
    readonly id: string;
    readonly name: LocalizedSetting;
    readonly rates: Readonly<Record<string, number>>;
  }[];
  readonly giftCards: {
    readonly amounts: Readonly<Partial<Record<Currency, readonly number[]>>>;
    readonly validForMonths: number | null;
  };
  /** Begins with a slash. */
  readonly searchPath: string;
  readonly listingLayouts: Readonly<Record<string, ListingLayout>>;
  readonly deliveryPage: string | null;
  readonly returns: { readonly days: number; readonly page: string | null } | null;
  readonly filters: Required<FilterSettings>;
  readonly suggestions: Required<SuggestionSettings>;
  readonly legalPages: readonly { readonly title: LocalizedSetting; readonly url: string }[];
}
