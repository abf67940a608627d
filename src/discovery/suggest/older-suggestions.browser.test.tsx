// The search field while two requests for suggestions are under way: only the newer one's response is shown.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '#contract/result.ts';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

test('NE-05c a response to what was typed before is not shown', async () => {
  const responses = new Map<string, (queries: string[]) => void>();
  shown = await renderDiscovery(
    <SearchField />,
    {},
    {
      suggest: (_market, query) =>
        new Promise((resolve) => {
          responses.set(query, (queries) =>
            resolve(ok({ queries, listings: [], contentLinks: [], cards: [], total: 0 })),
          );
        }),
    },
  );
  const option = (name: string) => page.getByRole('option', { name });
  await page.getByRole('combobox').click();
  await userEvent.keyboard('ra');
  await expect.poll(() => responses.has('ra')).toBe(true);
  await userEvent.keyboard('in');
  await expect.poll(() => responses.has('rain')).toBe(true);
  responses.get('rain')?.(['rain jacket']);
  await expect.element(option('rain jacket')).toBeVisible();
  responses.get('ra')?.(['rake']);
  // What the older response would change is drawn by then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(option('rake')).not.toBeInTheDocument();
  await expect.element(option('rain jacket')).toBeVisible();
});
