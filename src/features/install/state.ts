// What the page knows of installing the shop: the browser's offer, and what this device remembers of earlier visits.
import { proxy, ref } from 'valtio/vanilla';
import { FIRST_RECORD, type InstallRecord, withPage } from '#src/features/install/moments.ts';
import {
  type InstallPrompt,
  isInstalledApp,
  isIosSafari,
  watchInstallPrompt,
} from '#src/platform/installation.ts';

const KEY = 'cairn-install';

export interface InstallState {
  record: InstallRecord;
  /** The browser's own offer; null while it has none. */
  prompt: InstallPrompt | null;
  isInstalled: boolean;
  /** The browser can install the shop, but only its user can begin it. */
  readonly isManual: boolean;
}

const CONFIRMATION = /^\/[^/]+\/confirm$/;

/** Counts the page as one of a visit; RT-01: not the confirmation, which a mail leads to. */
export function createInstall(now: number, pathname: string): InstallState {
  const install = proxy<InstallState>({
    record: storedRecord(),
    prompt: null,
    isInstalled: isInstalledApp(),
    isManual: isIosSafari(),
  });
  if (!CONFIRMATION.test(pathname)) changeRecord(install, (record) => withPage(record, now));
  return install;
}

/** Follows the browser's offer; the answer ends it. */
export function followPrompt(install: InstallState): () => void {
  return watchInstallPrompt((prompt) => {
    install.prompt = prompt === null ? null : ref(prompt);
    if (prompt === null) install.isInstalled = true;
  });
}

/** Other tabs may have changed it meanwhile. */
export function changeRecord(install: InstallState, change: (record: InstallRecord) => InstallRecord): void {
  install.record = change(storedRecord(install.record));
  try {
    localStorage.setItem(KEY, JSON.stringify(install.record));
  } catch {
    // Forbidden or full: every visit is the first, and nothing is asked.
  }
}

function storedRecord(otherwise = FIRST_RECORD): InstallRecord {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecord(stored) ? stored : otherwise;
  } catch {
    // Forbidden, or cut off.
    return otherwise;
  }
}

/** Of the type of FIRST_RECORD, field by field. */
function isRecord(value: unknown): value is InstallRecord {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(FIRST_RECORD).every(
    ([name, first]) => typeof (value as Readonly<Record<string, unknown>>)[name] === typeof first,
  );
}
