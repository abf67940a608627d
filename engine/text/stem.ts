// Light endings per language: enough that singular and plural meet; always a weaker match than the word itself.
import type { Language } from '#contract/market.ts';

/** The longest of `endings` (longest first) that leaves `least` letters is taken off. */
function strip(word: string, endings: readonly string[], least: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

function stemEnglish(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|z|ch|sh|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// Definite and plural forms of nouns and the endings of adjectives: byxa, byxan, byxor, byxorna.
const SWEDISH = ['ornas', 'arnas', 'ernas', 'orna', 'arna', 'erna', 'ets', 'ens', 'or', 'ar', 'er', 'en']
  .concat(['et', 'an', 'as', 'a', 'e'])
  .toSorted((one, other) => other.length - one.length);
const GERMAN = ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'];
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The closed list of particles that Korean writes at the end of a noun. */
const KOREAN = ['에서는', '으로는', '에서', '에게', '으로', '까지', '부터', '처럼', '보다', '이나', '에는']
  .concat(['을', '를', '이', '가', '은', '는', '의', '에', '로', '와', '과', '도', '만', '용'])
  .toSorted((one, other) => other.length - one.length);

export function stem(word: string, language: Language): string {
  if (/\p{N}/u.test(word)) return word;
  switch (language) {
    case 'en':
      return stemEnglish(word);
    case 'sv':
      return strip(word, SWEDISH, 3);
    case 'de':
      // Plurals change the vowel too: Rucksack, Rucksäcke.
      return strip(word, GERMAN, 3).replace(/[äöü]/gu, (vowel) => UMLAUTS[vowel] ?? vowel);
    case 'ko':
      return strip(word, KOREAN, 2);
  }
}
