// A page is filled with what misses a word, whatever variants, markets and common words make of the counts.
import { expect, test } from 'vitest';
import type { EngineProduct } from '#engine/engine.ts';
import { textSource } from '#tests/fixtures/catalogue.ts';
import { foundIds } from '#tests/fixtures/engines.ts';
import { titleEngine } from '#tests/fixtures/title-engine.ts';

const like = textSource('en').products[0]!.variants[0]!;
interface Variant {
  readonly color?: string;
  readonly size?: string;
  readonly isSold?: boolean;
}

/** Products by their titles, each with its variants; the price list of the engine has one article for each of 200. */
function shop(rows: readonly (readonly [title: string, ...variants: Variant[]])[]) {
  let articles = 0;
  const products = rows.map(
    ([title, ...variants], at): Partial<EngineProduct> => ({
      title,
      variants: variants.map(({ color = 'grey', size = 'M', isSold = true }, number) => ({
        ...like,
        variantId: `p${at}v${number}`,
        color: { id: color, name: color },
        specificColorName: '',
        articles: [{ articleId: isSold ? `p${(articles += 1) - 1}a` : `p${at}-unsold`, size }],
      })),
    }),
  );
  const others = Array.from(
    { length: 200 - rows.length },
    (): Partial<EngineProduct> => ({
      title: 'lantern',
      variants: [{ ...like, variantId: `lantern-${(articles += 1)}`, articles: [] }],
    }),
  );
  return titleEngine('en', ...products, ...others);
}
const times = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row);

test('a red and a blue variant are not one that is red and blue', () => {
  const jacket = ['jacket', { color: 'red' }, { color: 'blue' }] as const;
  const engine = shop([...times(40, jacket), ['blue lamp for a jacket', { color: 'red' }]]);
  const found = foundIds(engine, 'red blue jacket');
  expect([found[0], found.length]).toEqual(['p40', 24]);
});

test('what the market does not sell fills no page', () => {
  const unsold = ['wool cap', { isSold: false }] as const;
  const engine = shop([...times(40, unsold), ['wool cap', {}], ...times(9, ['cap', {}] as const)]);
  const found = foundIds(engine, 'wool cap');
  expect([found[0], found.length]).toEqual(['p40', 10]);
});

test('a variant that the market does not sell makes its product no match', () => {
  const jacket = ['jacket', { color: 'red', isSold: false }, { color: 'grey' }] as const;
  const engine = shop([...times(40, jacket), ['jacket', { color: 'red' }]]);
  const found = foundIds(engine, 'red jacket');
  expect([found[0], found.length]).toEqual(['p40', 24]);
});

test('what has only the size and the colour that were asked for fills no page', () => {
  const gloves = ['gloves', { color: 'red', size: '36' }] as const;
  const jackets = times(12, ['jacket', { color: 'blue', size: '40' }] as const);
  const engine = shop([...times(40, gloves), ['jacket', { color: 'red', size: '36' }], ...jackets]);
  const found = foundIds(engine, 'red jacket size 36');
  expect([found[0], found.length]).toEqual(['p40', 13]);
});
