// What a settings document says of one market.
import { type Static, Type } from 'typebox';
import { CURRENCIES, type Language, LANGUAGES, MARKET_CODE_PATTERN } from '#contract/market.ts';
import { type LocalizedSetting, nullable, requiredLocalized, STRICT, text } from '#contract/setting-types.ts';
import { type MarketTax, marketTax } from '#contract/tax-settings.ts';

export const marketCode = text(11, { pattern: MARKET_CODE_PATTERN, expected: 'a market code such as sv-se' });

/** Decimal units of the market's currency, tax as in its prices. */
const amount = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

const deliveryTerms = {
  fee: amount,
  /** Order value from which it is free; null: never. */
  freeFrom: nullable(amount),
  /** Working days until the goods are there; absent: 2 to 5. */
  days: Type.Optional(
    Type.Object(
      {
        from: Type.Integer({ minimum: 0, maximum: 200 }),
        to: Type.Integer({ minimum: 0, maximum: 200 }),
      },
      STRICT,
    ),
  ),
};

export const marketSettings = Type.Object(
  {
    code: marketCode,
    /** ISO 3166-1 alpha-2 in upper case, or a region of the shop's own, which then needs a `name`. */
    country: text(8, {
      pattern: '^[A-Z0-9]{2,8}$',
      expected: 'a country such as SE, or a region in upper case',
    }),
    /** What shoppers read for the country; absent: the country's name in their language. */
    name: nullable(requiredLocalized(60)),
    /** Of the shop's own texts: one of those it has texts in. */
    language: Type.Enum([...LANGUAGES]),
    /** Of product texts: one that the engine can analyse; absent: as `language`. A text not there in it falls back to English. */
    contentLanguage: Type.Optional(Type.Enum([...LANGUAGES])),
    currency: Type.Enum([...CURRENCIES]),
    tax: marketTax,
    /** Its own fee and days are those of the method `standard`. */
    shipping: Type.Object(
      {
        ...deliveryTerms,
        /** Further ways of delivery, in the order in which they are offered after `standard`. */
        methods: Type.Optional(
          Type.Array(
            Type.Object(
              {
                id: text(40, {
                  pattern: '^[a-z0-9][a-z0-9-]*$',
                  expected: 'lower-case letters, digits and hyphens',
                }),
                title: requiredLocalized(60),
                ...deliveryTerms,
              },
              STRICT,
            ),
            { maxItems: 10 },
          ),
        ),
        /** Orders can be picked up in the shop's stores of the market's countries; absent: no. */
        pickUp: Type.Optional(Type.Boolean()),
        /** Where goods are sent; absent: the market's country, or anywhere from a market that is a region. */
        countries: Type.Optional(
          Type.Array(text(2, { pattern: '^[A-Z]{2}$', expected: 'a country of two upper-case letters' }), {
            maxItems: 250,
          }),
        ),
      },
      STRICT,
    ),
    /**
     * What search engines are told: `sv-SE`, or a language alone; null: nothing. Absent: content language and country.
     */
    hreflang: nullable(
      text(12, {
        pattern: '^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$',
        expected: 'a language, or language and country: sv-SE',
      }),
    ),
  },
  STRICT,
);

type InputMarket = Static<typeof marketSettings>;
interface DeliveryTerms {
  readonly fee: number;
  readonly freeFrom: number | null;
  readonly days: { readonly from: number; readonly to: number };
}
/** Amounts are decimals of the currency. */
export interface MarketSettings
  extends Omit<InputMarket, 'name' | 'contentLanguage' | 'tax' | 'shipping' | 'hreflang'> {
  readonly name: LocalizedSetting | null;
  readonly contentLanguage: Language;
  readonly tax: MarketTax;
  readonly shipping: DeliveryTerms & {
    readonly methods: readonly (DeliveryTerms & { readonly id: string; readonly title: LocalizedSetting })[];
    readonly pickUp: boolean;
    readonly countries: readonly string[];
  };
  readonly hreflang: string | null;
}
