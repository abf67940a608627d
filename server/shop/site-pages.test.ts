// The pages of shops with few and many markets.
import { expect, test } from 'vitest';
import type { Engine } from '#engine/engine.ts';
import { hasMarket } from '#server/shop/market-set.ts';
import { sitePages } from '#server/shop/site-pages.ts';
import { manyMarkets } from '#tests/fixtures/markets.ts';

const CONTENT = { listings: [], pages: [], stores: [] };

test.each([1, 33, 200])('of %d markets each has its own products and no other', async (count) => {
  const { markets } = manyMarkets(count);
  const engineOf = (code: string) => {
    const index = markets.findIndex((market) => market.code === code);
    // Every third market sells nothing; the others sell one thing alone and one thing together.
    const slugs = index % 3 === 2 ? [] : ['common', `only-${code}`];
    return { engine: { productSlugs: () => slugs } as unknown as Engine, manifest: { epoch: '', asOf: 0 } };
  };
  const pages = await sitePages(markets, CONTENT, engineOf);
  for (const [index, { code }] of markets.entries()) {
    const paths = pages.filter((page) => hasMarket(page.markets, index)).map(({ path }) => path);
    expect(paths).toEqual(index % 3 === 2 ? [] : ['', '/p/common', `/p/only-${code}`]);
  }
});
