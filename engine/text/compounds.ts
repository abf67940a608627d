// Words written in one, taken apart by the catalogue's own vocabulary.
import type { CompoundRules } from '#engine/text/language-pack.ts';

const MAX_PARTS = 4;
/** Letters that openers and short heads have at least. */
const MIN_PART_LENGTH = 2;
/** Longer words are names and numbers. */
const MAX_COMPOUND_LENGTH = 40;

/** The way to cover the first letters of a word: how many parts, how long the last, and the way before it. */
interface Segmentation {
  readonly parts: number;
  readonly last: string;
  readonly before: Segmentation | undefined;
}

/**
 * The fewest parts that cover the whole word, with nothing left over but linking letters between them; of
 * equal covers the one whose last part, which says what the thing is, is longer. Undefined when there is no
 * such cover. Full cover keeps "tier" out of "diskutiert". `isKnown` is asked about possible parts.
 */
export function splitCompound(
  word: string,
  rules: CompoundRules,
  isKnown: (part: string) => boolean,
): string[] | undefined {
  const {
    linkingElements: links,
    minPartLength: leastPart,
    prefixParts: openers,
    shortHeads,
    suffixes: endings,
  } = rules;
  const length = word.length;
  const shortest = Math.min(leastPart, MIN_PART_LENGTH);
  if (length < shortest + leastPart || length > MAX_COMPOUND_LENGTH) return undefined;
  const isPart = (part: string, isLast: boolean): boolean => {
    if (isLast)
      return (part.length >= leastPart || shortHeads.has(part)) && !endings.has(part) && isKnown(part);
    return openers.has(part) || (part.length >= leastPart && isKnown(part));
  };
  const covers: (Segmentation | undefined)[] = Array.from({ length: length + 1 });
  for (let start = 0; start <= length - shortest; start += 1) {
    const before = covers[start];
    if ((start > 0 && before === undefined) || (before?.parts ?? 0) >= MAX_PARTS) continue;
    const parts = (before?.parts ?? 0) + 1;
    for (let end = start + shortest; end <= length; end += 1) {
      if (end - start === length) continue;
      const part = word.slice(start, end);
      if (!isPart(part, end === length)) continue;
      for (const link of links) {
        const next = end + link.length;
        if (link !== '' && (next >= length || !word.startsWith(link, end))) continue;
        const there = covers[next];
        const isBetter =
          there === undefined ||
          there.parts > parts ||
          (there.parts === parts && there.last.length < part.length);
        if (isBetter) covers[next] = { parts, last: part, before };
      }
    }
  }
  const whole = covers[length];
  if (whole === undefined || whole.parts < 2) return undefined;
  const found: string[] = [];
  for (let cover: Segmentation | undefined = whole; cover !== undefined; cover = cover.before)
    found.unshift(cover.last);
  return found;
}
