// R10: deploys under open tabs, one of them without a service worker, whose lazily loaded parts come from the build before.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { createKillableServer } from '../killable-server.ts';
import type { Lab } from '../lab.ts';
import { isOfEvents } from '../network-faults.ts';
import { makeNextBuild } from '../next-build.ts';
import { untilSent } from '../settle.ts';
import { storedEvents } from '../tables.ts';
import { openTab, type Tab } from '../tab.ts';

const MARKET = 'sv-se';
const WITHIN = { timeout: 30_000 };

export const R10: Figure = {
  id: 'R10',
  invariant:
    'after a deploy no part of an open tab fails to load, none reloads by itself, and nothing that waited is lost',
  trials: { ci: 2, nightly: 50, of: 'deploys under three tabs' },
  async measure(lab, trials) {
    const dataDir = mkdtempSync(join(tmpdir(), 'cairn-deploys-'));
    lab.defer(async () => rmSync(dataDir, { recursive: true, force: true }));
    cpSync((await lab.shop()).dataDir, dataDir, { recursive: true });
    const server = await createKillableServer({ dataDir });
    lab.defer(() => server.kill());
    await server.start(nextBuild(lab, 0));
    const proxy = await lab.proxyFor(server.origin);
    const ledger = createEventsLedger('R10');
    const violations: string[] = [];
    let n = 0;
    for (; n < trials && !(lab.isOver() && n > 0); n += 1) {
      const device = await lab.device();
      const withoutWorker = await lab.device({ serviceWorkers: 'block' });
      const address = `${proxy.origin}/${MARKET}`;
      const tabs = [
        await openTab(device, address),
        await openTab(device, address),
        await openTab(withoutWorker, address),
      ];
      await tabs[0]?.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const watches = tabs.map(watch);
      proxy.faultOf = (line) => (isOfEvents(line) ? { kind: 'rst' } : undefined);
      for (const [lane, tab] of tabs.entries()) {
        const events = ledger.next(`d${n}t${lane}`, 5);
        await tab.track(MARKET, events);
        ledger.acknowledge(events);
      }
      await server.kill();
      await server.start(nextBuild(lab, n + 1));
      await proxy.heal();
      for (const [lane, tab] of tabs.entries()) {
        const name = `deploy ${n + 1}, tab ${lane + 1}${lane === 2 ? ' (no service worker)' : ''}`;
        await useEverything(tab.page).catch((error: unknown) =>
          violations.push(
            `${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
          ),
        );
        violations.push(...(watches[lane]?.faults() ?? []).map((fault) => `${name}: ${fault}`));
        await tab.flush();
        if ((await untilSent(tab)) === null) violations.push(`${name}: something still waits`);
      }
      await device.close();
      await withoutWorker.close();
      lab.progress(`${n + 1} of ${trials}`);
    }
    const { lost, doubled } = ledger.compare(await storedEvents({ dataDir }, 'R10'));
    return {
      n,
      counts: { lost: lost.length, doubled: doubled.length, failedParts: violations.length },
      violations: [...violations, ...violationsOf({ lost, doubled })],
    };
  },
};

function nextBuild(lab: Lab, number: number): string {
  const { distDir, remove } = makeNextBuild(number);
  lab.defer(async () => remove());
  return distDir;
}

/** What goes wrong in a tab from now on. */
function watch({ page }: Tab): { faults(): readonly string[] } {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && response.status() >= 400)
      faults.push(`${pathname} is answered ${response.status()}`);
  });
  page.on('load', () => faults.push('reloads by itself'));
  return { faults: () => faults };
}

/** Opens what is loaded when first needed: bag, suggestions, a listing with filters, a product. */
async function useEverything(page: Page): Promise<void> {
  const header = page.locator('[data-part="header"]');
  await header.locator('[aria-haspopup="dialog"]').last().click(WITHIN);
  await page.getByRole('dialog').waitFor(WITHIN);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').first().click(WITHIN);
  await page.getByRole('combobox').first().fill('jack', WITHIN);
  await page.getByRole('option').first().waitFor(WITHIN);
  await page.keyboard.press('Escape');
  await page.locator(`main a[href*="/${MARKET}/c/"]`).first().click(WITHIN);
  await page.locator('main [data-part="product-card"]').first().waitFor(WITHIN);
  await page.locator('[data-part="bar"] button').first().click(WITHIN);
  await page.locator('[data-part="filters"]').first().waitFor(WITHIN);
  await page.keyboard.press('Escape');
  await page.locator('main [data-part="product-card"] a').first().click(WITHIN);
  await page.locator('[data-part="product"]').waitFor(WITHIN);
}
