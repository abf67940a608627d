// The product card in a real browser.
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CardVariant, ProductCard as Card } from '#contract/clients.ts';
import { IMAGE_WIDTHS } from '#contract/image-widths.ts';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SeenCard } from '#src/ui/seen-card.tsx';
import { UiContext, type UiHost, useUi } from '#src/ui/ui-context.tsx';
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
    sizes: '',
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
    isNew: false,
    resultId: 'r1',
    highlights: [],
    ...overrides,
  };
}

function WithPictures({ picturesOf, children }: { picturesOf: UiHost['picturesOf']; children: ReactNode }) {
  const ui = useUi();
  return <UiContext value={{ ...ui, ...(picturesOf && { picturesOf }) }}>{children}</UiContext>;
}

let shop: ShopPage | undefined;
afterEach(() => {
  vi.useRealTimers();
  shop?.remove();
});

test('GR-04a GR-04b GR-04d GR-04e GR-04f GR-04g GR-04h GR-04i a card is one link with image, brand, title, what it is, its colour, and both prices named', async () => {
  const card = cardOf([variant({ saleMinor: 14900 })], { highlights: [[0, 5]] });
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/en-eu/p/ridge-shell?color=v1');
  await expect
    .element(link)
    .toHaveTextContent('CairnRidge ShellShell jacketFjordSale price €149.00 Original price €199.00−25%');
  const image = link.element().querySelector('img');
  expect(image?.src).toContain('R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
  await expect.element(page.getByText('Cairn')).toBeVisible();
  await expect.element(page.getByText('Shell jacket')).toBeVisible();
  expect(link.element().querySelector('s')?.textContent).toBe('€199.00');
  expect(document.querySelector('mark')?.textContent).toBe('Ridge');
});

test('the colour that matches best is shown first, the others are counted', async () => {
  const card = cardOf([variant(), variant({ variantId: 'v2', title: 'Ridge Shell II' })], {
    variantIndex: 1,
  });
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  await expect.element(page.getByText('Ridge Shell II')).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: '2 colours' })).toBeVisible();
});

test('a dot chooses the colour that the card shows and leads to, by keyboard too, and the click says which', async () => {
  const onNavigate = vi.fn();
  const second = { variantId: 'v2', href: '/en-eu/p/ridge-shell?color=v2', colorName: 'Moss' };
  const card = cardOf([variant(), variant({ ...second, images: [`${PIXEL}moss`], saleMinor: 9950 })]);
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" onNavigate={onNavigate} />);
  const link = page.getByRole('link');
  const moss = page.getByRole('radio', { name: 'Moss' });
  await expect.element(moss).toBeVisible();
  expect(moss.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'Fjord' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(moss).toBeChecked();
  await expect.element(link).toHaveAttribute('href', second.href);
  expect(link.element().textContent).toMatch(/−50%$/);
  expect(link.element().querySelector('img')?.src).toContain('moss');
  await page.getByRole('radio', { name: 'Fjord' }).hover();
  await expect.element(page.getByRole('radio', { name: 'Moss' })).toHaveAttribute('title', 'Moss');
  await page.getByRole('radio', { name: 'Fjord' }).click();
  await expect.element(link).toHaveAttribute('href', '/en-eu/p/ridge-shell?color=v1');
  await moss.click();
  link.element().addEventListener('click', (event) => event.preventDefault(), { once: true });
  await link.click();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ ...card, variantIndex: 1 });
});

test('a card that the middle button opens in a tab of its own is followed; the right button only opens a menu', async () => {
  const onNavigate = vi.fn();
  const card = cardOf([variant()]);
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" onNavigate={onNavigate} />);
  await expect.element(page.getByRole('link')).toBeVisible();
  const link = page.getByRole('link').element();
  for (const button of [2, 1]) link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ ...card, variantIndex: 0 });
});

test('a card with its first picture only asks for the others when somebody turns to it, once, and shows that of a chosen colour', async () => {
  let found = new Map<string, string[]>();
  let isBroken = true;
  const picturesOf = vi.fn(async () => {
    if (isBroken) throw new Error('no worker');
    return found;
  });
  const second = variant({ variantId: 'v2', colorName: 'Moss', images: [], tint: '#445544' });
  const card = cardOf([variant(), second], { hasFirstPictureOnly: true });
  // The pointer is where the test before left it, which may be where the card will be.
  await page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } });
  shop = await renderInShop(() => (
    <div style={{ inlineSize: '160px', marginBlockStart: '4rem' }}>
      <WithPictures picturesOf={picturesOf}>
        <ProductCard card={card} sizes="50vw" />
      </WithPictures>
    </div>
  ));
  const picture = () => document.querySelector('article img')?.getAttribute('src') ?? null;
  await expect.element(page.getByRole('link')).toBeVisible();
  expect(picturesOf).not.toHaveBeenCalled();
  // The first time the request fails, the second time nothing comes of it: the colour's tint stands in.
  await page.getByRole('radio', { name: 'Moss' }).click();
  await expect.poll(picture).toBe(null);
  await expect.poll(() => vi.mocked(console.error).mock.calls.flat()).toContain('[card pictures]');
  isBroken = false;
  const failed = picturesOf.mock.calls.length;
  await page.getByRole('radio', { name: 'Fjord' }).click();
  await page.getByRole('radio', { name: 'Moss' }).click();
  await expect.poll(() => picturesOf.mock.calls.length).toBeGreaterThan(failed);
  vi.mocked(console.error).mockClear();
  expect(picture()).toBe(null);
  found = new Map([['v2', [`${PIXEL}moss`]]]);
  await page.getByRole('radio', { name: 'Fjord' }).click();
  await page.getByRole('radio', { name: 'Moss' }).click();
  await expect.poll(picture).toContain('moss');
  const { calls } = picturesOf.mock;
  const asked = calls.length;
  await userEvent.hover(page.getByRole('link'));
  await page.getByRole('radio', { name: 'Fjord' }).click();
  await expect.poll(picture).toContain(PIXEL.slice(0, -1));
  expect(calls.length).toBe(asked);
});

