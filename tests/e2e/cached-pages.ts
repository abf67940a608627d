// A browser that keeps pages in its back/forward cache, which Playwright does without, and what is needed to leave and return.
import { type Browser, type HTTPRequest, launch, type Page } from 'puppeteer-core';
import { chromiumPath } from '../chromium.ts';

const POLL_MS = 100;
const FRAME_LIMIT_MS = 10_000;
const STAY_MS = 1_000;

export function launchWithPageCache(): Promise<Browser> {
  return launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    defaultViewport: { width: 1280, height: 900 },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** A page that says whether it returned from the cache. */
export async function newCachedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.evaluateOnNewDocument(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
    });
  });
  return page;
}

export async function untilPageInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
}

/**
 * Leaves the page for another site and goes back to it. Another site has a process of its own, so that what a page still
 * tells the browser while it goes arrives when the page is already kept, and ends that ("IgnoreEventAndEvict"): it leaves
 * once it loads nothing more. Null: it was kept; else the browser's reasons. It stays for a moment before it leaves and
 * before it returns: Chromium 156 crashes where a page returns while the browser still removes it from its cache for what it
 * did as it went. Now and then the browser keeps a page back for reasons of its own, and on a busy machine puppeteer misses
 * the frame that a kept page brings back, for good: callers ask again, in a new page. A page of ours that blocks it is never
 * kept. `beforeLeaving`: what the shopper does last.
 */
export async function whyNotKept(page: Page, beforeLeaving?: () => Promise<unknown>): Promise<string | null> {
  const stay = () => new Promise((resolve) => setTimeout(resolve, STAY_MS));
  const elsewhere = new URL('/robots.txt', page.url());
  elsewhere.hostname = '127.0.0.1';
  await page.waitForNetworkIdle();
  await stay();
  await beforeLeaving?.();
  const reasons = await reasonsAgainst(page);
  await page.goto(elsewhere.href);
  await stay();
  // The frame that a kept page brings back takes the place of the one that is waited in.
  await page.goBack().catch(() => null);
  try {
    const isKept = await inPage(page, () => document.documentElement.dataset['returned'] === 'true');
    return isKept ? null : reasons();
  } catch (error) {
    if (String(error).includes('detached Frame')) return 'puppeteer has lost the frame';
    throw error;
  }
}

/** The function returns what the browser has said since against keeping the page: more than it tells the page itself. */
async function reasonsAgainst(page: Page): Promise<() => string> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  let reasons = 'not said';
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = JSON.stringify(notRestoredExplanations);
  });
  return () => reasons;
}

/** What the page that is shown reads, once its frame can be asked. */
export async function inPage<T>(page: Page, read: () => T): Promise<T> {
  const deadline = Date.now() + FRAME_LIMIT_MS;
  for (;;) {
    try {
      return (await page.evaluate(read)) as T;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** Adds to the error of what was waited for in vain what the page was waiting for itself. */
export async function explained(page: Page, wait: () => Promise<unknown>): Promise<void> {
  const pending = new Set<string>();
  const begin = (request: HTTPRequest) => pending.add(request.url());
  const end = (request: HTTPRequest) => pending.delete(request.url());
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await wait();
  } catch (error) {
    const state = await page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const limit = new Promise((resolve) => setTimeout(resolve, 5_000, 'no answer'));
        return {
          url: location.href,
          readyState: document.readyState,
          marks: performance.getEntriesByType('mark').map(({ name }) => name),
          serviceWorker: [registration?.installing, registration?.waiting, registration?.active].map(
            (worker) => worker?.state ?? null,
          ),
          server: await Promise.race([fetch('/healthz').then(({ status }) => status, String), limit]),
        };
      })
      .catch(String);
    throw new Error(`${String(error)}\npending: ${[...pending].join(' ')}\n${JSON.stringify(state)}`, {
      cause: error,
    });
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
