// A colour that was chosen on a product card, once another result takes the place of the one it was chosen of.
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductCard as Card } from '#contract/clients.ts';
import { ProductCard } from '#src/ui/product-card.tsx';
import { card } from '#tests/fixtures/discovery-responses.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

/** One product in these colours, of which the result names one. */
function cardIn(colors: readonly string[], named: string): Card {
  const { variants, ...product } = card('1');
  return {
    ...product,
    variantIndex: colors.indexOf(named),
    variants: variants.flatMap((variant) =>
      colors.map((color) => ({ ...variant, variantId: color, href: `#${color}`, colorName: color })),
    ),
  };
}

/** The returned function puts another result in its place. */
async function show(first: Card): Promise<(next: Card) => void> {
  let setCard: (next: Card) => void = () => undefined;
  function Place() {
    const [shown, set] = useState(first);
    setCard = set;
    return <ProductCard card={shown} sizes="50vw" />;
  }
  shop = await renderInShop(() => <Place />);
  await expect.element(page.getByRole('link')).toBeVisible();
  return (next) => setCard(next);
}
const dot = (color: string) => page.getByRole('radio', { name: color });
const isShown = (color: string) =>
  expect
    .poll(() => [
      page.getByRole('link').element().getAttribute('href'),
      document.querySelector('input:checked')?.getAttribute('aria-label'),
    ])
    .toEqual([`#${color}`, color]);
const ALL = ['grey', 'green', 'blue'];

test('a chosen colour gives way to the one that a later result names', async () => {
  const replaceBy = await show(cardIn(ALL, 'grey'));
  await dot('green').click();
  await isShown('green');
  replaceBy(cardIn(ALL, 'blue'));
  await isShown('blue');
  await dot('grey').click();
  await isShown('grey');
});

test('it stays where the same colour is named again, in whichever place among the others', async () => {
  const replaceBy = await show(cardIn(ALL, 'grey'));
  await dot('green').click();
  replaceBy(cardIn(['blue', 'grey', 'green'], 'grey'));
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleName('blue');
  await isShown('green');
});

test('one that is sold no more gives way to the named one', async () => {
  const replaceBy = await show(cardIn(ALL, 'grey'));
  await dot('green').click();
  replaceBy(cardIn(['grey', 'blue'], 'grey'));
  await expect.element(dot('green')).not.toBeInTheDocument();
  await isShown('grey');
});
