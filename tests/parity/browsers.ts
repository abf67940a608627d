// Opens a page with a worker in a real browser: Chromium over its own protocol, Firefox over WebDriver BiDi.
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
  /** Sends the worker a message; resolves with its response, rejects with its error. */
  askWorker(message: object): Promise<unknown>;
  /** The same for the page itself, if it handles messages. */
  askPage(message: object): Promise<unknown>;
  close(): Promise<void>;
}

export async function openWorkerPage(name: BrowserName, origin: string): Promise<WorkerPage> {
  const { browser, path, args } = BROWSERS[name];
  const browserProcess = await launch({
    browser,
    executablePath: path(),
    args: [...args],
    headless: true,
  });
  const page = await browserProcess.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'askWorker' in globalThis);
  const callPage = (method: 'askWorker' | 'askPage') => async (message: object) => {
    const text = await page.evaluate(
      (method, messageText) => (globalThis as unknown as PageGlobals)[method](messageText),
      method,
      JSON.stringify(message),
    );
    const outcome = JSON.parse(text) as { value?: unknown; error?: string };
    if (outcome.error !== undefined) throw new Error(`${name}: ${outcome.error}`);
    return outcome.value;
  };
  return {
    page,
    version: await browserProcess.version(),
    askWorker: callPage('askWorker'),
    askPage: callPage('askPage'),
    close: () => browserProcess.close(),
  };
}
