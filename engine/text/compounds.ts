// Splits compounds into parts that are known words of the catalogue.
import type { CompoundRules } from '#engine/text/language-pack.ts';

const MAX_PARTS = 4;
/** Minimum length of prefix parts and short heads. */
const MIN_PART_LENGTH = 2;
/** Longer words are not split. */
const MAX_COMPOUND_LENGTH = 40;

/** A segmentation of the beginning of a word: number of parts, the last part, and the segmentation before it. */
interface Segmentation {
  readonly parts: number;
  readonly last: string;
  readonly previous: Segmentation | undefined;
}

/**
 * The segmentation of the whole word into the fewest known parts, with only linking elements in between; of equals
 * the one with the longer last part (the head). Undefined if there is none. Requiring full coverage keeps "tier" out
 * of "diskutiert".
 */
export function splitCompound(
  word: string,
  rules: CompoundRules,
  isKnown: (part: string) => boolean,
): string[] | undefined {
  const { linkingElements, minPartLength, prefixParts, shortHeads, suffixes } = rules;
  const length = word.length;
  const minLength = Math.min(minPartLength, MIN_PART_LENGTH);
  if (length < minLength + minPartLength || length > MAX_COMPOUND_LENGTH) return undefined;
  const isPart = (part: string, isLast: boolean): boolean => {
    if (isLast)
      return (part.length >= minPartLength || shortHeads.has(part)) && !suffixes.has(part) && isKnown(part);
    return prefixParts.has(part) || (part.length >= minPartLength && isKnown(part));
  };
  const segmentations: (Segmentation | undefined)[] = Array.from({ length: length + 1 });
  for (let start = 0; start <= length - minLength; start += 1) {
    const previous = segmentations[start];
    if ((start > 0 && previous === undefined) || (previous?.parts ?? 0) >= MAX_PARTS) continue;
    const parts = (previous?.parts ?? 0) + 1;
    for (let end = start + minLength; end <= length; end += 1) {
      if (end - start === length) continue;
      const part = word.slice(start, end);
      if (!isPart(part, end === length)) continue;
      for (const link of linkingElements) {
        const next = end + link.length;
        if (link !== '' && (next >= length || !word.startsWith(link, end))) continue;
        const existing = segmentations[next];
        const isBetter =
          existing === undefined ||
          existing.parts > parts ||
          (existing.parts === parts && existing.last.length < part.length);
        if (isBetter) segmentations[next] = { parts, last: part, previous };
      }
    }
  }
  const complete = segmentations[length];
  if (complete === undefined || complete.parts < 2) return undefined;
  const result: string[] = [];
  for (
    let segmentation: Segmentation | undefined = complete;
    segmentation !== undefined;
    segmentation = segmentation.previous
  )
    result.unshift(segmentation.last);
  return result;
}
