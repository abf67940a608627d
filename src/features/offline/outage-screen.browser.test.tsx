// The outage screen.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '#contract/market.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { OutageScreen } from '#src/features/offline/outage-screen.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

function show(language: Language) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const site = { ...SHOP_SITE, market: { ...SHOP_SITE.market, language } };
  root.render(<OutageScreen site={site} outage={languageTexts(language).shop.outage} />);
}

test('SH-01d SH-01e SH-01f says that the homepage is down, that we are at it, and thanks', async () => {
  show('en');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The homepage is down at the moment.');
  await expect
    .element(page.getByText('We are already panic-calling the Internet.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('Thanks for your patience.', { exact: false })).toBeVisible();
  expect(document.title).toContain('down');
});

test('SH-02a SH-02b Swedish for a Swedish market, English for every other language', async () => {
  show('sv');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Hemsidan ligger nere just nu.');
  for (const language of ['en', 'de', 'ko'] as const) {
    root?.unmount();
    show(language);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('The homepage is down at the moment.');
    expect(document.querySelector('main')?.lang).toBe('en');
  }
});

test('SH-03a the logo leads to the start', async () => {
  show('en');
  await expect.element(page.getByRole('link', { name: /Cairn/ })).toHaveAttribute('href', '/');
});

test.each([
  ['SH-03b', 'Facebook'],
  ['SH-03c', 'Instagram'],
  ['SH-03d', 'Twitter'],
  ['SH-03e', 'YouTube'],
  ['SH-03f', 'LinkedIn'],
])('%s SH-03g %s is linked, in a new tab', async (_, name) => {
  show('en');
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', `https://www.${name.toLowerCase()}.com/`);
  await expect.element(link).toHaveAttribute('target', '_blank');
});
