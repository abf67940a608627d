// Expands a query word to the catalogue words it may mean: its forms, words it is a prefix of, and words within typo distance.
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { ALIAS_BITS } from '#engine/snapshot/text-table.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { isHangul, jamoOf, jamoDistance } from '#engine/text/jamo.ts';
import { bigramsOf, isCjk } from '#engine/text/tokenizer.ts';

/** Low bits of a distance (how far a catalogue word is from the typed one, lower is closer); the typo count is above them. */
export const EXACTNESS_BITS = 3;

// Bounds on the work that one word can cause.
/** By characters typed: a prefix of one or two is too unspecific for more words to help. */
const MAX_PREFIX_WORDS = [64, 64, 256, 1000] as const;
const MAX_TYPO_WORDS = 6;
const MAX_PREFIX_TYPO_WORDS = 50;
const MAX_RARE_WORD_TYPOS = 2;
/** A known word in at most this many products may be a typo. */
const RARE_DOCUMENT_FREQUENCY = 5;
/** A rare word is a typo only of words at least this many times as frequent. */
const MIN_FREQUENCY_RATIO = 20;

export interface Expansion {
  /** Catalogue word to its distance. */
  readonly targets: Map<number, number>;
  /** The word, or a word that begins with it, is in the catalogue. */
  readonly isKnown: boolean;
  /** Known, but in very few products. */
  readonly isRare: boolean;
}
export interface NearWords {
  readonly targets: Map<number, number>;
  /** Catalogue words, the nearest first, then the most frequent. */
  readonly nearest: readonly number[];
}

