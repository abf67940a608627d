// A listing whose layout is a slider, as the settings document asks for it: in the server's page, by pointer and on the way back.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TEST_VARIABLES } from '../child-environment.ts';
import { expect, test, untilInteractive } from './fixtures.ts';
import type { Shop } from './shop.ts';

const run = promisify(execFile);
const LIST = '[data-part="grid"]';

/** As the operator does: takes the document, changes it, puts it back. */
async function setLayouts({ dataDir }: Shop, listingLayouts: Readonly<Record<string, string>>) {
  const file = join(dataDir, 'settings.json');
  const options = { env: { ...process.env, ...TEST_VARIABLES, CAIRN_DATA_DIR: dataDir, DATABASE_URL: '' } };
  const command = (...args: string[]) =>
    run(process.execPath, [resolve(import.meta.dirname, '../../commands/settings/cli.ts'), ...args], options);
  const { stdout } = await command('get');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(stdout), listingLayouts }));
  return command('set', file);
}

const left = (page: Page) => page.locator(LIST).evaluate((list) => list.scrollLeft);

test.afterEach(({ shop }) => setLayouts(shop, {}));

test('LI-01f GR-06b a listing stands in a slider where the settings ask for one, and the way back leads to the same cards', async ({
  shop,
  quietPage: page,
}) => {
  const refused = await setLayouts(shop, { women: 'wall' }).catch((error: { stderr?: string }) => error);
  expect(`${refused.stderr}`).toContain('listingLayouts.women: "wall" is none of grid, slider');
  await setLayouts(shop, { women: 'slider' });
  const html = async (path: string) => (await fetch(shop.origin + path)).text();
  await expect.poll(() => html('/en-eu/c/women'), { timeout: 30_000 }).toContain(' data-layout=slider');
  expect(await html('/en-eu/c/men')).not.toContain(' data-layout=slider');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.origin}/en-eu/c/women`);
  await untilInteractive(page);
  const cards = page.locator(`${LIST} > [data-card]`);
  await expect(cards).toHaveCount(48);
  const [first, third] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(2).boundingBox()]);
  const step = (third?.x ?? 0) - (first?.x ?? 0);
  const stopped = page
    .locator(LIST)
    .evaluate(
      (list) => new Promise<void>((done) => list.addEventListener('scrollend', () => done(), { once: true })),
    );
  await page.getByRole('button', { name: 'Next products' }).click();
  await stopped;
  expect(Math.abs((await left(page)) - step)).toBeLessThan(2);
  const before = await left(page);
  const link = cards.nth(3).locator('a').first();
  await link.focus();
  await link.press('Enter');
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => left(page)).toBe(before);
  await page.reload();
  await expect.poll(() => left(page)).toBe(before);
});
