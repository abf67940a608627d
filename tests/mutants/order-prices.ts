// Mutants of commerce/pricing that hide between its rules: a price computed a second time notices them.
import type { Mutant } from '#tests/mutants/mutant.ts';

/** File, fault, what stands there, and what stands there then. */
type Row = readonly [file: string, name: string, find: string, replace: string];

const ROWS: readonly Row[] = [
  [
    'shipping.ts',
    'free by threshold is told as no fee',
    "reason: fee === 0 ? 'no-fee' : 'free-from'",
    "reason: fee >= 0 ? 'no-fee' : 'free-from'",
  ],
  [
    'shipping.ts',
    'the nearest threshold of several is promised',
    'Math.max(...charged.map((one) => one.freeFrom ?? 0))',
    'Math.min(...charged.map((one) => one.freeFrom ?? 0))',
  ],
  [
    'shipping.ts',
    'a class that costs nothing holds back free shipping',
    'one.fee > 0 && (one.freeFrom',
    '(one.freeFrom',
  ],
  [
    'shipping.ts',
    'a class is taken that is only a name every object has',
    'Object.hasOwn(method.fees, shippingClass)',
    'shippingClass in method.fees',
  ],
  [
    'shipping.ts',
    'a refused choice is forgotten where no method fits',
    "{ ...NOTHING, refusal, reason: 'no-method' }",
    "{ ...NOTHING, reason: 'no-method' }",
  ],
  [
    'eligibility.ts',
    'discounts are ordered by the language of the machine',
    'return a.id < b.id ? -1 : 1',
    'return a.id.localeCompare(b.id) < 0 ? -1 : 1',
  ],
  [
    'eligibility.ts',
    'a discount needs category and product',
    'productIds.includes(line.productId) || line',
    'productIds.includes(line.productId) && line',
  ],
  [
    'combination.ts',
    'the combination is chosen without the shipping it waives',
    'return sum(applied.map(({ saved }) => saved));',
    "return sum(applied.map(({ saved, kind }) => (kind === 'free-shipping' ? 0 : saved)));",
  ],
  [
    'combination.ts',
    'an amount is shared by prices before percents',
    ': distribute(Math.min(effect.amount, sum(bases)), bases);',
    ': distribute(Math.min(effect.amount, sum(bases)), targets.map((at) => gross[at] ?? 0));',
  ],
  [
    'combination.ts',
    'a percent is rounded once for all its lines',
    'bases.map((base) => roundedFraction(base, effect.basisPoints, 10_000))',
    'distribute(roundedFraction(sum(bases), effect.basisPoints, 10_000), bases)',
  ],
  [
    'gift-card-payment.ts',
    'cards that never expire pay first',
    '[a.expiresAt ?? Infinity, b.expiresAt ?? Infinity]',
    '[a.expiresAt ?? 0, b.expiresAt ?? 0]',
  ],
  [
    'gift-card-payment.ts',
    'the larger card pays first',
    'return a.balance - b.balance ||',
    'return b.balance - a.balance ||',
  ],
  [
    'gift-card-payment.ts',
    'a card pays in the moment it expires',
    'now >= card.expiresAt',
    'now > card.expiresAt',
  ],
  [
    'tax.ts',
    'shipping without paid goods has the highest rate they have',
    'return [{ rate: standard, charged: charge }]',
    'return [{ rate: rates[0] ?? standard, charged: charge }]',
  ],
  [
    'tax.ts',
    'tax is rounded line by line',
    'const shares = distribute(tax, charges);',
    'const shares = charges.map((one) => roundedFraction(one, rate, isIncluded ? WHOLE + rate : WHOLE));',
  ],
  [
    'tax.ts',
    'a rate is looked up among what every object has',
    '!Object.hasOwn(categories, taxCategory)',
    '!(taxCategory in categories)',
  ],
];

export const ORDER_PRICE_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace]) => ({
  name,
  file: `commerce/pricing/${file}`,
  find,
  replace,
  tests: ['tests/pricing/pricing.test.ts'],
  grep: 'are quoted as the reference does',
}));
