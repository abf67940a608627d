// The size picker and the button under it, by keyboard and by press.
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product, ProductColor } from '#contract/product.ts';
import { type AddToCart, BuyForm } from '#src/features/product/buy-form.tsx';
import { ProductScreen } from '#src/features/product/product-screen.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const size = (title: string, stockBalance: number, fewLeft = false) => ({
  articleId: `a-${title}`,
  title,
  shortTitle: title,
  listValue: 199,
  reducedValue: title === 'L' ? 149 : null,
  sortingPrice: 199,
  stockBalance,
  fewLeft,
});

function variantWith(sizes: ProductColor['sizes'], colorVariantId = 'c1'): ProductColor {
  return {
    colorVariantId,
    colorName: 'Blue',
    specificColorName: 'Fjord',
    colorHex: '#33608f',
    images: [],
    sizes,
  };
}

function productWith(variant: ProductColor): Product {
  return {
    id: 'p1',
    slug: 'ridge-shell',
    brand: 'Cairn',
    title: 'Ridge Shell',
    subtitle: 'Shell jacket',
    description: '',
    gender: 'women',
    categoryIds: [],
    breadcrumbs: [],
    attributes: [],
    sustainabilityIcons: [],
    labels: [],
    isReuse: false,
    sizeGuide: null,
    currency: 'EUR',
    price: { sortingPrice: 199 },
    variants: [variant],
  };
}

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function show(sizes: ProductColor['sizes'], onAdd: AddToCart, more: Partial<Product> = {}) {
  const variant = variantWith(sizes);
  const product = { ...productWith(variant), ...more };
  shop = await renderInShop(() => <BuyForm product={product} variant={variant} onAdd={onAdd} />);
  await expect.element(page.getByRole('button', { name: /Add to bag|Sold out/ })).toBeVisible();
}
const picker = () => page.getByRole('group', { name: 'Size' });

const added = () => vi.fn<AddToCart>(() => Promise.resolve(null));

test('PR-06b without a size nothing is added: a message says so, and focus moves to the sizes', async () => {
  const onAdd = added();
  await show([size('S', 1), size('M', 0), size('L', 1)], onAdd);
  await expect.element(picker()).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size first.');
  await expect.element(page.getByRole('radio', { name: 'S', exact: true })).toHaveFocus();
  // Said again to who comes back to them.
  await expect.element(picker()).toHaveAccessibleDescription('Choose a size first.');
  expect(onAdd).not.toHaveBeenCalled();
  await page.getByRole('radio', { name: 'L', exact: true }).click();
  await expect.element(picker()).not.toHaveAccessibleDescription();
});

test('PR-06b PR-06c PR-05i arrow keys choose, pass a sold-out size, and the price follows the choice', async () => {
  const onAdd = added();
  await show([size('S', 1), size('M', 0), size('L', 1)], onAdd);
  const price = () => document.querySelector('form')?.textContent ?? '';
  expect(price()).toContain('Sale price €149.00 Original price €199.00');
  await expect.element(page.getByRole('radio', { name: 'M, sold out' })).toBeDisabled();
  await page.getByRole('radio', { name: 'S', exact: true }).click();
  await expect.poll(price).toMatch(/^€199\.00/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await expect.poll(price).toContain('Sale price €149.00 Original price €199.00');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onAdd).toHaveBeenCalledOnce();
  const [articleId, seen] = onAdd.mock.calls[0] ?? expect.unreachable();
  expect(articleId).toBe('a-L');
  expect(seen).toMatchObject({ size: 'L', listMinor: 19900, reducedMinor: 14900 });
});

