// One typed word to the catalogue words it may mean: its forms, words it begins, words it nearly is.
import type { Pair } from '#engine/snapshot/pair.ts';
import { ALIAS_BITS } from '#engine/snapshot/text-table.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { bigramsOf, isCjk } from '#engine/text/words.ts';

/** How far a match is from what was typed: typos, then exactness in the low bits; lower is better. */
export const EXACTNESS_BITS = 3;
/** A word that only begins like the typed one. */
const PREFIX_EXACTNESS = EXACTNESS.prefix;

// What bounds the work of one word, whatever is typed.
const MAX_PREFIX_WORDS = 1000;
const MAX_ONE_TYPO_WORDS = 150;
const MAX_TWO_TYPO_WORDS = 50;

export interface Expansion {
  /** Catalogue word to its distance. */
  readonly targets: Map<number, number>;
  /** The word, or one it begins, is in the catalogue as typed. */
  readonly isKnown: boolean;
  /** The nearest catalogue word; set when typos were looked for and one is near. */
  readonly correction: string | undefined;
}

/** Letters to allowed typos: 4 and more one, 8 and more two; numbers mean what they say. */
export function typoBudget(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Without typos. */
export function expandWord(pair: Pair, word: string, isPrefix: boolean): Expansion {
  const targets = new Map<number, number>();
  let isKnown = false;
  for (const { text, exactness } of pair.analyser.forms(word)) {
    const id = pair.dictionary.find(text);
    if (id < 0) continue;
    isKnown = true;
    addEntry(pair, targets, id, 0, exactness);
  }
  if (isPrefix) {
    const [from, to] = pair.dictionary.range(word);
    const ids = Array.from({ length: to - from }, (_, at) => from + at);
    isKnown ||= ids.length > 0;
    for (const id of mostUsed(pair, ids, MAX_PREFIX_WORDS)) addEntry(pair, targets, id, 0, PREFIX_EXACTNESS);
  }
  if (isCjk(word)) {
    for (const target of wordsWithAllPairs(pair, word)) {
      isKnown = true;
      addTarget(targets, target, 0, EXACTNESS.bigram);
    }
  }
  return { targets, isKnown, correction: undefined };
}

/** Only what is one or two typos away, the most used words of each distance first. */
export function expandTypos(pair: Pair, word: string, isPrefix: boolean): Expansion {
  const targets = new Map<number, number>();
  const budget = typoBudget(word);
  const near: [number[], number[]] = [[], []];
  if (budget > 0) {
    pair.dictionary.near(word, budget, isPrefix, (id, typos) => {
      if (typos === 1 || typos === 2) near[typos - 1]!.push(id);
    });
  }
  const one = mostUsed(pair, near[0], MAX_ONE_TYPO_WORDS);
  const two = mostUsed(pair, near[1], MAX_TWO_TYPO_WORDS);
  const exactness = isPrefix ? PREFIX_EXACTNESS : EXACTNESS.surface;
  for (const id of one) addEntry(pair, targets, id, 1, exactness);
  for (const id of two) addEntry(pair, targets, id, 2, exactness);
  const nearest = one[0] ?? two[0];
  return {
    targets,
    isKnown: false,
    correction: nearest === undefined ? undefined : pair.dictionary.text(nearest),
  };
}

function addEntry(
  pair: Pair,
  targets: Map<number, number>,
  id: number,
  typos: number,
  exactness: number,
): void {
  if (weightOf(pair, id) > 0) addTarget(targets, id, typos, exactness);
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

/** Bytes of postings stand for the number of documents: no column of counts is needed. */
function weightOf({ t }: Pair, id: number): number {
  return (
    t.productPostingStart[id + 1]! -
    t.productPostingStart[id]! +
    (t.variantPostingStart[id + 1]! - t.variantPostingStart[id]!)
  );
}

function mostUsed(pair: Pair, ids: number[], most: number): number[] {
  const weight = (id: number) => weightOf(pair, id) + (pair.t.aliasStart[id + 1]! - pair.t.aliasStart[id]!);
  return ids.sort((a, b) => weight(b) - weight(a) || a - b).slice(0, most);
}

/** Words that hold every pair of letters of a run written without spaces. */
function wordsWithAllPairs(pair: Pair, run: string): number[] {
  let common: number[] | undefined;
  for (const letters of bigramsOf(run)) {
    const id = pair.dictionary.find(letters);
    if (id < 0) return [];
    const holders = [id];
    for (let at = pair.t.aliasStart[id]!; at < pair.t.aliasStart[id + 1]!; at += 1)
      holders.push(pair.t.aliases[at]! >>> ALIAS_BITS);
    const kept = new Set(holders);
    common = common === undefined ? holders : common.filter((word) => kept.has(word));
  }
  return (common ?? []).filter((id) => weightOf(pair, id) > 0);
}
