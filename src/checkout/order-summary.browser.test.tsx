// The order beside the form: what it says of itself to assistive technology, on a phone and on a wide screen.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { addressForm } from '#commerce/addresses/addresses.ts';
import { OrderSummary } from '#src/checkout/order-summary.tsx';
import { CheckoutPageProvider, checkoutPageOf } from '#src/checkout/page-context.tsx';
import { checkoutIn } from '#tests/fixtures/checkouts.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

async function show(width: number) {
  await page.viewport(width, 800);
  const site = {
    ...SHOP_SITE,
    base: '/en-eu',
    rest: '/checkout',
    alternates: [],
    defaultMarket: 'en-eu',
    isIndexed: true,
    description: '',
    themeCss: '',
    organization: {},
  };
  const form = addressForm('SE', 'en') ?? expect.unreachable();
  const view = {
    checkout: checkoutIn('en-eu'),
    deliveryForm: form,
    billingForm: form,
    countryNames: {},
    allCountries: [],
    offers: [],
    hasTried: false,
    refused: [],
    hasEnteredCodes: false,
    pageKey: 'p1',
  };
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <CheckoutPageProvider value={checkoutPageOf(site, view)}>
      <OrderSummary />
    </CheckoutPageProvider>,
  );
  await expect.element(page.getByRole('complementary', { name: 'Your order' })).toBeVisible();
}

interface Told {
  readonly role: unknown;
  readonly name: unknown;
  readonly isExpanded: unknown;
}

/** Everything on the page as a screen reader is handed it. */
async function told(): Promise<readonly Told[]> {
  // The tests' own page is the frame around this one.
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id ?? expect.unreachable();
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value,
      isExpanded: properties.find((one) => one.name === 'expanded')?.value.value,
    }));
}

test('on a wide screen nothing of the order, which is all there, is called folded', async () => {
  await show(1280);
  await expect.element(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expect.element(page.getByRole('list').getByText('Merino Socks')).toBeVisible();
  expect((await told()).filter(({ isExpanded }) => isExpanded !== undefined)).toEqual([]);
});

test('on a phone the order is folded below its heading and the sum, and says so', async () => {
  await show(390);
  await expect.element(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expect.element(page.getByText('Merino Socks')).not.toBeVisible();
  expect((await told()).filter(({ isExpanded }) => isExpanded === false)).toHaveLength(1);
});
