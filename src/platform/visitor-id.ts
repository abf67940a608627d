// The anonymous id of this browser, in local storage (EV-01): made up, renewed after 13 months, gone with the site's data.

const KEY = 'visitor';
/** The longest that European regulators accept for an id of measurement. */
const RENEWED_AFTER_MS = 395 * 24 * 3_600_000;
/** The id, and when it was made in ms since 1970. */
const STORED = /^([\w-]{16,64})\.(\d{1,16})$/;

/** Undefined where the browser stores nothing. */
export function visitorId(now: number): string | undefined {
  try {
    const [, id, since] = STORED.exec(localStorage.getItem(KEY) ?? '') ?? [];
    if (id !== undefined && Math.abs(now - Number(since)) < RENEWED_AFTER_MS) return id;
    const made = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
    localStorage.setItem(KEY, `${made}.${now}`);
    return made;
  } catch {
    // Forbidden or full.
    return undefined;
  }
}