/** One typo from 4 characters on, two from 8; none in words with digits. */
export function maxTyposFor(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether the catalogue has the word, a form of it, or with `isPrefix` a word that begins with it; cheaper than expandWord. */
export function isKnownWord(pair: SnapshotPair, word: string, isPrefix: boolean): boolean {
  const { analyser, dictionary } = pair;
  if (analyser.forms(word).some(({ text }) => dictionary.find(text) >= 0)) return true;
  const isKnownPrefix = () =>
    analyser.prefixRanges(word).some(([from, to]) => dictionary.lowerBound(from) < dictionary.lowerBound(to));
  return (isPrefix && isKnownPrefix()) || (isCjk(word) && wordsWithAllBigrams(pair, word).length > 0);
}

/** Without typos. */
export function expandWord(pair: SnapshotPair, word: string, isPrefix: boolean): Expansion {
  const targets = new Map<number, number>();
  let isKnown = false;
  for (const { text, exactness } of pair.analyser.forms(word)) {
    const id = pair.dictionary.find(text);
    if (id < 0) continue;
    isKnown = true;
    addEntry(pair, targets, id, 0, exactness);
  }
  let uses = 0;
  for (const target of targets.keys()) uses += documentFrequency(pair, target);
  if (isPrefix) {
    const ids: number[] = [];
    for (const [from, to] of pair.analyser.prefixRanges(word))
      for (let id = pair.dictionary.lowerBound(from), end = pair.dictionary.lowerBound(to); id < end; id += 1)
        ids.push(id);
    isKnown ||= ids.length > 0;
    for (const id of mostFrequent(pair, ids, MAX_PREFIX_WORDS[Math.min(word.length, 3)]!))
      addEntry(pair, targets, id, 0, EXACTNESS.prefix);
  }
  if (isCjk(word)) {
    for (const target of wordsWithAllBigrams(pair, word)) {
      isKnown = true;
      addTarget(targets, target, 0, EXACTNESS.bigram);
    }
  }
  return { targets, isKnown, isRare: isKnown && uses <= RARE_DOCUMENT_FREQUENCY };
}

/** `word`: an unknown word; `prefix`: one still being typed; `rare`: a rare known word; `slip`: any known word. */
type TypoMode = 'word' | 'prefix' | 'rare' | 'slip';

/**
 * Words within maxTyposFor(word) typos, and where there are none, within one more and with the first character free
 * to differ. For a known word only words one typo away; for a rare one only much more frequent ones.
 */
export function expandTypos(pair: SnapshotPair, word: string, mode: TypoMode): NearWords {
  const targets = new Map<number, number>();
  if (isHangul(word)) return nearHangul(pair, word, mode);
  const maxTypos = maxTyposFor(word);
  if (maxTypos === 0 || isCjk(word)) return { targets, nearest: [] };
  const near: number[][] = [];
  const onNear = (id: number, typos: number) => {
    if (typos > 0) (near[typos] ??= []).push(id);
  };
  if (mode === 'rare' || mode === 'slip') {
    pair.dictionary.near(word, 1, false, onNear);
    const own = mode === 'slip' ? 0 : Math.max(1, wordFrequency(pair, word));
    const frequentIds = (near[1] ?? []).filter(
      (id) => documentFrequency(pair, id) >= MIN_FREQUENCY_RATIO * own,
    );
    for (const id of mostFrequent(pair, frequentIds, MAX_RARE_WORD_TYPOS))
      addEntry(pair, targets, id, 1, EXACTNESS.surface);
    return { targets, nearest: [] };
  }
  const isPrefix = mode === 'prefix';
  pair.dictionary.near(word, maxTypos, isPrefix, onNear);
  if (near.length === 0) pair.dictionary.near(word, fallbackMaxTypos(word), false, onNear, 0);
  const nearest: number[] = [];
  for (const [typos, ids] of near.entries()) {
    if (ids === undefined || typos === 0) continue;
    const left = (isPrefix ? MAX_PREFIX_TYPO_WORDS : MAX_TYPO_WORDS) - nearest.length;
    for (const id of mostFrequent(pair, ids, left)) {
      nearest.push(id);
      addEntry(pair, targets, id, typos, EXACTNESS.surface);
    }
  }
  return { targets, nearest };
}

/** Up to this many syllables may differ before jamo are compared. */
const MAX_SYLLABLES = 2;

/** Korean is typed jamo by jamo and written in syllables: typos are counted in jamo; two swapped syllables are one typo. */
function nearHangul(pair: SnapshotPair, word: string, mode: TypoMode): NearWords {
  const targets = new Map<number, number>();
  const typed = jamoOf(word);
  const maxTypos = mode === 'slip' || mode === 'rare' ? 0 : typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (maxTypos === 0) return { targets, nearest: [] };
  const isPrefix = mode === 'prefix';
  const near: [typos: number, id: number][] = [];
  pair.dictionary.near(
    word,
    Math.min(MAX_SYLLABLES, word.length - 1),
    isPrefix,
    (id, syllables) => {
      const other = pair.dictionary.text(id);
      if (syllables === 0 || !isHangul(other)) return;
      const isSwapped = syllables === 1 && sameSyllables(word, other.slice(0, word.length));
      const typos = isSwapped ? 1 : jamoDistance(typed, jamoOf(other), isPrefix);
      if (typos <= maxTypos) near.push([typos, id]);
    },
    0,
  );
  const uses = (id: number) => documentFrequency(pair, id);
  const nearest = near
    .sort((a, b) => a[0] - b[0] || uses(b[1]) - uses(a[1]) || a[1] - b[1])
    .slice(0, isPrefix ? MAX_PREFIX_TYPO_WORDS : MAX_TYPO_WORDS);
  for (const [typos, id] of nearest) addEntry(pair, targets, id, Math.max(1, typos), EXACTNESS.surface);
  return { targets, nearest: nearest.map(([, id]) => id) };
}

function sameSyllables(one: string, other: string): boolean {
  return one.split('').sort().join('') === other.split('').sort().join('');
}

/** Typos allowed when nothing is within the usual limit: one more, except for words of four characters. */
function fallbackMaxTypos(word: string): number {
  return word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
}

/** Over all products with the word, the sum of other slots they match. */
export function coOccurrenceCount({ t }: SnapshotPair, word: number, others: readonly Uint8Array[]): number {
  const bytes = t.productPostings;
  const end = t.productPostingStart[word + 1]!;
  let shared = 0;
  let document = -1;
  for (let at = t.productPostingStart[word]!; at < end; at += 1) {
    let distance = 0;
    let shift = 0;
    let byte = bytes[at]!;
    for (; byte > 127; byte = bytes[at]!) {
      distance |= (byte & 127) << shift;
      shift += 7;
      at += 1;
    }
    document += (distance | (byte << shift)) + 1;
    at += 1;
    for (const column of others) if (column[document] !== 255) shared += 1;
  }
  return shared;
}

function addEntry(
  pair: SnapshotPair,
  targets: Map<number, number>,
  id: number,
  typos: number,
  exactness: number,
): void {
  if (documentFrequency(pair, id) > 0) addTarget(targets, id, typos, exactness);
  const end = pair.t.aliasStart[id + 1]!;
  for (let at = pair.t.aliasStart[id]!; at < end; at += 1) {
    const alias = pair.t.aliases[at]!;
    addTarget(targets, alias >>> ALIAS_BITS, typos, Math.max(exactness, alias & ((1 << ALIAS_BITS) - 1)));
  }
}

function addTarget(targets: Map<number, number>, target: number, typos: number, exactness: number): void {
  const distance = (typos << EXACTNESS_BITS) | exactness;
  const previous = targets.get(target);
  if (previous === undefined || distance < previous) targets.set(target, distance);
}

function wordFrequency(pair: SnapshotPair, word: string): number {
  const id = pair.dictionary.find(word);
  return id < 0 ? 0 : documentFrequency(pair, id);
}

/** Approximate number of documents with a word: a posting takes at least two bytes. */
export function documentFrequency({ t }: SnapshotPair, id: number): number {
  const bytes =
    t.productPostingStart[id + 1]! -
    t.productPostingStart[id]! +
    (t.variantPostingStart[id + 1]! - t.variantPostingStart[id]!);
  return bytes / 2;
}

function mostFrequent(pair: SnapshotPair, ids: number[], most: number): number[] {
  if (ids.length <= 1) return ids.slice(0, Math.max(0, most));
  const { aliasStart } = pair.t;
  const weights = new Map(
    ids.map((id) => [id, documentFrequency(pair, id) + aliasStart[id + 1]! - aliasStart[id]!]),
  );
  return ids.sort((a, b) => weights.get(b)! - weights.get(a)! || a - b).slice(0, Math.max(0, most));
}

/** Words that contain every character bigram of an unspaced run. */
function wordsWithAllBigrams(pair: SnapshotPair, run: string): number[] {
  let common: number[] | undefined;
  for (const bigram of bigramsOf(run)) {
    const id = pair.dictionary.find(bigram);
    if (id < 0) return [];
    const matches = [id];
    for (let at = pair.t.aliasStart[id]!; at < pair.t.aliasStart[id + 1]!; at += 1)
      matches.push(pair.t.aliases[at]! >>> ALIAS_BITS);
    const known = new Set(matches);
    common = common === undefined ? matches : common.filter((word) => known.has(word));
  }
  return (common ?? []).filter((id) => documentFrequency(pair, id) > 0);
}
