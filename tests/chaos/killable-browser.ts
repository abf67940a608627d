// A Chromium of our own with a profile on disk, so that all of its processes can be killed and it comes back with what it had stored.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '#tests/chromium.ts';
import { untilTrue } from './settle.ts';

export interface KillableBrowser {
  /** The folder of its profile. */
  readonly profile: string;
  /** Starts it on the same profile; the context is the profile's own. */
  start(): Promise<BrowserContext>;
  /** SIGKILL to all of its processes at once. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

export function createKillableBrowser(): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'cairn-browser-'));
  const portFile = join(profile, 'DevToolsActivePort');
  let child: ChildProcess | null = null;

  async function kill(): Promise<void> {
    const ending = child;
    child = null;
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    // It leads a process group of its own.
    process.kill(-ending.pid, 'SIGKILL');
    await ended;
  }

  return {
    profile,
    async start() {
      // What a killed browser leaves says that it still runs.
      for (const name of globSync('{Singleton*,DevToolsActivePort}', { cwd: profile }))
        rmSync(join(profile, name), { force: true });
      const flags = [
        '--headless=new',
        '--no-sandbox',
        '--no-first-run',
        '--disable-gpu',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        'about:blank',
      ];
      child = spawn(chromiumPath(), flags, { detached: true, stdio: 'ignore' });
      if ((await untilTrue(() => existsSync(portFile), START_LIMIT_MS)) === null)
        throw new Error('the browser did not start');
      let address = '';
      await untilTrue(() => {
        const [port, path] = readFileSync(portFile, 'utf8').split('\n');
        address = `ws://127.0.0.1:${port}${path}`;
        return path !== undefined && path !== '';
      }, START_LIMIT_MS);
      const browser = await chromium.connectOverCDP(address);
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('the browser has no context');
      return context;
    },
    kill,
    async remove() {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
