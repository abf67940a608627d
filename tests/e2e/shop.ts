// Starts the real shop as a new user would, on a port and data folder of its own, and stops or kills it again.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_VARIABLES } from '../child-environment.ts';
import { freePort } from '../free-port.ts';

/** Options of a browser's context for tests of what it does not touch: installing it takes more than the rest of a page. */
export const WITHOUT_SERVICE_WORKER = { serviceWorkers: 'block' } as const;

export interface Shop {
  readonly origin: string;
  readonly dataDir: string;
  /** Of its process, while it runs. */
  pid(): number;
  start(): Promise<void>;
  /** SIGKILL: as a machine that loses power would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Names the folder of the pictures that the shops of a run have made. */
export const PICTURES_VARIABLE = 'E2E_PICTURES';
const START_LIMIT_MS = 240_000;
/** Names a data folder that is seeded already; every shop starts from a copy, since seeding is the slow part. */
export const SEED_VARIABLE = 'E2E_SEED';
/** Of this process, where the variable names none. */
let ownSeed: string | null = null;

/** `variables`: more of its environment. */
export async function openShop(variables: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-shop-'));
  if (process.env['DATABASE_URL'] === undefined) {
    const seed = process.env[SEED_VARIABLE] ?? (ownSeed ??= await seedDataFolder());
    cpSync(seed, dataDir, { recursive: true });
  }
  sharePictures(dataDir);
  const shop = shopOn(port, dataDir, variables);
  await shop.start();
  return shop;
}

/** The data of a shop that was started once, without its pictures. */
export async function seedDataFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-seed-'));
  sharePictures(dataDir);
  const shop = shopOn(await freePort(), dataDir);
  await shop.start();
  await shop.stop();
  rmSync(join(dataDir, 'images'), { recursive: true, force: true });
  return dataDir;
}

/** A picture is made once in a run: the shops of all its tests draw the same. */
function sharePictures(dataDir: string): void {
  const shared = process.env[PICTURES_VARIABLE];
  if (shared === undefined) return;
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  symlinkSync(shared, join(dataDir, 'images/made'));
}

function shopOn(port: number, dataDir: string, variables: Readonly<Record<string, string>> = {}): Shop {
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  }

  return {
    origin,
    dataDir,
    pid: () => child?.pid ?? Number.NaN,
    async start() {
      const log: string[] = [];
      const started = spawn(process.execPath, ['server/start.ts'], {
        env: { ...TEST_VARIABLES, ...process.env, ...variables, PORT: String(port), CAIRN_DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      started.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      const deadline = Date.now() + START_LIMIT_MS;
      while (!(await isReady(origin))) {
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Error(`the shop did not start:\n${log.join('')}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM');
      if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).status === 200;
  } catch {
    return false;
  }
}
