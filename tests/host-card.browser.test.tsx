// A host page with a product card of its own, in a browser: a page of plain links over a real engine.
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TrackingEventInput } from '#contract/events.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import type { HostCardProps } from '#src/discovery/host.ts';
import { ResultCard } from '#src/discovery/results/result-card.tsx';
import { card } from '#tests/fixtures/discovery-responses.ts';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { showSearchPage } from '#tests/fixtures/minimal-host.tsx';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const UNCAUGHT = 'Uncaught error in product card template';
/** The page's results are loaded after it. */
const WITHIN = { timeout: 30_000 };

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  document.querySelector('main')?.remove();
});

async function show(ProductCard: (props: HostCardProps) => React.ReactNode): Promise<TrackingEventInput[]> {
  await page.viewport(1280, 800);
  const events: TrackingEventInput[] = [];
  const client = createEngineClient();
  const search = '?query=shell';
  const result = await client.search('en-eu', { search, limit: 20 });
  if (!result.ok) throw new Error(result.error.code);
  const place = document.body.appendChild(document.createElement('main'));
  remove = showSearchPage(
    place,
    { page: result.value, search },
    client,
    async (event) => void events.push(event),
    { ProductCard },
  );
  return events;
}

function PlainCard({ card }: HostCardProps) {
  const variant = card.variants[card.variantIndex];
  return (
    <a href="#followed">
      {variant?.title} in {variant?.colorName}
    </a>
  );
}

test('GR-09a a host page supplies its own product card, of which impressions and clicks are told as of any other', async () => {
  const events = await show(PlainCard);
  const card = page.getByRole('link', { name: /^Fjord Shell in / });
  await expect.element(card, WITHIN).toBeVisible();
  expect(document.querySelector('article')).toBeNull();
  await expect.poll(() => events.some(({ type }) => type === 'element_visible'), WITHIN).toBe(true);
  await card.click();
  const [click] = events.filter(({ type }) => type === 'click');
  const tag = card.element().closest<HTMLElement>('[data-card]')?.dataset['card'];
  expect(tag).toContain(` ${click?.product_id}`);
  // The middle button opens a tab, the right one a menu.
  for (const button of [1, 2])
    card.element().dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
  expect(events.filter(({ type }) => type === 'click')).toHaveLength(2);
});

test('GR-09b ER-01u "Uncaught error in product card template" is reported and stands in place of a card that throws, and nothing else breaks', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show((props) => {
    if (props.card.variants[0]?.title === 'Fjord Shell') throw new Error('broken template');
    return <PlainCard {...props} />;
  });
  await expect.element(page.getByText(UNCAUGHT), WITHIN).toBeVisible();
  const items = [...document.querySelectorAll('[data-part="grid"] > [data-card]')];
  const broken = items.filter((item) => item.textContent === UNCAUGHT);
  expect(broken).toHaveLength(1);
  expect(items.length).toBeGreaterThan(1);
  for (const item of items) if (!broken.includes(item)) expect(item.querySelector('a')).not.toBeNull();
  await expect.element(page.getByRole('combobox', { name: 'Search for products' })).toBeVisible();
  expect(
    logged.mock.calls.filter(([where]) => where === `[${UNCAUGHT}]`).map(([, error]) => String(error)),
  ).toEqual(['Error: broken template']);
  expect(
    new Set(logged.mock.calls.flatMap(([where]) => /^\[(.*)\]$/.exec(String(where))?.[1] ?? [])),
  ).toEqual(new Set([UNCAUGHT]));
  logged.mockClear();
});

test('GR-09b a card that throws while a server renders leaves the message in its place', () => {
  const { host } = createTestHost();
  const broken = () => {
    throw new Error('broken template');
  };
  const html = renderToString(
    <DiscoveryHostProvider host={{ ...host, ProductCard: broken }}>
      <ResultCard card={card('1')} sizes="50vw" onImpression={() => undefined} />
      <p>after it</p>
    </DiscoveryHostProvider>,
  );
  expect(html).toContain(`<p>${UNCAUGHT}</p>`);
  expect(html).toContain('<p>after it</p>');
});
