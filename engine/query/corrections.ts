// What an unknown word is a slip of: the likeliest word by how it was mistyped and how common what was meant is.
import { logarithm } from '#engine/logarithm.ts';
import { coOccurrenceCount, documentFrequency } from '#engine/query/expand.ts';
import { type SpelledWord, vocabularyOf } from '#engine/query/vocabulary.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { ALIAS_BITS } from '#engine/snapshot/text-table.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { isHangul } from '#engine/text/jamo.ts';
import { beginningOf, slipCosts, type Spelling, spellingOf } from '#engine/text/slip-cost.ts';

/** By letters typed, in the costs of slipCost: words of few letters are a slip of too many others. */
const LETTER_LIMITS = [0, 0, 0, 1, 1, 1.2, 1.6, 1.6, 2.2, 2.2] as const;
const LONG_LIMIT = 2.6;
/** By jamo typed. */
const JAMO_LIMITS = [0, 0, 0, 0, 1, 1.5, 1.5, 1.5, 2] as const;
const LONG_JAMO_LIMIT = 2;
/** Words that differ less are told apart by the other words of the query. */
const NEARLY_EQUAL = 0.2;
/** What a word ten times as common may cost more. */
const PER_TENFOLD = 0.3;
/** Products that a name counts as. */
const NAME_FREQUENCY = 30;
/** What an everyday word costs more, which the catalogue lacks and shoppers seldom ask for. */
const EVERYDAY = 0.3;
/** What the rest of a word costs that is not typed yet. */
const UNFINISHED = 0.6;

export interface UnknownWord {
  readonly word: string;
  /** It may be unfinished. */
  readonly isPrefix: boolean;
  /** What is not typed yet counts as no slip: for suggestions, which only propose. */
  readonly isSuggested?: boolean;
}
interface Typed extends UnknownWord {
  readonly spelling: Spelling;
  readonly limit: number;
}
interface Candidate {
  readonly text: string;
  /** In the catalogue; -1 otherwise. */
  readonly id: number;
  /** The cost of the slip, less for what is common. */
  readonly unlikelihood: number;
}

/**
 * The word that `unknown` is likely a slip of, or undefined. `near` are catalogue words around it; `others` the
 * matches of the query's words.
 */
export function correctionOf(
  pair: SnapshotPair,
  unknown: UnknownWord,
  near: readonly number[],
  others: readonly Uint8Array[],
): string | undefined {
  const spelling = spellingOf(unknown.word);
  const typed: Typed = { ...unknown, spelling, limit: limitFor(spelling) };
  const candidates = [...catalogueCandidates(pair, typed, near), ...otherCandidates(pair, typed)];
  let best: Candidate | undefined;
  for (const candidate of candidates)
    if (best === undefined || candidate.unlikelihood < best.unlikelihood) best = candidate;
  if (best === undefined || best.id < 0 || others.length < 2) return best?.text;
  const least = best.unlikelihood + NEARLY_EQUAL;
  let most = coOccurrenceCount(pair, best.id, others);
  for (const candidate of candidates) {
    if (candidate.id < 0 || candidate.unlikelihood > least) continue;
    const together = coOccurrenceCount(pair, candidate.id, others);
    if (together > most) [best, most] = [candidate, together];
  }
  return best.text;
}

function limitFor({ isHangul: isKorean, units: { length } }: Spelling): number {
  return isKorean ? (JAMO_LIMITS[length] ?? LONG_JAMO_LIMIT) : (LETTER_LIMITS[length] ?? LONG_LIMIT);
}

/** Undefined if the slip is not likely. `more` is added to its cost. */
function candidateOf(
  pair: SnapshotPair,
  { spelling, limit, isPrefix, isSuggested = false }: Typed,
  meant: SpelledWord,
  frequency: number,
  more = 0,
): Candidate[] {
  const { whole, beginning } = slipCosts(spelling, meant.spelling, limit);
  const unfinished = isPrefix ? beginning + UNFINISHED : Number.POSITIVE_INFINITY;
  const cost = Math.min(whole, unfinished) + more;
  const isLikely = Math.min(cost, isSuggested && isPrefix ? beginning : cost) <= limit;
  if (whole === 0 || !isLikely) return [];
  const id = pair.dictionary.find(meant.text);
  return [
    { text: meant.text, id, unlikelihood: cost - (PER_TENFOLD * logarithm(1 + frequency)) / Math.LN10 },
  ];
}

function* catalogueCandidates(
  pair: SnapshotPair,
  typed: Typed,
  near: readonly number[],
): Generator<Candidate> {
  for (const id of near) {
    const text = pair.dictionary.text(id);
    const frequency = wordFrequency(pair, id);
    if (frequency > 0 && !isOtherForm(pair, text))
      yield* candidateOf(pair, typed, { text, spelling: spellingOf(text) }, frequency);
  }
}

/** Products with the word; of one that only compounds have, the tenth of these. 0 for what is no word but a bigram. */
function wordFrequency(pair: SnapshotPair, id: number): number {
  const frequency = documentFrequency(pair, id);
  if (frequency > 0) return frequency;
  let compounds = 0;
  for (let at = pair.t.aliasStart[id]!; at < pair.t.aliasStart[id + 1]!; at += 1)
    if ((pair.t.aliases[at]! & ((1 << ALIAS_BITS) - 1)) <= EXACTNESS.head) compounds += 1;
  return compounds / 10;
}

/** A Korean noun with a particle, whose noun is there too. */
function isOtherForm({ analyser, dictionary }: SnapshotPair, text: string): boolean {
  if (!isHangul(text)) return false;
  const stem = analyser.stem(text);
  return stem !== text && dictionary.find(stem) >= 0;
}

function* otherCandidates(pair: SnapshotPair, typed: Typed): Generator<Candidate> {
  const { names, words } = vocabularyOf(pair);
  for (const beginning of beginningsOf(typed)) {
    for (const name of names.from(beginning))
      if (mayBeMeant(typed, name)) yield* candidateOf(pair, typed, name, NAME_FREQUENCY);
    for (const word of words.from(beginning))
      if (mayBeMeant(typed, word)) yield* candidateOf(pair, typed, word, 0, EVERYDAY);
  }
}

/** What the meant word may begin with: as typed, or with the second letter, swapped with the first. */
function beginningsOf({ word, spelling }: Typed): Iterable<string> {
  return spelling.isHangul ? [beginningOf(word)] : new Set(word.slice(0, 2));
}

/** A quick test before the costly one. */
function mayBeMeant({ spelling, isPrefix }: Typed, word: SpelledWord): boolean {
  const longer = word.spelling.units.length - spelling.units.length;
  return longer >= -2 && (longer <= 2 || isPrefix);
}
