// The size guide where the system chooses the colours.
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { SizeGuideDialog } from '#src/features/product/size-guide.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const GUIDE = {
  title: 'Jackets',
  fit: '',
  measures: [{ title: 'Chest', how: null }],
  rows: ['S', 'M', 'L'].map((size) => ({ size, values: [[90, 94] satisfies [number, number]] })),
};

test('PR-06s the row of the chosen size is told by lines where the system chooses the colours', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await emulate('active');
  try {
    shop = await renderInShop(() => <SizeGuideDialog guide={GUIDE} size="M" onClose={() => undefined} />);
    await expect.element(page.getByRole('row', { name: /^M/ })).toHaveAttribute('aria-current', 'true');
    const lines = page
      .getByRole('rowheader')
      .elements()
      .map((cell) => Number.parseFloat(getComputedStyle(cell).borderBlockEndWidth));
    const [small = 0, chosen = 0, large = 0] = lines;
    expect(lines).toHaveLength(3);
    expect(small).toBe(large);
    expect(chosen).toBeGreaterThan(large);
  } finally {
    await emulate('');
  }
});