test.each([
  [19900, null, ''],
  [19900, 19899, ''],
  [7495, 4500, '−39%'],
  [10000, 9900, '−1%'],
  [0, null, ''],
])('a card says how much less %d costs at %d: %s', async (listMinor, saleMinor, said) => {
  const card = cardOf([variant({ listMinor, saleMinor })]);
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  await expect.element(page.getByRole('link')).toBeVisible();
  expect(document.querySelector('[data-part="badges"]')?.textContent ?? '').toBe(said);
});

test('a card says that a product is new, and in a colour which sizes there are while a pointer or the focus is on it', async () => {
  const card = cardOf([variant({ sizes: 'S · M · L' })], { isNew: true });
  shop = await renderInShop(() => (
    <div style={{ inlineSize: '160px', marginBlockStart: '4rem' }}>
      <ProductCard card={card} sizes="50vw" />
    </div>
  ));
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  const frame = document.querySelector('[data-sizes]') ?? expect.unreachable();
  expect(getComputedStyle(frame, '::after').content).toContain('S · M · L');
  const opacity = () => getComputedStyle(frame, '::after').opacity;
  expect(opacity()).toBe('0');
  await userEvent.hover(page.getByRole('link'));
  await expect.poll(opacity).toBe('1');
  await userEvent.unhover(page.getByRole('link'));
  await expect.poll(opacity).toBe('0');
  await userEvent.tab();
  await expect.poll(opacity).toBe('1');
});

test('PR-03c a reuse product and a sold-out one say so', async () => {
  const card = cardOf([variant({ inStock: false })], { isReuse: true });
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" />);
  await expect.element(page.getByText('Reuse · Sold out')).toBeVisible();
});

test('GR-04c the second image is asked for by the first pointer over the card, and shows while one is', async () => {
  const card = cardOf([variant({ images: [PIXEL, `${PIXEL}second`] })]);
  shop = await renderInShop(() => (
    <div style={{ inlineSize: '160px', marginBlockStart: '4rem' }}>
      <ProductCard card={card} sizes="50vw" />
    </div>
  ));
  const second = () => document.querySelector('img[src*="second"]')?.parentElement ?? null;
  const opacity = () => {
    const element = second();
    return element === null ? null : getComputedStyle(element).opacity;
  };
  await expect.element(page.getByRole('link')).toBeVisible();
  expect(second()).toBeNull();
  await userEvent.hover(page.getByRole('link'));
  await expect.poll(opacity).toBe('1');
  await userEvent.unhover(page.getByRole('link'));
  await expect.poll(opacity).toBe('0');
});

test('GR-05c a card that stays in view is reported once', async () => {
  const onShown = vi.fn();
  const card = cardOf([variant()]);
  shop = await renderInShop(() => <SeenCard card={card} sizes="50vw" onImpression={onShown} />);
  await expect.poll(() => onShown).toHaveBeenCalledExactlyOnceWith(card);
});

test('GR-05a GR-05b a card is seen once 60 % of it were in view for 500 ms, without falling under 50 %', async () => {
  const onShown = vi.fn();
  await page.viewport(1280, 800);
  shop = await renderInShop(() => (
    <div style={{ paddingBlock: '300vh' }}>
      <div style={{ inlineSize: '160px' }}>
        <SeenCard card={cardOf([variant()])} sizes="160px" onImpression={onShown} />
      </div>
    </div>
  ));
  await expect.element(page.getByRole('link')).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Scrolls so that a share of the card is above the lower edge of the window; the wait runs where a timer does. */
  const showShare = async (share: number) => {
    const { top, height } = (
      document.querySelector('article') ?? expect.unreachable()
    ).getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return vi.getTimerCount() > 0;
  };
  expect(await showShare(0)).toBe(false);
  expect(await showShare(0.57)).toBe(false);
  expect(await showShare(0.63)).toBe(true);
  vi.advanceTimersByTime(499);
  expect(await showShare(0.53)).toBe(true);
  expect(await showShare(0.47)).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(onShown).not.toHaveBeenCalled();
  expect(await showShare(0.63)).toBe(true);
  vi.advanceTimersByTime(499);
  expect(onShown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onShown).toHaveBeenCalledOnce();
});

test('DA-09b a picture is asked for by its width, one of those that the endpoint makes', async () => {
  shop = await renderInShop(() => <ProductCard card={cardOf([variant()])} sizes="50vw" />);
  await expect.element(page.getByRole('link')).toBeInTheDocument();
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`${PIXEL}?width=640`);
  const offered = [...(picture?.srcset.matchAll(/[?]width=(\d+) (\d+)w/g) ?? [])];
  expect(offered.length).toBeGreaterThan(2);
  expect(IMAGE_WIDTHS).toEqual(expect.arrayContaining(offered.map(([, width]) => Number(width))));
  expect(offered.every(([, width, descriptor]) => width === descriptor)).toBe(true);
});

test('GR-07a GR-07b a picture that can not be decoded is a warning, and stays in its place', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const card = cardOf([variant({ images: ['data:image/gif;base64,AAAA#'] })]);
  shop = await renderInShop(() => <ProductCard card={card} sizes="50vw" eager />);
  await expect.poll(() => warned).toHaveBeenCalled();
  expect(warned.mock.calls[0]?.[0]).toBe('image failed to decode');
  expect(document.querySelector('img')).not.toBeNull();
  warned.mockClear();
});
