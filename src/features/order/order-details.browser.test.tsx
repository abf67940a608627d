// What a placed order says of its rows and of its money, line by line: every amount here is another one.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { postalState } from '#commerce/addresses/addresses.ts';
import type { Order } from '#contract/orders.ts';
import { OrderDetails } from '#src/features/order/order-details.tsx';
import { orderIn } from '#tests/fixtures/orders.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function show(order: Order): Promise<void> {
  shop = await renderInShop(() => <OrderDetails order={order} />);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}
/** A space within an amount is one that breaks no line. */
const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const rows = () => textsOf(document.querySelectorAll('[data-part="ordered-row"]'));
/** Each line of the sums by its label. */
function sums(): Record<string, string> {
  const lines = [...document.querySelectorAll('[data-part="order-sums"] > div')];
  return Object.fromEntries(lines.map((line) => textsOf(line.children) as [string, string]));
}

const ORDER = orderIn('en-us');
const TAX_INCLUDED = orderIn('sv-se');

test('CO-05c the rows and the sums of an order, each with its own amount', async () => {
  await show({
    ...ORDER,
    payment: { title: 'Visa •••• 4242', paidValue: 405.73, refundedValue: 61.71 },
  });
  expect(rows()).toEqual([
    'Cairn Ridge Tent 2MossQuantity 1US$359.00',
    'Merino SocksGrey & blue · 39–41Quantity 3US$57.00',
  ]);
  expect(sums()).toEqual({
    Goods: 'US$456.00',
    Discount: '−US$40.00',
    Delivery: 'US$5.00',
    'Tax 8.25%': 'US$34.73',
    Total: 'US$455.73',
    'Gift cards': '−US$50.00',
    'Paid by Visa •••• 4242': 'US$405.73',
    Refunded: 'US$61.71',
  });
});

test('parcels stand there with who brings them; one of which nothing is known does not', async () => {
  const parcel = { sentAt: 1, carrier: '', trackingNumber: '' };
  const heading = page.getByRole('heading', { name: 'Parcels' });
  await show({ ...ORDER, parcels: [parcel] });
  await expect.element(heading).not.toBeInTheDocument();
  shop?.remove();
  await show({ ...ORDER, parcels: [parcel, { ...parcel, sentAt: 2, carrier: 'PostNord' }] });
  await expect.element(heading).toBeVisible();
  expect(textsOf(heading.element().nextElementSibling!.children)).toEqual(['PostNord ']);
});

test('the state of an address has the name that was chosen, in the order of the reader’s letters', async () => {
  const seoul = {
    ...ORDER.deliveryCustomerInfo,
    city: 'Gangnam-gu',
    stateOrProvince: '서울특별시',
    zip: '06236',
    country: 'KR',
  };
  const madrid = {
    ...ORDER.billingCustomerInfo,
    city: 'Madrid',
    stateOrProvince: 'M',
    zip: '28001',
    country: 'ES',
  };
  await show({
    ...ORDER,
    deliveryCustomerInfo: seoul,
    billingCustomerInfo: madrid,
    deliveryState: postalState(seoul),
    billingState: postalState(madrid),
  });
  const [delivery, billing] = [...document.querySelectorAll('address')].map((address) =>
    textsOf(address.children),
  );
  expect(delivery?.slice(2)).toEqual(['Gangnam-gu, Seoul 06236', 'South Korea']);
  expect(billing?.slice(2)).toEqual(['28001 Madrid', 'Madrid', 'Spain']);
});

test('CO-05c what an order has nothing of has no line, and tax may be within its prices', async () => {
  const nothing = { discountValue: 0, shippingValue: 0, giftCardsValue: 0 };
  await show({ ...TAX_INCLUDED, payment: null, totals: { ...TAX_INCLUDED.totals, ...nothing } });
  expect(sums()).toEqual({
    Goods: 'SEK 5,244',
    Delivery: 'Free',
    'of which VAT 25%': 'SEK 968',
    Total: 'SEK 4,842',
  });
});
