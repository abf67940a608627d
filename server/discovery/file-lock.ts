// Who builds in a folder that several processes share: the first to claim does, the others wait for what comes of it.
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 25;
/** A claim of another machine, whose processes can't be looked at, is given up after this long. */
const FOREIGN_LOCK_TIMEOUT_MS = 120_000;

/**
 * Claims `path` and answers true, or waits until another's claim is over and answers false: what it was for may be there
 * now. A claim whose holder died is taken over.
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

/** At the start of a process's only builder: what an earlier one of the same process left claimed. */
export function releaseOwnLocks(pattern: string): void {
  const own = `${hostname()} ${process.pid}`;
  for (const path of globSync(pattern)) if (isHeldBy(path, own)) releaseLock(path);
}

function isHeldBy(path: string, holder: string): boolean {
  try {
    return readFileSync(path, 'utf8') === holder;
  } catch {
    // It went meanwhile.
    return false;
  }
}

function isStale(path: string): boolean {
  try {
    const [host, pid] = readFileSync(path, 'utf8').split(' ');
    if (host !== hostname()) return Date.now() - statSync(path).mtimeMs > FOREIGN_LOCK_TIMEOUT_MS;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // No such process. Anything else (the claim went meanwhile, the process is another user's) is no death.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
