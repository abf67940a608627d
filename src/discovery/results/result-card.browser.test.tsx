// A host page's own card while it is loading, in a browser and in the HTML of a server.
import { lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import type { DiscoveryHost, HostCardProps } from '#src/discovery/host.ts';
import { CardGrid } from '#src/discovery/results/grid.tsx';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';
import { cards } from '#tests/fixtures/discovery-responses.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const UNCAUGHT = 'Uncaught error in product card template';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

type Template = { default: (props: HostCardProps) => React.ReactNode };
function lateCard() {
  const { promise, resolve, reject } = Promise.withResolvers<Template>();
  return { ProductCard: lazy(() => promise), resolve, reject };
}
const grid = <CardGrid label="Jackets" cards={cards(0, 2)} />;
const items = () => page.getByRole('list', { name: 'Jackets' }).element().children;

test('GR-09a a card of the host page that is loading has its place kept, without a word, until it is there', async () => {
  const { ProductCard, resolve } = lateCard();
  shown = await renderDiscovery(grid, {}, {}, { ProductCard });
  const list = page.getByRole('list', { name: 'Jackets' }).element();
  expect(list.textContent).toBe('');
  for (const item of items()) expect(item.getBoundingClientRect().height).toBeGreaterThan(200);
  resolve({ default: ({ card }) => <a href="#card">Own {card.productId}</a> });
  await expect.poll(() => [...items()].map((item) => item.textContent)).toEqual(['Own 0', 'Own 1']);
});

test('GR-09b one that does not come leaves the message', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ProductCard, reject } = lateCard();
  shown = await renderDiscovery(grid, {}, {}, { ProductCard });
  reject(new Error('not there'));
  await expect.poll(() => [...items()].map((item) => item.textContent)).toEqual([UNCAUGHT, UNCAUGHT]);
  expect(logged).toHaveBeenCalledWith(`[${UNCAUGHT}]`, expect.any(Error));
  logged.mockClear();
});

test('GR-09b in the HTML of a server a card that loads has its place, and only one that throws has the message', () => {
  const { ProductCard } = lateCard();
  const htmlOf = (own: NonNullable<DiscoveryHost['ProductCard']>) =>
    renderToString(
      <DiscoveryHostProvider host={{ ...createTestHost().host, ProductCard: own }}>
        {grid}
      </DiscoveryHostProvider>,
    );
  const loading = htmlOf(ProductCard);
  expect(loading).not.toContain(UNCAUGHT);
  expect(loading.match(/<div class="[^"]*placeholder[^"]*" aria-hidden="true">/g)).toHaveLength(2);
  const mixed = htmlOf(({ card }) => {
    if (card.productId === '1') throw new Error('broken template');
    return <a href="#card">Own</a>;
  });
  expect(mixed).toContain('>Own</a>');
  expect(mixed.split(`<p>${UNCAUGHT}</p>`)).toHaveLength(2);
});
