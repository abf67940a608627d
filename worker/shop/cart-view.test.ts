import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart, CartIntent, OrderRow } from '#contract/cart.ts';
import type { CartEntry } from '#outbox/outbox.ts';
import { cartViewWithPending } from '#worker/shop/cart-view.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { emptyCart } from '#tests/fixtures/outbox-content.ts';

const market = marketOf('sv-se');
const row = (articleId: string, quantity: number): OrderRow => ({
  orderRowId: `row-${articleId}`,
  quantity,
  product: {
    id: 'p',
    title: 'Fjord',
    brand: 'Cairn',
    categoryId: 'l',
    pageUrl: '/sv-se/p/fjord',
    imageUrl: null,
    imageTint: '#cccccc',
    colorTitle: 'Blue',
    size: { articleId, shortTitle: 'M' },
    tracking: { productType: '', productSegment: '', gender: '', ageGroup: '', modelColorId: '' },
  },
  rowPrice: {
    listValue: 100,
    listValueWithoutVat: 80,
    reducedValue: articleId === 'b' ? 59.5 : null,
    reducedValueWithoutVat: null,
  },
  stockBalance: 5,
});
const kept = (...orderRows: OrderRow[]) => ({
  at: 1,
  notices: [],
  acknowledged: [],
  cart: emptyCart({
    cartId: 'c',
    orderRows,
    grandTotalValue: 159,
    totalVatValue: 31.8,
    shippingFeeValue: 59,
  }),
});
const seen = {
  productId: 'p',
  title: 'Fjord',
  brand: 'Cairn',
  colorTitle: 'Blue',
  size: 'M',
  href: '/sv-se/p/fjord',
  image: null,
  tint: '#cccccc',
  listMinor: 10_000,
  reducedMinor: null,
  stockBalance: 5,
};
const entry = (change: CartIntent['change'], seq = 1): CartEntry => ({
  id: `i${seq}`,
  seq,
  since: 0,
  attempts: 0,
  account: null,
  size: 0,
  kind: 'cart',
  seen,
  intent: { intentId: `i${seq}`, market: 'sv-se', change },
});
const quantities = (view: { rows: readonly { articleId: string; quantity: number; isPending: boolean }[] }) =>
  view.rows.map(
    ({ articleId, quantity, isPending }) => `${articleId} ${quantity}${isPending ? ' waiting' : ''}`,
  );

test("the server's cart is shown in minor units", () => {
  const view = cartViewWithPending(kept(row('a', 2), row('b', 1)), [], market);
  expect(view).toMatchObject({
    count: 3,
    goodsMinor: 25_950,
    shippingMinor: 5_900,
    vatMinor: 3_180,
    totalMinor: 15_900,
    pendingCount: 0,
  });
});

test('whether tax is in the prices is told as the bag has it, of an older one as its page does', () => {
  const taxOf = (isTaxIncluded: boolean | undefined, code: string) => {
    const { cart, ...rest } = kept(row('a', 1));
    return cartViewWithPending({ ...rest, cart: { ...cart, isTaxIncluded } as Cart }, [], marketOf(code));
  };
  expect(taxOf(true, 'en-us').isTaxIncluded).toBe(true);
  expect(taxOf(false, 'sv-se').isTaxIncluded).toBe(false);
  expect(taxOf(undefined, 'sv-se').isTaxIncluded).toBe(true);
  expect(taxOf(undefined, 'en-us').isTaxIncluded).toBe(false);
});

test('the size of what comes in one size is not named', () => {
  const named = row('a', 1);
  const only = row('b', 1);
  only.product.size.shortTitle = 'One size';
  const { rows } = cartViewWithPending(kept(named, only), [], market);
  expect(rows.map(({ size }) => size)).toEqual([named.product.size.shortTitle, '']);
});

test('add, subtract, remove and clear are shown at once, sums of the server only when nothing waits', () => {
  const changes: CartIntent['change'][] = [
    { kind: 'add', articleId: 'a', quantity: 1 },
    { kind: 'add', articleId: 'n', quantity: 2 },
    { kind: 'subtract', orderRowId: 'row-b' },
    { kind: 'subtract', orderRowId: 'row-unknown' },
    { kind: 'remove', orderRowId: 'row-c' },
  ];
  const view = cartViewWithPending(
    kept(row('a', 2), row('b', 1), row('c', 4)),
    changes.map((change, i) => entry(change, i)),
    market,
  );
  expect(quantities(view)).toEqual(['a 3 waiting', 'n 2 waiting']);
  expect(view).toMatchObject({ goodsMinor: 50_000, totalMinor: null, shippingMinor: null, pendingCount: 5 });
  expect(cartViewWithPending(kept(row('a', 2)), [entry({ kind: 'clear' })], market).rows).toEqual([]);
});

