// The product card in a real browser.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CardVariant, ProductCard as Card } from '#contract/clients.ts';
import { IMAGE_WIDTHS } from '#contract/image-widths.ts';
import { ProductCard } from '#src/ui/product-card.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#';

function variant(overrides: Partial<CardVariant> = {}): CardVariant {
  return {
    variantId: 'v1',
    href: '/en-eu/p/ridge-shell?color=v1',
    title: 'Ridge Shell',
    colorName: 'Fjord',
    colorHex: '#33608f',
    images: [PIXEL],
    tint: '#e9ebec',
    listMinor: 19900,
    saleMinor: null,
    inStock: true,
    ...overrides,
  };
}

function cardOf(variants: readonly CardVariant[], overrides: Partial<Card> = {}): Card {
  return {
    productId: 'p1',
    brand: 'Cairn',
    subtitle: 'Shell jacket',
    currency: 'EUR',
    variantIndex: 0,
    variants,
    isReuse: false,
    labels: [],
    sustainability: [],
    resultId: 'r1',
    highlights: [],
    ...overrides,
  };
}

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

test('GR-04 a card is one link with brand, title, what it is, and both prices named', async () => {
  const card = cardOf([variant({ saleMinor: 14900 })], { highlights: [[0, 5]] });
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/en-eu/p/ridge-shell?color=v1');
  await expect
    .element(link)
    .toHaveTextContent('CairnRidge ShellShell jacketSale price €149.00 Original price €199.00');
  expect(document.querySelector('mark')?.textContent).toBe('Ridge');
});

test('GR-04 the colour that matches best is shown first, the others are counted', async () => {
  const card = cardOf([variant(), variant({ variantId: 'v2', title: 'Ridge Shell II' })], {
    variantIndex: 1,
  });
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  await expect.element(page.getByText('Ridge Shell II')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '2 colours' })).toBeVisible();
});

test('PR-03c a reuse product and a sold-out one say so', async () => {
  const card = cardOf([variant({ inStock: false })], { isReuse: true });
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  await expect.element(page.getByText('Reuse · Sold out')).toBeVisible();
});

test('GR-05 a card that stays in view is reported once', async () => {
  const onShown = vi.fn();
  const card = cardOf([variant()]);
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" onImpression={onShown} />);
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledExactlyOnceWith(card), { timeout: 3000 });
});

test('GR-05 a card below the window is not reported until it is scrolled to', async () => {
  const onShown = vi.fn();
  shop = await renderInShop(() => (
    <div style={{ paddingBlock: '300vh' }}>
      <div style={{ inlineSize: '160px' }}>
        <ProductCard card={cardOf([variant()])} sizes="160px" onImpression={onShown} />
      </div>
    </div>
  ));
  await expect.element(page.getByRole('link')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(onShown).not.toHaveBeenCalled();
  document.querySelector('article')?.scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce(), { timeout: 3000 });
});

test('DA-09b a picture is asked for by its width, one of those that the endpoint makes', async () => {
  shop = await renderInShop(() => <ProductCard card={cardOf([variant()])} sizes="50vw" />);
  await expect.element(page.getByRole('link')).toBeInTheDocument();
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`${PIXEL}?width=640`);
  const offered = [...(picture?.srcset.matchAll(/[?]width=(\d+) (\d+)w/g) ?? [])];
  expect(offered.map(([, width]) => Number(width))).toEqual([...IMAGE_WIDTHS]);
  expect(offered.every(([, width, descriptor]) => width === descriptor)).toBe(true);
});

test('GR-07 a picture that can not be decoded is a warning, and stays in its place', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const card = cardOf([variant({ images: ['data:image/gif;base64,AAAA#'] })]);
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" eager />);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(warned.mock.calls[0]?.[0]).toBe('image failed to decode');
  expect(document.querySelector('img')).not.toBeNull();
  warned.mockClear();
});
