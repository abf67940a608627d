// The example of docs/discovery-host.md in a browser.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { showSearchPage } from '#tests/fixtures/minimal-host.tsx';

test('a host of plain links and whole documents shows a search page and its field', async () => {
  const client = createEngineClient();
  const search = '?query=shell';
  const result = await client.search('en-eu', { search, limit: 20 });
  if (!result.ok) throw new Error(result.error.code);
  const place = document.body.appendChild(document.createElement('main'));
  const remove = showSearchPage(place, { page: result.value, search }, client, async () => undefined);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search: shell' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Fjord Shell/ })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Search for products' })).toBeVisible();
  remove();
  place.remove();
});
