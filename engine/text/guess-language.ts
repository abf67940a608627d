// Guesses which of the engine's languages a text is in, by function words and script.
import type { Language } from '#contract/market.ts';
import { PACKS } from '#engine/text/packs.ts';

/** Fewer words say nothing. */
const MIN_WORDS = 10;
/** The language must have this many times as many words as the next one. */
const MIN_RATIO = 2;
const HANGUL = /\p{Script=Hangul}/u;

/** Null where too few words tell, or two languages come close. Markup may stand between the words. */
export function guessLanguage(text: string): Language | null {
  const languages = Object.keys(PACKS) as Language[];
  const counts = new Map<Language, number>(languages.map((language) => [language, 0]));
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const [only, ...others] = HANGUL.test(word)
      ? (['ko'] as const)
      : languages.filter((language) => PACKS[language].stopWords.has(word));
    // Words of two languages tell neither: German and English share "in".
    if (only !== undefined && others.length === 0) counts.set(only, (counts.get(only) ?? 0) + 1);
  }
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  if (best === undefined || best[1] < MIN_WORDS || best[1] < MIN_RATIO * (next?.[1] ?? 0)) return null;
  return best[0];
}