test('One size is neither offered nor named: one press adds it', async () => {
  const onAdd = added();
  await show([size('One size', 1)], onAdd);
  await expect.element(picker()).not.toBeInTheDocument();
  await expect.element(page.getByText('One size')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect.poll(() => onAdd.mock.calls[0]?.[0]).toBe('a-One size');
  await expect.element(page.getByText('Choose a size first.')).not.toBeInTheDocument();
});

test('PR-06e the only size there is, with a name that says something, is named and not offered', async () => {
  const onAdd = added();
  await show([size('22 l', 1)], onAdd);
  await expect.element(picker()).not.toBeInTheDocument();
  await expect.element(page.getByText('Size 22 l')).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect.poll(() => onAdd.mock.calls[0]?.[0]).toBe('a-22 l');
});

test('PR-06i a colour without stock says so and can not be added', async () => {
  await show([size('S', 0), size('M', 0)], added());
  await expect.element(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sold out in this colour for now.');
});

/** A button a colour in place of the links of the page, which a router would follow. */
async function showColors(variants: readonly ProductColor[], onAdd: AddToCart) {
  const [first = expect.unreachable()] = variants;
  const product = { ...productWith(first), variants: [...variants] };
  const freshness = { source: 'server', asOf: 0 } as const;
  const shown = { product, complements: [], alternatives: [], freshness };
  function Screen() {
    const [color, setColor] = useState(first.colorVariantId);
    return (
      <>
        {variants.map(({ colorVariantId: id }) => (
          <button key={id} type="button" onClick={() => setColor(id)}>{`Open ${id}`}</button>
        ))}
        <ProductScreen page={shown} color={color} onAdd={onAdd} />
      </>
    );
  }
  shop = await renderInShop(() => <Screen />);
}

test('PR-06w the size stays chosen in another colour that has it; where it is sold out it is not, and the page says so', async () => {
  const onAdd = added();
  const sizesOf = (color: string, stockOfM: number) =>
    [size('S', 1), size('M', stockOfM)].map((one) => ({ ...one, articleId: `${color}-${one.title}` }));
  await showColors(
    [
      variantWith(sizesOf('c1', 1), 'c1'),
      variantWith(sizesOf('c2', 1), 'c2'),
      variantWith(sizesOf('c3', 0), 'c3'),
      variantWith(
        [
          { ...size('L', 1), articleId: 'c4-L' },
          { ...size('XL', 1), articleId: 'c4-XL' },
        ],
        'c4',
      ),
    ],
    onAdd,
  );
  const open = (id: string) => page.getByRole('button', { name: `Open ${id}` }).click();
  const add = () => page.getByRole('button', { name: 'Add to bag' }).click();
  await open('c2');
  await add();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size first.');
  await open('c1');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await open('c2');
  await expect.element(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await add();
  await expect.poll(() => onAdd.mock.calls.map(([articleId]) => articleId)).toEqual(['c2-M']);
  await open('c3');
  await expect.element(page.getByRole('radio', { name: 'M, sold out' })).not.toBeChecked();
  await expect.element(page.getByRole('alert')).toHaveTextContent('M, sold out');
  await add();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size first.');
  await open('c4');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
  await add();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a size first.');
  expect(onAdd).toHaveBeenCalledOnce();
  await open('c1');
  await expect.element(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
});

test('CA-07e why an article could not be added is shown at the button', async () => {
  await show([size('S', 1)], () => Promise.resolve('Sold out before it reached your bag.'));
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sold out before it reached your bag.');
});

test('PR-05k few left is said of the sizes it is true of, and of a chosen one alone', async () => {
  await show([size('S', 1), size('M', 1, true), size('L', 1, true)], added());
  const hint = page.getByText(/Few left/);
  await expect.element(hint).toHaveTextContent('Few left: M, L');
  await page.getByRole('radio', { name: 'L', exact: true }).click();
  await expect.element(hint).toHaveTextContent('Few left: L');
  await page.getByRole('radio', { name: 'S', exact: true }).click();
  await expect.element(hint).not.toBeInTheDocument();
});

test('PR-05k where there is enough of every size, nothing is said', async () => {
  await show([size('S', 1), size('M', 0)], added());
  await page.getByRole('radio', { name: 'S', exact: true }).click();
  await expect.element(page.getByText(/Few left/)).not.toBeInTheDocument();
});

const GUIDE: Product['sizeGuide'] = {
  title: 'Women’s clothing',
  fit: 'Close to the body.',
  measures: [
    { title: 'EU', how: null },
    { title: 'Chest', how: 'Around the fullest part.' },
  ],
  rows: [
    { size: 'S', values: ['36', [84, 87]] },
    { size: 'M', values: ['38', [90.5, 90.5]] },
  ],
};
const opener = () => page.getByRole('button', { name: 'Size guide' });
const rowTexts = () =>
  [...document.querySelectorAll('dialog tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test('PR-06s the size guide opens from the sizes with the chosen one marked, and closes by Escape', async () => {
  await show([size('S', 1), size('M', 1)], added(), { sizeGuide: GUIDE });
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await opener().click();
  const dialog = page.getByRole('dialog', { name: 'Size guide: Women’s clothing' });
  await expect.element(dialog.getByText('Close to the body.')).toBeVisible();
  await expect.element(dialog.getByText('Around the fullest part.')).toBeVisible();
  const marked = [...document.querySelectorAll('dialog tr[aria-current]')];
  expect(marked.map((row) => row.firstElementChild?.textContent)).toEqual(['M']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('PR-06t its lengths are in cm, or in inches where that is chosen', async () => {
  await show([size('S', 1), size('M', 1)], added(), { sizeGuide: GUIDE });
  await opener().click();
  await expect.poll(rowTexts).toEqual([
    ['Size', 'EU', 'Chest'],
    ['S', '36', '84–87'],
    ['M', '38', '90.5'],
  ]);
  await page.getByRole('radio', { name: 'inches' }).click();
  await expect.poll(rowTexts).toEqual([
    ['Size', 'EU', 'Chest'],
    ['S', '36', '33.1–34.3'],
    ['M', '38', '35.6'],
  ]);
});

test('PR-06u a product without a guide has no link to one', async () => {
  await show([size('S', 1), size('M', 1, true)], added());
  await expect.element(page.getByText('Few left: M')).toBeVisible();
  await expect.element(opener()).not.toBeInTheDocument();
});
