// Highlighted ranges of a title, never splitting a character from its combining marks.
import type { TextMatch } from '#engine/query/match.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { normalise } from '#engine/text/fold.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** Ascending, disjoint ranges [start, end) in UTF-16 units of `title`. */
export function highlightsOf(
  pair: SnapshotPair,
  title: string,
  { highlightSlots, slots }: Pick<TextMatch, 'highlightSlots' | 'slots'>,
): [number, number][] {
  const ranges: [number, number][] = [];
  for (const { text, start, end } of tokenize(title)) {
    const id = pair.dictionary.find(text);
    const mask = id < 0 ? 0 : highlightSlots[id]!;
    if (mask === 0 || (ranges.at(-1)?.[1] ?? 0) > start) continue;
    ranges.push(highlightRange(title.slice(start, end), start, slotsOf(mask, slots)));
  }
  return ranges;
}

function slotsOf(mask: number, slots: TextMatch['slots']): string[] {
  return slots.filter((_, at) => (mask & (1 << at)) !== 0).map(({ word }) => word);
}

/** The typed part of the word where the word contains it as typed, else the whole word. */
function highlightRange(written: string, start: number, typed: readonly string[]): [number, number] {
  // Offsets agree only if normalising preserved the length.
  const comparable = normalise(written);
  if (comparable.length === written.length) {
    for (const word of typed) {
      const at = comparable.indexOf(word);
      if (at >= 0)
        return [start + characterStart(written, at), start + characterEnd(written, at + word.length)];
    }
  }
  return [start, start + written.length];
}

function characterStart(text: string, from: number): number {
  let at = from;
  while (at > 0 && continuesCharacter(text, at)) at -= 1;
  return at;
}

function characterEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && continuesCharacter(text, at)) at += 1;
  return at;
}

/** Whether the unit at `at` continues the character before it: a mark, a joiner or a low surrogate. */
function continuesCharacter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x200d || (unit >= 0xdc00 && unit <= 0xdfff) || /^\p{M}$/u.test(text.charAt(at));
}
