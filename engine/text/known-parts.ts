// The vocabulary that compound parts are looked up in: all words of a catalogue and their stems.
import type { Analyser } from '#engine/text/analyser.ts';

/**
 * For Analyser.split(): "byxa" is a part of "vandringsbyxa" even if the catalogue only contains "byxor". Excludes words
 * with digits and words of one character.
 */
export function knownParts(words: Iterable<string>, analyser: Analyser): (part: string) => boolean {
  const known = new Set<string>();
  for (const word of words) {
    if (word.length < 2 || /\p{N}/u.test(word)) continue;
    known.add(word);
    known.add(analyser.stem(word));
  }
  return (part) => known.has(part);
}
