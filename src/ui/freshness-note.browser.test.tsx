// What the note of old prices says while the page stays open.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FreshnessNote } from '#src/ui/freshness-note.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const LOADED_AT = new Date('2026-11-27T20:00:00');
const NEXT_MORNING = new Date('2026-11-28T07:30:00');

let shop: ShopPage | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: LOADED_AT });
});
afterEach(() => {
  shop?.remove();
  vi.useRealTimers();
});

async function showNote(isOnline: boolean): Promise<ShopPage> {
  const freshness = { source: 'device', asOf: LOADED_AT.getTime() } as const;
  shop = await renderInShop((services) => {
    services.view.isOnline = isOnline;
    return (
      <>
        <h1>Jackets</h1>
        <FreshnessNote freshness={freshness} />
      </>
    );
  });
  await expect.element(page.getByText('Jackets')).toBeVisible();
  return shop;
}

test('without a network it says when the prices are from', async () => {
  await showNote(false);
  await expect.element(page.getByText('Prices from 20:00')).toBeVisible();
});

test('drawn on a later day than the page it says the date', async () => {
  const { services } = await showNote(true);
  vi.setSystemTime(NEXT_MORNING);
  services.view.isOnline = false;
  await expect.element(page.getByText('Prices from 2026-11-27')).toBeVisible();
});

test('still shown on a later day it says the date', async () => {
  await showNote(false);
  await expect.element(page.getByText('Prices from 20:00')).toBeVisible();
  vi.setSystemTime(NEXT_MORNING);
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText('Prices from 2026-11-27')).toBeVisible();
});
