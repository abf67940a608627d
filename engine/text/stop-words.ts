// Stop words of queries and synonyms: they need not match, unless there is nothing else.
import type { Analyser } from '#engine/text/analyser.ts';

/** The words that are no stop words; all where every one is. */
export function withoutStopWords(words: readonly string[], analyser: Analyser): readonly string[] {
  const others = words.filter((word) => !analyser.isStopWord(word));
  return others.length === 0 ? words : others;
}
