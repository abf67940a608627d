// The instance of a screen whose page is renewed.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { ListingPage } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { type DiscoveryInstance, untracked } from '#src/discovery/state/discovery-instance.ts';
import { useDiscoveryInstance } from '#src/discovery/state/use-discovery-instance.ts';
import { listingPage } from '#tests/fixtures/discovery-responses.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const block = (url: string): ContentBlock => ({
  row: 0,
  position: 'left',
  span_columns: 2,
  span_rows: 1,
  content: { type: 'image', url },
});
const LISTING: ListingPage = { ...listingPage(), contentBlocks: [block('/now')] };

let root: Root | undefined;
afterEach(() => root?.unmount());

test('UR-05j restored blocks stay when the page is renewed with the same, and go with others', async () => {
  let instance: DiscoveryInstance | undefined;
  function Screen({ page }: { page: ListingPage }) {
    const made = useDiscoveryInstance(
      { kind: 'listing', slug: 'jackets' },
      { pageSize: 24, page, search: '', url: { current: location } },
    );
    instance ??= made;
    return <p>{page.title}</p>;
  }
  const { host } = createTestHost({});
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = async (page: ListingPage) => {
    root?.render(
      <DiscoveryHostProvider host={host}>
        <Screen page={page} />
      </DiscoveryHostProvider>,
    );
    await expect.poll(() => document.querySelector('p')?.textContent).toBe(page.title);
  };
  const urls = () => instance?.blocks.map(({ content }) => content.url);
  await show(LISTING);
  expect(urls()).toEqual(['/now']);
  instance!.blocks = untracked([block('/before')]);
  await show({ ...structuredClone(LISTING), title: 'Renewed' });
  expect(urls()).toEqual(['/before']);
  await show({ ...LISTING, title: 'Changed', contentBlocks: [block('/later')] });
  await expect.poll(urls).toEqual(['/later']);
});