describe('discount codes', () => {
  const applied = { code: 'TEN', savedValue: 15.9, refusal: null, missingValue: null, instead: [] };
  const refused = {
    ...applied,
    code: 'BIG',
    savedValue: 0,
    refusal: 'below-minimum' as const,
    missingValue: 50,
  };
  const base = kept(row('a', 1));
  const withCodes = {
    ...base,
    cart: {
      ...base.cart,
      discountCodes: [applied, refused],
      discountValue: 15.9,
      freeShippingDistanceValue: 500,
      rowDiscounts: [{ orderRowId: 'row-a', title: 'TEN', savedValue: 15.9 }],
    },
  };
  const view = (...changes: CartIntent['change'][]) =>
    cartViewWithPending(withCodes, changes.map(entry), market);
  const codesOf = (...changes: CartIntent['change'][]) =>
    view(...changes).codes.map(({ code, isPending }) => `${code}${isPending ? ' waiting' : ''}`);

  test('are shown as the server has them, in minor units', () => {
    const none = { missingMinor: null, instead: [], isPending: false };
    expect(view()).toMatchObject({
      discountMinor: 1_590,
      toFreeShippingMinor: 50_000,
      rowDiscounts: [{ rowId: 'row-a', title: 'TEN', savedMinor: 1_590 }],
    });
    expect(view().codes).toEqual([
      { ...none, code: 'TEN', savedMinor: 1_590, refusal: null },
      { ...none, code: 'BIG', savedMinor: 0, refusal: 'below-minimum', missingMinor: 5_000 },
    ]);
  });

  test('that wait are among them, those that are removed are not, and sums are open', () => {
    const enter = { kind: 'enterCode', code: 'NEW' } as const;
    expect(codesOf(enter)).toEqual(['TEN', 'BIG', 'NEW waiting']);
    expect(codesOf(enter, { kind: 'removeCode', code: 'TEN' })).toEqual(['BIG', 'NEW waiting']);
    expect(codesOf(enter, { kind: 'removeCode', code: 'NEW' })).toEqual(['TEN', 'BIG']);
    expect(codesOf({ kind: 'clear' }, enter)).toEqual(['NEW waiting']);
    expect(codesOf({ kind: 'subtract', orderRowId: 'row-a' })).toEqual(['TEN', 'BIG']);
    expect(view(enter)).toMatchObject({
      discountMinor: null,
      toFreeShippingMinor: null,
      rowDiscounts: [],
      totalMinor: null,
      count: 1,
    });
  });

  test('are none in a cart that an earlier version stored', () => {
    const { discountCodes: _a, discountValue: _b, freeShippingDistanceValue: _c, ...rest } = base.cart;
    const { campaigns: _d, rowDiscounts: _e, ...cart } = rest;
    const earlier = { ...base, cart: cart as unknown as Cart };
    expect(cartViewWithPending(earlier, [], market)).toMatchObject({
      codes: [],
      campaigns: [],
      rowDiscounts: [],
      discountMinor: 0,
      toFreeShippingMinor: null,
    });
  });
});

