// A product has a page where it is sold; all else has one in every market.
import { expect, test } from 'vitest';
import type { Engine } from '#engine/engine.ts';
import { pageMarkets } from '#server/ssr/page-markets.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf, fixtureEngine } from '#tests/fixtures/engines.ts';

const everywhere = fixtureEngine('sv-se');
const nowhere = engineOf(textSource('en'), { ...marketSource('en-eu'), prices: new Map() });
const ENGINES: Readonly<Record<string, Engine>> = { 'sv-se': everywhere, 'en-eu': nowhere };
const isPageIn = pageMarkets((market) => {
  const engine = ENGINES[market];
  return engine && { engine, manifest: { epoch: engine.epoch, asOf: 0 } };
});

test('a product has a page in the markets that sell it, and in those of which nobody knows yet', () => {
  const path = `/p/${everywhere.productSlugs()[0]}`;
  expect(['sv-se', 'en-eu', 'de-de'].map((market) => isPageIn(market, path))).toEqual([true, false, true]);
  expect([isPageIn('sv-se', `${path}/`), isPageIn('sv-se', '/p/%E0%A4%A')]).toEqual([true, false]);
});

test('home, listings and what is written about the shop are in every market', () => {
  for (const path of ['/', '/c/jackets', '/e/about', '/search', '/p/'])
    expect(isPageIn('en-eu', path)).toBe(true);
});
