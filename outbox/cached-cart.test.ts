// The notices of a cart whose prices change, and that is moved to another currency.
import { expect, test } from 'vitest';
import type { CartNotice } from '#contract/cart.ts';
import { acknowledgedCart, newerCart } from '#outbox/cached-cart.ts';
import type { CachedCart } from '#outbox/entry.ts';
import { emptyCart } from '#tests/fixtures/outbox-content.ts';

const shell = { kind: 'price-changed', articleId: 'a1', title: 'Shell' } as const;
const inKronor: CartNotice = { ...shell, before: 1499, after: 1399 };
const moved: CartNotice = { ...shell, before: 1399, beforeCurrency: 'SEK', after: 199 };
const inEuros: CartNotice = { ...shell, before: 199, after: 189 };

type Response = readonly [currency: string, ...notices: CartNotice[]];
const afterResponses = (cached: CachedCart | null, ...responses: readonly Response[]) =>
  responses.reduce<CachedCart | null>((before, [currency, ...notices], at) => {
    const version = (cached?.cart.version ?? 0) + at + 1;
    return newerCart(before, emptyCart({ currency, version, notices }), version);
  }, cached) ?? expect.unreachable();

test('a price of before keeps its currency, however often the price and the cart’s currency change', () => {
  const start: Response = ['SEK', inKronor];
  const told = { ...shell, before: 1499, beforeCurrency: 'SEK' };
  expect(afterResponses(null, start, ['EUR', moved]).notices).toEqual([{ ...told, after: 199 }]);
  expect(afterResponses(null, start, ['EUR', moved], ['EUR', inEuros]).notices).toEqual([
    { ...told, after: 189 },
  ]);
  // The response to the move itself was lost.
  expect(afterResponses(null, start, ['EUR', inEuros]).notices).toEqual([{ ...told, after: 189 }]);
  const back: CartNotice = { ...shell, before: 199, beforeCurrency: 'EUR', after: 1299 };
  expect(afterResponses(null, start, ['EUR', moved], ['SEK', back]).notices).toEqual([
    { ...shell, before: 1499, after: 1299 },
  ]);
});

test('a price that was read does not keep the same number in another currency from being told', () => {
  const read = acknowledgedCart(afterResponses(null, ['EUR', moved]));
  expect(afterResponses(read, ['EUR', moved]).notices).toEqual([]);
  const inDollars: CartNotice = { ...shell, before: 199, beforeCurrency: 'EUR', after: 199 };
  expect(afterResponses(read, ['USD', inDollars]).notices).toEqual([inDollars]);
});

test('a change of a price ends with its currency, other changes stay', () => {
  const fewer: CartNotice = { kind: 'quantity-clamped', articleId: 'a2', title: 'Cap', before: 3, after: 2 };
  const gone: CartNotice = { kind: 'not-sold-here', articleId: 'a1', title: 'Shell', before: 1, after: 0 };
  expect(afterResponses(null, ['SEK', inKronor, fewer], ['EUR', gone]).notices).toEqual([fewer, gone]);
  expect(afterResponses(null, ['SEK', fewer], ['EUR', { ...fewer, after: 1 }]).notices).toEqual([
    { ...fewer, after: 1 },
  ]);
});
