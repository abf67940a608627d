// The real browsers: Chromium over its own protocol, Firefox over WebDriver BiDi, each with the page that offers a worker.
import { launch, type Page } from 'puppeteer-core';
import { chromiumPath } from '#tests/chromium.ts';
import { firefoxPath } from '#tests/firefox.ts';

export const BROWSERS = {
  chromium: { browser: 'chrome', path: chromiumPath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  firefox: { browser: 'firefox', path: firefoxPath, args: [] },
} as const;
export type BrowserName = keyof typeof BROWSERS;

type PageGlobals = Readonly<Record<'askWorker' | 'askPage', (text: string) => Promise<string>>>;

export interface WorkerPage {
  readonly page: Page;
  readonly version: string;
  /** What the worker answers to a message; throws what it threw. */
  askWorker(message: object): Promise<unknown>;
  /** The same of the page itself, where it offers to answer. */
  askPage(message: object): Promise<unknown>;
  close(): Promise<void>;
}

export async function openWorkerPage(name: BrowserName, origin: string): Promise<WorkerPage> {
  const { browser, path, args } = BROWSERS[name];
  const running = await launch({
    browser,
    executablePath: path(),
    args: [...args],
    headless: true,
  });
  const page = await running.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'askWorker' in globalThis);
  const ask = (offered: 'askWorker' | 'askPage') => async (message: object) => {
    const text = await page.evaluate(
      (offered, sent) => (globalThis as unknown as PageGlobals)[offered](sent),
      offered,
      JSON.stringify(message),
    );
    const answer = JSON.parse(text) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(`${name}: ${answer.error}`);
    return answer.value;
  };
  return {
    page,
    version: await running.version(),
    askWorker: ask('askWorker'),
    askPage: ask('askPage'),
    close: () => running.close(),
  };
}
