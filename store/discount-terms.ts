// The terms that a discount code and a campaign have in common, as they are stored.
import { type Static, Type } from 'typebox';
import type { Currency } from '#contract/market.ts';
import { Nullable } from '#contract/parameters.ts';

const Strings = Type.Array(Type.String());
/** In minor units, by currency. */
const AmountsSchema = Type.Unsafe<Partial<Record<Currency, number>>>(
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
);
const Time = Nullable(Type.Integer({ minimum: 0 }));

export const DiscountTermsSchema = Type.Object({
  effect: Type.Union([
    Type.Object({
      kind: Type.Literal('percent'),
      basisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    Type.Object({ kind: Type.Literal('amount'), amounts: AmountsSchema }),
    Type.Object({ kind: Type.Literal('free-shipping') }),
  ]),
  categoryIds: Strings,
  productIds: Strings,
  excludesReduced: Type.Boolean(),
  /** Null: every market. */
  markets: Nullable(Strings),
  /** ms since 1970. */
  from: Time,
  until: Time,
  /** Null: none. In a currency that is not named the discount does not exist. */
  minimum: Nullable(AmountsSchema),
  isStackable: Type.Boolean(),
});
export type StoredDiscountTerms = Static<typeof DiscountTermsSchema>;
