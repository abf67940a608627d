// A lock file for building in a folder shared by several processes: one builds, the others wait for its result.
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 25;
/** A lock of another machine, whose processes cannot be checked, expires after this time, also one that was taken with a clock so far ahead. */
const FOREIGN_LOCK_TIMEOUT_MS = 120_000;

/**
 * Acquires the lock and resolves with true, or waits until another holder releases it and resolves with false, as the
 * result may exist now. A lock whose process died is released.
 */
export async function acquireLockOrWait(path: string): Promise<boolean> {
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      writeFileSync(path, `${hostname()} ${process.pid}`, { flag: 'wx', mode: 0o600 });
      if (!hasWaited) return true;
      releaseLock(path);
      return false;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (isStale(path)) releaseLock(path);
    await pause(POLL_INTERVAL_MS);
  }
}

export function releaseLock(path: string): void {
  rmSync(path, { force: true });
}

/** Releases locks left by an earlier builder of this process; call before its only builder starts. */
export function releaseOwnLocks(pattern: string): void {
  const ownHolder = `${hostname()} ${process.pid}`;
  for (const path of globSync(pattern)) if (isHeldBy(path, ownHolder)) releaseLock(path);
}

function isHeldBy(path: string, holder: string): boolean {
  try {
    return readFileSync(path, 'utf8') === holder;
  } catch {
    // It was released meanwhile.
    return false;
  }
}

function isStale(path: string): boolean {
  try {
    const [host, pid] = readFileSync(path, 'utf8').split(' ');
    if (host !== hostname()) return Math.abs(Date.now() - statSync(path).mtimeMs) > FOREIGN_LOCK_TIMEOUT_MS;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // Stale only if there is no such process; the lock may be gone, or the process may be another user's.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
