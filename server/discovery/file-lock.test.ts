import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLockOrWait, releaseLock, releaseOwnLocks } from '#server/discovery/file-lock.ts';

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cairn-claim-'));
  path = join(dir, '.claim-x');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('the first gets it; who comes later waits until it is over and holds nothing', async () => {
  expect(await acquireLockOrWait(path)).toBe(true);
  let isOver = false;
  const later = acquireLockOrWait(path).then((isMine) => {
    expect(isOver).toBe(true);
    return isMine;
  });
  isOver = true;
  releaseLock(path);
  expect(await later).toBe(false);
  expect(existsSync(path)).toBe(false);
  expect(await acquireLockOrWait(path)).toBe(true);
});

test('the claim of a process that died is no claim', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path, `${hostname()} ${pid}`);
  expect(await acquireLockOrWait(path)).toBe(false);
  expect(await acquireLockOrWait(path)).toBe(true);
});

test("another machine's claim holds for two minutes", async () => {
  writeFileSync(path, 'elsewhere 1');
  const old = new Date(Date.now() - 121_000);
  utimesSync(path, old, old);
  expect(await acquireLockOrWait(path)).toBe(false);
});

test('a builder that starts again takes back what its process had claimed, and nothing else', async () => {
  const other = join(dir, '.claim-y');
  writeFileSync(path, `${hostname()} ${process.pid}`);
  writeFileSync(other, `${hostname()} 1`);
  releaseOwnLocks(join(dir, '.claim-*'));
  expect([existsSync(path), existsSync(other)]).toEqual([false, true]);
});
