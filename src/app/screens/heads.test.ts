// What search engines and shared links say of a product, in the words of its description.
import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/clients.ts';
import type { HeadContext } from '#src/app/screens/screen.ts';
import { productHead } from '#src/app/screens/heads.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const CONTEXT = {
  services: { market: marketOf('en-eu') },
  origin: 'https://shop.test',
} as unknown as HeadContext;

function headOf(description: string) {
  const product = { slug: 'shell', title: 'Shell', description, breadcrumbs: [], labels: [], variants: [] };
  return productHead({ product } as unknown as ProductPage, CONTEXT);
}

test('a description reads as it does on the page: no markup, no entities', () => {
  const { description, jsonLd } = headOf(
    '<p><strong>Wind</strong>, rain &amp; snow &lt; 3 l</p><ul><li>&amp;lt; is text</li></ul>',
  );
  expect(description).toBe('Wind, rain & snow < 3 l &lt; is text');
  expect(jsonLd[0]).toMatchObject({ description });
});

test('an excerpt has 160 characters at most, and ends between words where there are any', () => {
  const words = headOf(`<p>${'wool '.repeat(50)}</p>`).description;
  expect(words).toMatch(/^(?:wool )+wool…$/);
  expect(words.length).toBeLessThanOrEqual(160);
  expect(headOf(`<p>${'🧶'.repeat(300)}</p>`).description).toBe(`${'🧶'.repeat(79)}…`);
});
