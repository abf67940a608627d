// What the checkout's page says of the goods, the countries and the ways of delivery.
import { expect, test } from 'vitest';
import type { Checkout, DeliveryOption } from '#contract/checkout.ts';
import type { Product, ProductColor } from '#contract/product.ts';
import { addressForm } from '#commerce/addresses/addresses.ts';
import { checkoutHtml, textOf } from '#tests/fixtures/checkout-page.ts';
import { checkoutIn, NOBODY } from '#tests/fixtures/checkouts.ts';

test('goods that come in one size are named without one, in every language', async () => {
  const checkout = checkoutIn('sv-se');
  const rows = checkout.rows.map((row) => {
    const size = { ...row.product.size, shortTitle: 'One size' };
    return { ...row, product: { ...row.product, size } };
  });
  const text = textOf(await checkoutHtml({ ...checkout, rows }));
  expect(text).toContain('Merino Socks Grey &amp; blue Antal 3');
  expect(text).not.toContain('One size');
});

/** The options of a list, the chosen one first. */
function optionsOf(html: string, name: string): string[] {
  const [, list = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
  const options = [...list.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)];
  // A browser chooses the first where none is.
  const chosen = options.find(([, , isSelected]) => isSelected !== undefined) ?? options[0];
  return [...new Set([chosen, ...options])].map((option) => `${option?.[1]} ${option?.[3]}`);
}

test('a market that sends anywhere lets every country be chosen, and begins with none', async () => {
  const anywhere = checkoutIn('en-eu', { countries: [] });
  const changes = { countryNames: { BR: 'Brazil', SE: 'Sweden' }, allCountries: ['BR', 'SE'] };
  const all = [' Choose', 'BR Brazil', 'SE Sweden'];
  const html = await checkoutHtml(anywhere, changes);
  expect(optionsOf(html, 'delivery.country')).toEqual(all);
  expect(optionsOf(html, 'billing.country')).toEqual(all);
  const chosen = await checkoutHtml({ ...anywhere, delivery: { ...NOBODY, country: 'BR' } }, changes);
  expect(optionsOf(chosen, 'delivery.country')).toEqual(['BR Brazil', 'SE Sweden']);
});

test('a form begins with the first country of its market', async () => {
  const html = await checkoutHtml(checkoutIn('sv-se', { countries: ['SE', 'FI'] }));
  expect(optionsOf(html, 'delivery.country')).toEqual(['SE SE', 'FI FI']);
});

test('a country or state that is not on the list is none', async () => {
  const delivery = { ...NOBODY, country: 'NO', stateOrProvince: 'Oslo' };
  const deliveryForm = addressForm('US', 'en');
  if (deliveryForm === undefined) throw new Error('the table of addresses has no United States');
  const html = await checkoutHtml(checkoutIn('en-us', { countries: ['US'], delivery }), { deliveryForm });
  expect(optionsOf(html, 'delivery.country')).toEqual([' Choose', 'US US']);
  expect(optionsOf(html, 'delivery.stateOrProvince')[0]).toBe(' Choose');
});

const STANDARD: DeliveryOption = {
  methodId: 'standard',
  kind: 'delivery',
  title: 'Standard',
  chargedValue: 5,
  earliest: '2026-03-09',
  latest: '2026-03-09',
  place: null,
  isAvailable: true,
};

test('a day of delivery is written in the order of the market', async () => {
  const text = async (market: string) =>
    textOf(await checkoutHtml(checkoutIn(market, { deliveryOptions: [STANDARD] })));
  expect(await text('en-se')).toContain('Arrives Mon, 9 Mar');
  expect(await text('en-us')).toContain('Arrives Mon, Mar 9');
});

/** As a line of the sums. */
const SHIPPING = /Delivery (?:Free|SEK)/;

test('where only gift cards are bought, no way of delivery is asked for, and none is among the sums', async () => {
  const giftCardRows = [{ orderRowId: 'g1', value: 50, recipientEmail: 'a@example.com', deliverOn: null }];
  const deliveryOptions = [{ ...STANDARD, isAvailable: false }];
  const changes = { deliveryOptions, giftCardRows: giftCardRows as Checkout['giftCardRows'] };
  const withGoods = textOf(await checkoutHtml(checkoutIn('en-se', changes)));
  expect(withGoods).toContain('How it gets to you');
  expect(withGoods).toMatch(SHIPPING);
  const text = textOf(await checkoutHtml(checkoutIn('en-se', { ...changes, rows: [] })));
  expect(text).toContain('To a@example.com');
  expect(text).not.toMatch(/How it gets to you|Not available for these goods/);
  expect(text).not.toMatch(SHIPPING);
});

