// The tax of a market in the settings document: its rate, and those of states and countries that differ.
import { Type } from 'typebox';
import { nullable, STRICT, text } from '#contract/setting-types.ts';

/** Parts of a whole price in basis points: 2500 = 25 %. */
export const basisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });
/** As basisPoints, with 2 decimals at most: 662.5 is 6.625 %. */
const fineBasisPoints = Type.Number({ minimum: 0, maximum: 10_000 });
/** Of a kind of goods with rates of its own. */
export const TAX_CATEGORY_PATTERN = '^[a-z0-9][a-z0-9-]*$';

export const marketTax = Type.Object(
  {
    basisPoints,
    /** Whether prices hold the tax; absent: yes. Where they don't, it is added to the cart. */
    included: Type.Optional(Type.Boolean()),
    /** Where the rate is another than the market's: states of a country, or all of it that no other entry names. */
    regions: Type.Optional(
      Type.Array(
        Type.Object(
          {
            /** Absent: the market's. */
            country: Type.Optional(
              text(2, { pattern: '^[A-Z]{2}$', expected: 'a country of two upper-case letters' }),
            ),
            /** `CA`, as addresses of the country name it; absent or null: the whole country. */
            state: nullable(text(100)),
            basisPoints: fineBasisPoints,
            /** Rates of tax categories by their ids; the others have the entry's rate. */
            categories: Type.Optional(
              Type.Record(Type.String({ pattern: TAX_CATEGORY_PATTERN }), fineBasisPoints, STRICT),
            ),
          },
          STRICT,
        ),
        { maxItems: 500 },
      ),
    ),
  },
  STRICT,
);

/** With everything that was left out filled in. */
export interface MarketTax {
  readonly basisPoints: number;
  readonly included: boolean;
  readonly regions: readonly TaxRate[];
}
/** `state` null: the states of the country that are not named. */
export interface TaxRate {
  readonly country: string;
  readonly state: string | null;
  readonly basisPoints: number;
  /** By tax category; the others have `basisPoints`. */
  readonly categories: Readonly<Record<string, number>>;
}
