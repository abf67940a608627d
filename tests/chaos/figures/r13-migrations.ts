// R13: the outbox's database upgraded to a next version, and its tab or the whole browser killed at each step of that.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { bundle } from '#tests/bundle.ts';
import type { StoredRows, UpgradePage } from '#tests/fixtures/upgrade-page.ts';
import type { Figure } from '../figure.ts';
import { createKillableBrowser } from '../killable-browser.ts';
import type { Lab } from '../lab.ts';
import { inTime, untilTrue } from '../settle.ts';

/** Events; there are half as many cart changes, and one event is a dead letter, which is no row of the entries. */
const EVENTS = 10;
/** Before the first row, and after each. */
const STEPS = EVENTS + EVENTS / 2 - 1;
/** Never reached: the upgrade runs through. */
const NO_STEP = -1;
/** Dexie counts in tens. */
const [FIRST, NEXT] = [10, 20];
const LIMIT_MS = 30_000;
/** Another tab that has the first version open must not hold the upgrade up. */
const OPENS_WITHIN_MS = 3_000;

type UpgradeWindow = typeof globalThis & UpgradePage;

export const R13: Figure = {
  id: 'R13',
  invariant:
    'a database whose upgrade is killed at any step (its tab or the browser, another tab open or not) is as it was, row for row, and opens upgraded the next time',
  trials: { ci: 12, nightly: 120, of: 'killed upgrades' },
  async measure(lab, trials) {
    const origin = await serveUpgradePage(lab);
    const violations: string[] = [];
    const counts = { rows: 0, byTab: 0, slowestOpenMs: 0 };
    let n = 0;
    for (; n < trials && !(lab.isOver() && n >= 4); n += 1) {
      // Each step in turn, the first and the last before others.
      const step = [0, STEPS][n] ?? (n * 7) % (STEPS + 1);
      const killsTab = n % 2 === 1;
      const hasOtherTab = n % 4 >= 2;
      const where = `step ${step}, ${killsTab ? 'tab' : 'browser'}${hasOtherTab ? ', another tab open' : ''}`;
      const fail = (fault: string) => violations.push(`${where}: ${fault}`);
      const browser = createKillableBrowser();
      lab.defer(() => browser.remove());
      let context = await browser.start();
      const filling = await openPage(context, origin);
      await filling.evaluate((count) => (globalThis as UpgradeWindow).fill(count), EVENTS);
      const before = await readRows(filling);
      if (before.version !== FIRST) fail(`filled in version ${before.version}`);
      if (!hasOtherTab) await filling.close();

      const upgrading = await openPage(context, origin);
      let reached = NO_STEP;
      upgrading.on('console', (message) => {
        const [, told] = /^step (\d+)$/.exec(message.text()) ?? [];
        if (told !== undefined) reached = Number(told);
      });
      void upgrading
        .evaluate((holdAt) => (globalThis as UpgradeWindow).openNext(holdAt), step)
        .catch(() => undefined);
      if ((await untilTrue(() => reached === step, LIMIT_MS, 5)) === null) fail('was never reached');
      if (killsTab) {
        await crash(context, upgrading);
        counts.byTab += 1;
      } else {
        await browser.kill();
        context = await browser.start();
      }

      const after = await openPage(context, origin);
      // Nothing of the upgrade was committed: an earlier version of the shop would go on as well.
      if (JSON.stringify(await readRows(after)) !== JSON.stringify(before)) fail('rows are not as they were');
      const openedIn = await inTime(OPENS_WITHIN_MS, () =>
        after.evaluate(
          ([holdAt, limitMs]) => {
            const started = performance.now();
            const opened = (globalThis as UpgradeWindow)
              .openNext(holdAt)
              .then(() => performance.now() - started);
            // One that is held up for good would hold the figure up too.
            return Promise.race([
              opened,
              new Promise<string>((done) => setTimeout(done, limitMs, 'was held up')),
            ]);
          },
          [NO_STEP, LIMIT_MS] as const,
        ),
      );
      if (typeof openedIn === 'string') fail(`opening: ${openedIn}`);
      else counts.slowestOpenMs = Math.max(counts.slowestOpenMs, Math.round(openedIn));
      const upgraded = await readRows(after);
      if (upgraded.version !== NEXT) fail(`is in version ${upgraded.version}`);
      if (JSON.stringify(upgraded.rows) !== JSON.stringify(asNext(before))) fail('rows are not upgraded');
      counts.rows += before.rows['entries']?.length ?? 0;
      await browser.kill();
      lab.progress(`${n + 1} of ${trials}: ${where}`);
    }
    return { n, counts, violations };
  },
};

/** What the upgrade makes of the rows of the first version. */
function asNext({ rows }: StoredRows): StoredRows['rows'] {
  const entries = (rows['entries'] ?? []) as readonly object[];
  return { ...rows, entries: entries.map((row) => ({ ...row, account: 'guest' })) };
}

const readRows = (page: Page): Promise<StoredRows> =>
  page.evaluate(() => (globalThis as UpgradeWindow).read());

async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** As a tab that runs out of memory. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = new Promise((resolve) => page.once('crash', resolve));
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Not the shop: a page that has the outbox's code and nothing else. */
async function serveUpgradePage(lab: Lab): Promise<string> {
  const script = await bundle('tests/fixtures/upgrade-page.ts');
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(isScript ? script : '<!doctype html><script src="/script.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  lab.defer(() => new Promise((resolve) => server.close(resolve)));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
