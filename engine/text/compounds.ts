// Swedish and German compounds, taken apart by the catalogue's own vocabulary.
import type { Language } from '#contract/market.ts';

/** Letters that may stand between two parts. */
const LINKS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  sv: ['', 's', 'o', 'u', 'e'],
  de: ['', 's', 'es', 'n', 'en', 'er', 'e'],
};
const LEAST_PART: Readonly<Partial<Record<Language, number>>> = { sv: 3, de: 4 };
const MAX_PARTS = 4;

export function hasCompounds(language: Language): boolean {
  return LINKS[language] !== undefined;
}

/**
 * The fewest known words that cover the whole word, with nothing left over but linking letters between
 * them; undefined when there is no such cover. Full cover keeps "tier" out of "diskutiert".
 */
export function splitCompound(
  word: string,
  language: Language,
  isKnown: (part: string) => boolean,
): string[] | undefined {
  const links = LINKS[language];
  const least = LEAST_PART[language];
  if (links === undefined || least === undefined || word.length < least * 2) return undefined;
  /** best[i]: the parts that cover the first i letters. */
  const best: (string[] | undefined)[] = Array.from({ length: word.length + 1 });
  best[0] = [];
  for (let start = 0; start <= word.length - least; start += 1) {
    const before = best[start];
    if (before === undefined || before.length >= MAX_PARTS) continue;
    for (let end = start + least; end <= word.length; end += 1) {
      if (end - start === word.length) continue;
      const part = word.slice(start, end);
      if (!isKnown(part)) continue;
      for (const link of links) {
        const next = end + link.length;
        if (link !== '' && (next >= word.length || !word.startsWith(link, end))) continue;
        const there = best[next];
        if (there === undefined || there.length > before.length + 1) best[next] = [...before, part];
      }
    }
  }
  const parts = best[word.length];
  return parts !== undefined && parts.length >= 2 ? parts : undefined;
}
