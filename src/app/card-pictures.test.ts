// The pictures of a card that asks for them are those that it would have come with.
import { expect, test, vi } from 'vitest';
import type { PageClient, ProductCard, ProductPage } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import { picturesOfCard } from '#src/app/card-pictures.ts';

const card = { variants: [{ href: '/en-eu/p/ridge%20shell?color=a' }] } as unknown as ProductCard;
const pictures = (kinds: readonly string[]) => kinds.map((kind, at) => ({ url: `/images/${at}`, kind }));
const pageOf = (variants: Readonly<Record<string, readonly string[]>>) =>
  ok({
    product: {
      variants: Object.entries(variants).map(([colorVariantId, kinds]) => ({
        colorVariantId,
        images: pictures(kinds),
      })),
    },
  } as unknown as ProductPage);

test('two of each colour, the product by itself before who wears it', async () => {
  const product = vi.fn<PageClient['product']>(async () =>
    pageOf({ a: ['isolated', 'model', 'plain'], b: ['model', 'isolated', 'plain'], c: ['model'], d: [] }),
  );
  const found = await picturesOfCard({ product }, 'en-eu', card);
  expect(product).toHaveBeenCalledExactlyOnceWith('en-eu', 'ridge shell');
  expect([...found]).toEqual([
    ['a', ['/images/0', '/images/1']],
    ['b', ['/images/1', '/images/0']],
    ['c', ['/images/0']],
    ['d', []],
  ]);
});

test('there are none where the product cannot be had', async () => {
  const product = async () => fail(shopError('outage'));
  expect((await picturesOfCard({ product }, 'en-eu', card)).size).toBe(0);
  expect((await picturesOfCard({ product }, 'en-eu', { ...card, variants: [] })).size).toBe(0);
});