describe('gift cards', () => {
  const giftCard = { orderRowId: 'gift-1', value: 500, recipientEmail: 'anna@example.com', deliverOn: null };
  const base = kept(row('a', 1));
  const withGiftCard = { ...base, cart: { ...base.cart, giftCardRows: [giftCard] } };
  const view = (...changes: CartIntent['change'][]) =>
    cartViewWithPending(withGiftCard, changes.map(entry), market);

  test('are shown in minor units, and count', () => {
    expect(view()).toMatchObject({ count: 2, goodsMinor: 60_000 });
    expect(view().giftCards).toEqual([
      { rowId: 'gift-1', valueMinor: 50_000, recipientEmail: 'anna@example.com', deliverOn: null },
    ]);
  });

  test('that are removed, or cleared with all else, are gone at once', () => {
    expect(view({ kind: 'remove', orderRowId: 'gift-1' })).toMatchObject({
      giftCards: [],
      count: 1,
      rows: [{}],
    });
    expect(view({ kind: 'remove', orderRowId: 'row-a' })).toMatchObject({ giftCards: [{}], count: 1 });
    expect(view({ kind: 'clear' })).toMatchObject({ giftCards: [], count: 0 });
  });

  test('that are not sold any more count for nothing, and can be removed', () => {
    const cart = { ...base.cart, unsoldGiftCardRows: [giftCard] };
    const unsold = (...changes: CartIntent['change'][]) =>
      cartViewWithPending({ ...base, cart }, changes.map(entry), market);
    expect(unsold()).toMatchObject({ count: 1, giftCards: [], unsoldGiftCards: [{ valueMinor: 50_000 }] });
    expect(unsold({ kind: 'remove', orderRowId: 'gift-1' })).toMatchObject({ count: 1, unsoldGiftCards: [] });
  });

  test('are none in a cart that an earlier version stored', () => {
    const { giftCardRows: _sold, unsoldGiftCardRows: _unsold, ...cart } = base.cart;
    const shown = cartViewWithPending({ ...base, cart: cart as unknown as Cart }, [], market);
    expect(shown).toMatchObject({ giftCards: [], unsoldGiftCards: [] });
  });
});

test('a row that is put back stands where it stood, else last', () => {
  const shown = (beforeRowId?: string) =>
    cartViewWithPending(
      kept(row('a', 1), row('b', 1)),
      [
        entry({
          kind: 'add',
          articleId: 'n',
          quantity: 3,
          ...(beforeRowId === undefined ? {} : { beforeRowId }),
        }),
      ],
      market,
    );
  expect(quantities(shown('row-b'))).toEqual(['a 1', 'n 3 waiting', 'b 1']);
  expect(quantities(shown('row-gone'))).toEqual(['a 1', 'b 1', 'n 3 waiting']);
  expect(quantities(shown())).toEqual(['a 1', 'b 1', 'n 3 waiting']);
});

test('a row never shows more than 99', () => {
  const add = (quantity: number) => entry({ kind: 'add', articleId: 'a', quantity });
  expect(cartViewWithPending(kept(row('a', 98)), [add(1)], market).count).toBe(99);
  expect(cartViewWithPending(kept(row('a', 98)), [add(2)], market).count).toBe(99);
});

test('each step changes a row by one, an add by its quantity, and its sum with it', () => {
  const view = (...changes: CartIntent['change'][]) =>
    cartViewWithPending(kept(row('a', 5), row('b', 1)), changes.map(entry), market);
  const subtract: CartIntent['change'] = { kind: 'subtract', orderRowId: 'row-a' };
  expect(view(subtract)).toMatchObject({ rows: [{ quantity: 4 }, { quantity: 1 }], goodsMinor: 45_950 });
  expect(view(subtract, subtract).count).toBe(4);
  expect(view({ kind: 'add', articleId: 'a', quantity: 3 }, subtract).rows[0]).toMatchObject({ quantity: 7 });
});

test('what is not sold here leaves when it is taken out or the cart is emptied, and counts for nothing', () => {
  const cached = kept(row('a', 1));
  const { orderRowId, quantity, product } = row('z', 3);
  const unsoldRows = [{ orderRowId, quantity, product }];
  const view = (...changes: CartIntent['change'][]) =>
    cartViewWithPending({ ...cached, cart: { ...cached.cart, unsoldRows } }, changes.map(entry), market);
  expect(view()).toMatchObject({ count: 1, unsold: [{ rowId: 'row-z', quantity: 3 }] });
  expect(view({ kind: 'remove', orderRowId: 'row-a' }).unsold).toHaveLength(1);
  expect(view({ kind: 'remove', orderRowId: 'row-z' })).toMatchObject({ count: 1, unsold: [] });
  expect(view({ kind: 'clear' }).unsold).toEqual([]);
});

test('no order of changes makes a row below one or above 99', () => {
  const change: fc.Arbitrary<CartIntent['change']> = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      articleId: fc.constantFrom('a', 'b'),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
    fc.record({
      kind: fc.constantFrom('subtract' as const, 'remove' as const),
      orderRowId: fc.constantFrom('row-a', 'row-b', 'row-z'),
    }),
    fc.constant({ kind: 'clear' as const }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const entries = changes.map((one, i) => entry(one, i));
      const view = cartViewWithPending(kept(row('a', 2)), entries, market);
      expect(view.rows.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
      expect(new Set(view.rows.map(({ rowId }) => rowId)).size).toBe(view.rows.length);
    }),
  );
});
