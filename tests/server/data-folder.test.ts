// A data folder that is full or read-only, on a small disk of its own: what start says, and when a node is ready.
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { WireError } from '#contract/errors.ts';
import { createDataFolderCheck } from '#store/data-folder.ts';
import { DATABASES, temporaryFolder, type TestDatabase } from '#tests/databases.ts';
import { freePort } from '#tests/free-port.ts';
import { startTestShop } from '#tests/shop.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folders: string[] = [];
const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['-l', folder]);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}
/** A disk in memory; throws where the tests may not mount one. */
function mountDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
  mounted.push(folder);
}
function canMount(): boolean {
  try {
    const folder = emptyFolder();
    mountDisk(folder, '64k');
    return true;
  } catch {
    return false;
  } finally {
    for (const folder of mounted.splice(0)) execFileSync('umount', [folder]);
  }
}
function fill(folder: string): void {
  try {
    for (let part = 0; ; part += 1) writeFileSync(join(folder, `filler-${part}`), Buffer.alloc(4_096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

interface Start {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}
async function start(variables: Record<string, string>): Promise<Start> {
  const env = { ...process.env, PORT: String(await freePort()), HOST: '127.0.0.1', ...variables };
  return said(
    spawn(process.execPath, ['tests/fixtures/shop-program.ts'], { cwd: ROOT, env, timeout: 60_000 }),
  );
}
async function said(child: ChildProcessWithoutNullStreams): Promise<Start> {
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.err += chunk.toString()));
  const status = await new Promise<number | null>((done) => child.once('exit', done));
  return { status, ...text };
}
const sentence = (folder: string, reason: string) =>
  `The data folder ${folder} ${reason}. CAIRN_DATA_DIR names another one.\n`;

describe.skipIf(!canMount())('a disk of its own', () => {
  test('start on a full one, and on one that is read-only, names folder and reason in a sentence', async () => {
    const folder = emptyFolder();
    mountDisk(folder, '256k');
    fill(folder);
    expect(await start({ CAIRN_DATA_DIR: folder })).toEqual({
      status: 1,
      out: '',
      err: sentence(folder, 'is on a disk without free space (ENOSPC)'),
    });
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    expect(await start({ CAIRN_DATA_DIR: folder })).toEqual({
      status: 1,
      out: '',
      err: sentence(folder, 'is on a disk that is read-only (EROFS)'),
    });
  }, 120_000);

  test.each(DATABASES)(
    'a node on $name whose disk is full says so, and is ready once there is room',
    async ({ make }) => {
      const place = await make();
      mountDisk(place.dataDir, '24m');
      const shop = await startTestShop(place);
      const ready = async () => {
        const response = await fetch(`${shop.server.url}/readyz`);
        const body = (await response.json()) as WireError;
        return [response.status, response.status === 200 ? '' : body.error.message];
      };
      expect(await ready()).toEqual([200, '']);
      fill(place.dataDir);
      const full = [503, 'the data folder is on a disk without free space (ENOSPC)'];
      await expect.poll(ready).toEqual(full);
      // Who asks again within seconds costs no write.
      expect(await ready()).toEqual(full);
      execFileSync('sh', ['-c', `rm ${place.dataDir}/filler-*`]);
      await expect.poll(ready).toEqual([200, '']);
      const faults = shop.errors.filter((line) => line.includes('the data folder'));
      expect(faults).toHaveLength(1);
      await shop.server.close();
      await removeUnmounted(place);
    },
    90_000,
  );
});

async function removeUnmounted(place: TestDatabase): Promise<void> {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['-l', folder]);
  await place.remove();
}

test('start with a file in place of the folder, or below a folder of somebody else, says so', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await start({ CAIRN_DATA_DIR: file })).toMatchObject({
    status: 1,
    err: sentence(file, 'is not a folder (EEXIST)'),
  });
  if (process.getuid?.() === 0) return;
  const locked = join(folder, 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o500);
  expect(await start({ CAIRN_DATA_DIR: locked })).toMatchObject({
    status: 1,
    err: sentence(locked, 'may not be written by this user (EACCES)'),
  });
}, 120_000);

describe('a folder that cannot be made', () => {
  /** Below a file, and where the system makes no folders, to which Node's own `recursive` comes back for ever. */
  const unmakeable = () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    return [
      [join(file, 'below', 'it'), 'is below a file (ENOTDIR)'],
      ...(existsSync('/proc/self')
        ? [['/proc/shop/data', 'is in a place that takes no files (ENOENT)']]
        : []),
    ] as [string, string][];
  };

  test('the shop ends with the reason', async () => {
    for (const [folder, reason] of unmakeable())
      expect(await start({ CAIRN_DATA_DIR: folder })).toEqual({
        status: 1,
        out: '',
        err: sentence(folder, reason),
      });
  }, 150_000);

  test('a command ends with the reason', async () => {
    for (const [folder, reason] of unmakeable()) {
      const env = { ...process.env, CAIRN_DATA_DIR: folder, DATABASE_URL: '' };
      const args = ['commands/settings/cli.ts', 'get'];
      const child = spawn(process.execPath, args, { cwd: ROOT, env, timeout: 60_000 });
      expect(await said(child)).toEqual({ status: 1, out: '', err: sentence(folder, reason) });
    }
  }, 150_000);
});

test('start on an address that is not of this machine says so, also with a log that is silent', async () => {
  const place = { CAIRN_DATA_DIR: emptyFolder(), HOST: '203.0.113.1', LOG_LEVEL: 'silent' };
  expect(await start(place)).toEqual({
    status: 1,
    out: '',
    err: 'HOST 203.0.113.1 is no address of this machine (EADDRNOTAVAIL)\n',
  });
}, 120_000);

test('start without its PostgreSQL names it, without the password', async () => {
  const port = await freePort();
  const { status, err } = await start({
    CAIRN_DATA_DIR: emptyFolder(),
    DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/cairn`,
  });
  expect([status, err]).toEqual([
    1,
    `PostgreSQL at 127.0.0.1:${port}, database cairn, cannot be used: no server answers there (ECONNREFUSED). DATABASE_URL names it.\n`,
  ]);
}, 120_000);

test('the folder is tried at most every five seconds, and a change is told once', async () => {
  const folder = emptyFolder();
  let now = 0;
  const changes: (string | null)[] = [];
  const check = createDataFolderCheck(
    join(folder, 'data'),
    () => now,
    (fault) => changes.push(fault),
  );
  expect(await check()).toBeNull();
  rmSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data'), '');
  expect(await check()).toBeNull();
  now += 5_000;
  expect(await check()).toBe('is not a folder (EEXIST)');
  now += 5_000;
  expect(await check()).toBe('is not a folder (EEXIST)');
  rmSync(join(folder, 'data'));
  now += 5_000;
  expect(await check()).toBeNull();
  expect(changes).toEqual(['is not a folder (EEXIST)', null]);
});
