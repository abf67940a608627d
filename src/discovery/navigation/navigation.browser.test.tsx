// Breadcrumbs and quick links as a listing shows them.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Breadcrumbs } from '#src/discovery/navigation/breadcrumbs.tsx';
import { QuickLinks } from '#src/discovery/navigation/quick-links.tsx';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

const link = (id: string, title: string) => ({ listingId: id, title, href: `/en-eu/c/${id}` });

test('LI-03a LI-03b the breadcrumbs are links to the listings above, with separators between them', async () => {
  const crumbs = [link('clothing', 'Clothing'), link('jackets', 'Jackets'), link('shells', 'Shells')];
  shown = await renderDiscovery(
    <Breadcrumbs crumbs={crumbs} current={{ listingId: 'shells', title: 'Shells' }} />,
  );
  const nav = page.getByRole('navigation', { name: 'You are here' });
  const links = nav.getByRole('link').elements();
  expect(links.map((element) => [element.textContent, element.getAttribute('href')])).toEqual([
    ['Clothing', '/en-eu/c/clothing'],
    ['Jackets', '/en-eu/c/jackets'],
  ]);
  const items = nav.getByRole('listitem').elements();
  expect(items.map((item) => getComputedStyle(item, '::after').content.slice(0, 3))).toEqual([
    '"/"',
    '"/"',
    'non',
  ]);
});

test('LI-03c LI-03d the quick links scroll sideways, and the current one is marked', async () => {
  await page.viewport(360, 700);
  const links = Array.from({ length: 12 }, (_, index) => ({
    ...link(`l${index}`, `Category ${index}`),
    isCurrent: index === 2,
  }));
  shown = await renderDiscovery(<QuickLinks links={links} />);
  const list = page.getByRole('navigation', { name: 'Related categories' }).getByRole('list').element();
  const left = () => list.firstElementChild?.getBoundingClientRect().left ?? 0;
  const before = left();
  list.scrollTo({ left: 200, behavior: 'instant' });
  await expect.poll(left).toBeLessThan(before - 100);
  const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  const current = [...list.querySelectorAll('[aria-current="page"]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(['Category 2']);
});
