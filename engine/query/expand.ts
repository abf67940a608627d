// One typed word to the catalogue words it may mean: its forms, words it begins, words it nearly is.
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { ALIAS_BITS } from '#engine/snapshot/text-table.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { isHangul, jamoOf, jamoDistance } from '#engine/text/jamo.ts';
import { bigramsOf, isCjk } from '#engine/text/tokenizer.ts';

/** How far a match is from what was typed: typos, then exactness in the low bits; lower is better. */
export const EXACTNESS_BITS = 3;

// What bounds the work of one word, whatever is typed.
/** By letters typed: one or two begin words of every kind, and more of them say nothing more. */
const MAX_PREFIX_WORDS = [64, 64, 256, 1000] as const;
const MAX_TYPO_WORDS = 6;
const MAX_PREFIX_TYPO_WORDS = 50;
const MAX_RARE_WORD_TYPOS = 2;
/** A known word that so few products have is looked at for a slip, too. */
const RARE_DOCUMENT_FREQUENCY = 5;
/** What a rare word may be a slip for is used so many times as often. */
const MIN_FREQUENCY_RATIO = 20;

export interface Expansion {
  /** Catalogue word to its distance. */
  readonly targets: Map<number, number>;
  /** The word, or one it begins, is in the catalogue as typed. */
  readonly isKnown: boolean;
  /** Known, as typed only, by next to no product. */
  readonly isRare: boolean;
}
export interface NearWords {
  readonly targets: Map<number, number>;
  /** Catalogue words, the nearest and then most used first. */
  readonly nearest: readonly number[];
}

/** Letters to allowed typos: 4 and more one, 8 and more two; numbers mean what they say. */
export function maxTyposFor(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether the catalogue has the word, a form of it, or with `isPrefix` one that it begins; without gathering them. */
export function isKnownWord(pair: SnapshotPair, word: string, isPrefix: boolean): boolean {
  const { analyser, dictionary } = pair;
  if (analyser.forms(word).some(({ text }) => dictionary.find(text) >= 0)) return true;
  const isBegun = () =>
    analyser.prefixRanges(word).some(([from, to]) => dictionary.lowerBound(from) < dictionary.lowerBound(to));
  return (isPrefix && isBegun()) || (isCjk(word) && wordsWithAllBigrams(pair, word).length > 0);
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

/** What is asked about: an unknown word, one still being typed, a known one that is rare, a known one. */
type TypoMode = 'word' | 'prefix' | 'rare' | 'slip';

/**
 * Only what is near: one typo from 4 letters on, two from 8, and where nothing is that near one more, with
 * the first letter as good as any other. For a known word only what is one typo away; for a rare one only
 * words used much more often.
 */
export function expandTypos(pair: SnapshotPair, word: string, mode: TypoMode): NearWords {
  const targets = new Map<number, number>();
  if (isHangul(word)) return nearHangul(pair, word, mode);
  const budget = maxTyposFor(word);
  if (budget === 0 || isCjk(word)) return { targets, nearest: [] };
  const near: number[][] = [];
  const found = (id: number, typos: number) => {
    if (typos > 0) (near[typos] ??= []).push(id);
  };
  if (mode === 'rare' || mode === 'slip') {
    pair.dictionary.near(word, 1, false, found);
    const own = mode === 'slip' ? 0 : Math.max(1, wordFrequency(pair, word));
    const used = (near[1] ?? []).filter((id) => documentFrequency(pair, id) >= MIN_FREQUENCY_RATIO * own);
    for (const id of mostFrequent(pair, used, MAX_RARE_WORD_TYPOS))
      addEntry(pair, targets, id, 1, EXACTNESS.surface);
    return { targets, nearest: [] };
  }
  const isPrefix = mode === 'prefix';
  pair.dictionary.near(word, budget, isPrefix, found);
  if (near.length === 0) pair.dictionary.near(word, fallbackMaxTypos(word), false, found, 0);
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

/** Syllables that may differ, whose letters are then compared. */
const MAX_SYLLABLES = 2;

/** Korean is typed letter by letter and written in syllables: slips are counted in letters; two syllables swapped are one. */
function nearHangul(pair: SnapshotPair, word: string, mode: TypoMode): NearWords {
  const targets = new Map<number, number>();
  const typed = jamoOf(word);
  const budget = mode === 'slip' || mode === 'rare' ? 0 : typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (budget === 0) return { targets, nearest: [] };
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
      if (typos <= budget) near.push([typos, id]);
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

/** Where nothing is near: one typo more than else; four letters are too few for two. */
function fallbackMaxTypos(word: string): number {
  return word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
}

/** The near word that most products have beside the other words of the query, as text. */
export function correctionOf(
  pair: SnapshotPair,
  { nearest }: NearWords,
  others: readonly Uint8Array[],
): string | undefined {
  let best: number | undefined;
  let most = -1;
  for (const id of nearest) {
    const together = others.length < 2 ? 0 : coOccurrenceCount(pair, id, others);
    if (together <= most) continue;
    most = together;
    best = id;
  }
  return best === undefined ? undefined : pair.dictionary.text(best);
}

/** Sum over the products of a word of how many other slots they match. */
function coOccurrenceCount({ t }: SnapshotPair, word: number, others: readonly Uint8Array[]): number {
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
  const kept = targets.get(target);
  if (kept === undefined || distance < kept) targets.set(target, distance);
}

function wordFrequency(pair: SnapshotPair, word: string): number {
  const id = pair.dictionary.find(word);
  return id < 0 ? 0 : documentFrequency(pair, id);
}

/** How many documents have a word, roughly: two bytes of postings and more are one. */
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

/** Words that hold every pair of letters of a run written without spaces. */
function wordsWithAllBigrams(pair: SnapshotPair, run: string): number[] {
  let common: number[] | undefined;
  for (const bigram of bigramsOf(run)) {
    const id = pair.dictionary.find(bigram);
    if (id < 0) return [];
    const matches = [id];
    for (let at = pair.t.aliasStart[id]!; at < pair.t.aliasStart[id + 1]!; at += 1)
      matches.push(pair.t.aliases[at]! >>> ALIAS_BITS);
    const kept = new Set(matches);
    common = common === undefined ? matches : common.filter((word) => kept.has(word));
  }
  return (common ?? []).filter((id) => documentFrequency(pair, id) > 0);
}
