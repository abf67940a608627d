// Reads dates as feeds write them.

/** In ms since 1970; null where the text is no date. Digits alone are none: spreadsheets save dates as numbers of days. */
export function readDate(text: string): number | null {
  const written = text.trim();
  if (/^[\d.,]*$/.test(written)) return null;
  // "2026-06-01T12:00 +0200"
  const date = Date.parse(written.replace(/\s+(?=[+-]\d{2}:?\d{2}$)/, ''));
  return Number.isFinite(date) ? date : null;
}
