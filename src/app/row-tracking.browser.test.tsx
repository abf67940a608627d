// What a click in a product row tells: the card, in the colour that the shopper followed.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CardVariant, ProductCard } from '#contract/clients.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { trackRows } from '#src/app/row-tracking.ts';
import type { ObservableRouter } from '#src/platform/page-views.ts';
import { ProductRow } from '#src/ui/product-row.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const variant = (variantId: string, colorName: string): CardVariant => ({
  variantId,
  href: `/en-eu/p/ridge-shell?color=${variantId}`,
  title: 'Ridge Shell',
  colorName,
  colorHex: '#33608f',
  images: [],
  tint: '#e9ebec',
  listMinor: 19900,
  saleMinor: null,
  inStock: true,
  sizes: '',
});
const CARD: ProductCard = {
  productId: 'p1',
  brand: 'Cairn',
  subtitle: 'Shell jacket',
  currency: 'EUR',
  variantIndex: 0,
  variants: [variant('v1', 'Fjord'), variant('v2', 'Moss')],
  isReuse: false,
  isNew: false,
  resultId: 'r1',
  highlights: [],
};

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

test('a click tells the colour that a dot chose, and the first one before', async () => {
  shop = await renderInShop(() => <ProductRow title="Similar" cards={[CARD]} kind="recommendation" />);
  const clicks: (string | undefined)[] = [];
  const router = {
    state: { matches: [{ status: 'success', loaderData: { alternatives: [CARD] } }] },
    subscribe: () => () => undefined,
  } as unknown as ObservableRouter;
  trackRows(router, ({ type }: TrackingEventInput, card) => {
    if (type === 'click') clicks.push(card?.variants[card.variantIndex]?.variantId);
  });
  // The test's own page stays where it is.
  document.addEventListener('click', stayHere, { capture: true });
  await userEvent.click(page.getByRole('link', { name: /Ridge Shell/ }));
  await userEvent.click(page.getByRole('radio', { name: 'Moss' }));
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/en-eu/p/ridge-shell?color=v2');
  await userEvent.click(page.getByRole('link', { name: /Ridge Shell/ }));
  document.removeEventListener('click', stayHere, { capture: true });
  expect(clicks).toEqual(['v1', 'v2']);
  // The middle button opens a tab, the right one a menu.
  const link = page.getByRole('link', { name: /Ridge Shell/ }).element();
  for (const button of [1, 2]) link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
  expect(clicks).toEqual(['v1', 'v2', 'v2']);
});

function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}
