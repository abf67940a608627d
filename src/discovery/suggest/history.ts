// Earlier searches: newest first, each once, at most thirty (SM-10); pure.

export const MAX_HISTORY_ENTRIES = 30;

export function withSearch(history: readonly string[], query: string): readonly string[] {
  const words = query.trim();
  if (words === '') return history;
  const others = history.filter((past) => past.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, MAX_HISTORY_ENTRIES);
}

/** Those that contain what is typed or are contained in it, without the typed query itself. */
export function matchingSearches(history: readonly string[], typed: string): readonly string[] {
  const words = typed.trim().toLowerCase();
  return history.filter((past) => {
    const text = past.toLowerCase();
    return text !== words && (text.includes(words) || words.includes(text));
  });
}

/** A kept list read back; empty for what is not ours. */
export function parseHistory(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((past) => typeof past === 'string').slice(0, MAX_HISTORY_ENTRIES);
  } catch {
    return [];
  }
}
