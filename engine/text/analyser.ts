// How one language's words are made comparable: the pipeline that index and queries share.
import type { Language } from '#contract/market.ts';
import { hasCompounds, splitCompound } from '#engine/text/compounds.ts';
import { fold } from '#engine/text/fold.ts';
import { stem } from '#engine/text/stem.ts';
import { STOP_WORDS } from '#engine/text/stop-words.ts';
import { bigramsOf, isCjk } from '#engine/text/words.ts';

/** Raised with every change that makes another word out of the same text: index and query must agree. */
export const ANALYSER_VERSION = 1;

/** How a form stands to the word as written; a higher number is a weaker match. */
export const EXACTNESS = { surface: 0, stem: 1, folded: 2, part: 3, bigram: 4 } as const;
export type Exactness = (typeof EXACTNESS)[keyof typeof EXACTNESS];
export interface Form {
  readonly text: string;
  readonly exactness: Exactness;
}

export interface Analyser {
  readonly language: Language;
  /** Little words that need not match. */
  isStopWord(word: string): boolean;
  /** The word, then its weaker forms; no form twice. */
  forms(word: string): Form[];
  /** Parts of a compound, when known words cover all of it. */
  split(word: string, isKnown: (part: string) => boolean): string[] | undefined;
  /** Forms under which a catalogue word is also kept: forms(), its parts, pairs of letters in CJK runs. */
  aliases(word: string, isKnown: (part: string) => boolean): Form[];
}

export function analyserOf(language: Language): Analyser {
  const stops = STOP_WORDS[language];
  function forms(word: string): Form[] {
    const found = new Map<string, Exactness>([[word, EXACTNESS.surface]]);
    const stemmed = stem(word, language);
    for (const [text, exactness] of [
      [stemmed, EXACTNESS.stem],
      [fold(word), EXACTNESS.folded],
      [fold(stemmed), EXACTNESS.folded],
    ] as const) {
      if (!found.has(text)) found.set(text, exactness);
    }
    return [...found].map(([text, exactness]) => ({ text, exactness }));
  }
  function split(word: string, isKnown: (part: string) => boolean): string[] | undefined {
    return hasCompounds(language) ? splitCompound(word, language, isKnown) : undefined;
  }
  return {
    language,
    isStopWord: (word) => stops.has(word),
    forms,
    split,
    aliases(word, isKnown) {
      const found = new Map(forms(word).map((form) => [form.text, form.exactness]));
      const add = (text: string, exactness: Exactness) => {
        if (!found.has(text)) found.set(text, exactness);
      };
      for (const part of split(word, isKnown) ?? []) {
        for (const form of forms(part)) add(form.text, EXACTNESS.part);
      }
      if (isCjk(word)) for (const pair of bigramsOf(word)) add(pair, EXACTNESS.bigram);
      found.delete(word);
      return [...found].map(([text, exactness]) => ({ text, exactness }));
    },
  };
}
