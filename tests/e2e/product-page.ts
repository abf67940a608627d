// What a shopper does on the page of a product.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** In its first size that can be bought; the bag that opens is closed again. */
export async function addShownProduct(page: Page): Promise<void> {
  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first();
  if ((await size.count()) > 0) await size.click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // What is behind an open dialog takes no text.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
