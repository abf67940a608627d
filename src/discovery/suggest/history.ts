// The list of earlier searches: newest first, without duplicates, at most thirty (SM-10); pure.

export const MAX_HISTORY_ENTRIES = 30;

export function withSearch(history: readonly string[], query: string): readonly string[] {
  const added = query.trim();
  if (added === '') return history;
  const others = history.filter((earlier) => earlier.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MAX_HISTORY_ENTRIES);
}

/** Searches that contain the typed text or are contained in it, except the typed text itself. */
export function matchingSearches(history: readonly string[], typed: string): readonly string[] {
  const query = typed.trim().toLowerCase();
  return history.filter((entry) => {
    const earlier = entry.toLowerCase();
    return earlier !== query && (earlier.includes(query) || query.includes(earlier));
  });
}

/** Parses a stored list; empty when it is not one. */
export function parseHistory(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry) => typeof entry === 'string').slice(0, MAX_HISTORY_ENTRIES);
  } catch {
    return [];
  }
}
