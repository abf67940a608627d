// What the browser itself says about installing the shop, in each language, and about its manifest.
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { chromiumPath } from '../chromium.ts';
import { explained } from './cached-pages.ts';
import { expect, test } from './fixtures.ts';

/** Chromium leaves some questions about a page that still begins unanswered: they are asked again. */
const ANSWER_MS = 5_000;

test('Chromium finds nothing that keeps a page from being installed, and no fault in its manifest', async ({
  shop,
}) => {
  // Playwright's contexts are private windows, from which nothing can be installed. This one writes every file of the shop to a
  // disk, one after the other, which takes minutes where something else keeps the disk busy.
  test.setTimeout(300_000);
  const browser = await launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(240_000);
    const session = await page.createCDPSession();
    for (const path of ['/', '/en-eu', '/sv-se/c/women-jackets', '/de-de/search?query=jacke', '/ko-kr']) {
      await explained(page, async () => {
        await page.goto(shop.origin + path);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      });
      // The browser may still be reading the manifest.
      const errors = async () => {
        const answer = await Promise.race([
          session.send('Page.getInstallabilityErrors'),
          pause(ANSWER_MS, null, { ref: false }),
        ]);
        return answer?.installabilityErrors ?? 'no answer';
      };
      await expect.poll(errors, { message: path }).toEqual([]);
      const { url, errors: faults } = await session.send('Page.getAppManifest');
      expect([path, faults]).toEqual([path, []]);
      const { appId } = await session.send('Page.getAppId');
      // One app, whichever market it is installed from.
      expect([url, appId]).toEqual([url, `${shop.origin}/`]);
    }
  } finally {
    await browser.close();
  }
});
