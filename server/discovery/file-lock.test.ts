import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLockOrWait, releaseLock, releaseOwnLocks } from '#server/discovery/file-lock.ts';

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cairn-lock-'));
  path = join(dir, '.lock-x');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('the first acquires the lock; a later one waits until it is released and does not hold it', async () => {
  expect(await acquireLockOrWait(path)).toBe(true);
  let isReleased = false;
  const second = acquireLockOrWait(path).then((isAcquired) => {
    expect(isReleased).toBe(true);
    return isAcquired;
  });
  isReleased = true;
  releaseLock(path);
  expect(await second).toBe(false);
  expect(existsSync(path)).toBe(false);
  expect(await acquireLockOrWait(path)).toBe(true);
});

test('the lock of a dead process is released', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path, `${hostname()} ${pid}`);
  expect(await acquireLockOrWait(path)).toBe(false);
  expect(await acquireLockOrWait(path)).toBe(true);
});

test.each([
  ['expires after two minutes', -121_000],
  ['that was taken with a clock far ahead is released', 3_600_000],
])("another machine's lock %s", async (_, ageMs) => {
  writeFileSync(path, 'elsewhere 1');
  const takenAt = new Date(Date.now() + ageMs);
  utimesSync(path, takenAt, takenAt);
  expect(await acquireLockOrWait(path)).toBe(false);
});

test('a restarted builder releases the locks of its process and no others', async () => {
  const other = join(dir, '.lock-y');
  writeFileSync(path, `${hostname()} ${process.pid}`);
  writeFileSync(other, `${hostname()} 1`);
  releaseOwnLocks(join(dir, '.lock-*'));
  expect([existsSync(path), existsSync(other)]).toEqual([false, true]);
});