test('the fault of the way of delivery leads to one that can be chosen', async () => {
  const ways = (...isAvailable: boolean[]) =>
    isAvailable.map((is, at) => ({ ...STANDARD, methodId: `way-${at}`, isAvailable: is }));
  const targetOf = async (options: DeliveryOption[]) =>
    /<(?:input|fieldset)[^>]* id="field-methodId"[^>]*>/.exec(
      await checkoutHtml(checkoutIn('en-se', { deliveryOptions: options })),
    )?.[0];
  expect(await targetOf(ways(false, true, true))).toContain('value="way-1"');
  expect(await targetOf(ways(false, false))).toMatch(/^<fieldset.* tabindex="-1"/);
});

test('a gift card and a code that are refused are told at the top, in the order of the page, and mark their fields', async () => {
  const refused = [
    { field: 'discountCode', code: 'bad_request', typed: '<ten>' },
    { field: 'giftCard', code: 'not_found', typed: 'WRONG' },
  ] as const;
  const issues = [
    { field: 'terms', fault: 'required' },
    { field: 'delivery.city', fault: 'required' },
  ] as const;
  const html = await checkoutHtml(checkoutIn('en-se', { issues: [...issues] }), { hasTried: true, refused });
  const faults = html.slice(html.indexOf('data-part="checkout-faults"'), html.indexOf('id="contact"'));
  expect([...faults.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'field-delivery-city',
    'field-discountCode',
    'field-giftCard',
    'field-terms',
  ]);
  expect(textOf(faults)).toContain('Gift card: This gift card can’t be used. Check the code.');
  for (const { field } of refused)
    expect(html).toMatch(
      new RegExp(
        `<input[^>]* id="field-${field}"[^>]* aria-describedby="field-${field}-fault"[^>]* data-fault=""`,
      ),
    );
  const alone = await checkoutHtml(checkoutIn('en-se'), { refused });
  expect(alone).toContain('data-part="checkout-faults"');
});

test('an offer has the price and the name of the colour that its button adds', async () => {
  const size = (shortTitle: string, sortingPrice: number, stockBalance: number) => ({
    articleId: `a-${shortTitle}`,
    title: shortTitle,
    shortTitle,
    listValue: sortingPrice,
    reducedValue: null,
    sortingPrice,
    stockBalance,
    fewLeft: false,
  });
  const color = (specificColorName: string, ...sizes: ProductColor['sizes']): ProductColor => ({
    colorVariantId: specificColorName,
    colorName: '',
    specificColorName,
    colorHex: '#000000',
    images: [],
    sizes,
  });
  const offer = (...variants: ProductColor[]) =>
    ({ id: 'p1', slug: 'mug', title: 'Mug', price: { sortingPrice: 10 }, variants }) as unknown as Product;
  const html = async (product: Product) => {
    const page = await checkoutHtml(checkoutIn('en-eu'), { offers: [product] });
    return page.slice(page.indexOf('data-part="checkout-offer"'));
  };
  const soldOut = color('Blue', size('S', 10, 0));
  const sized = await html(
    offer(soldOut, color('Red', size('S', 20, 0), size('L', 40, 1), size('M', 30, 1))),
  );
  expect(textOf(sized.slice(sized.indexOf('>') + 1))).toMatch(/^Mug Red €30.00 L M Add /);
  expect(sized).toContain('<option value="a-M" selected="">');
  const single = await html(offer(soldOut, color('Red', size('One size', 30, 1))));
  expect(single).toContain('<input type="hidden" data-secret="" name="offer.p1" value="a-One size"/>');
  expect(textOf(single.slice(single.indexOf('>') + 1))).toMatch(/^Mug Red €30.00 Add /);
});

test('the fault at a field has what is said of it, with the field’s name', async () => {
  const issues: Checkout['issues'] = [
    { field: 'delivery.email', fault: 'invalid' },
    { field: 'billing.zip', fault: 'invalid' },
  ];
  const html = await checkoutHtml(checkoutIn('en-eu', { issues, billing: NOBODY }));
  const said = [...html.matchAll(/id="field-([\w-]+)-fault" data-said-fault="([^"]*)"/g)];
  expect(said.map(([, field, text]) => [field, text])).toEqual([
    ['delivery-email', 'E-mail: An e-mail address looks like kim@example.com.'],
    ['billing-zip', 'Billing address, Postal code: This does not look right.'],
  ]);
});
