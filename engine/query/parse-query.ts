// Parses a query into slots, one per word, and into alternatives that may replace the words of some slots.
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { documentFrequency, isKnownWord } from '#engine/query/expand.ts';
import { merchantSynonyms } from '#engine/query/merchant-synonyms.ts';
import { MAX_QUERY_WORDS } from '#engine/query/slot-matches.ts';
import { type QuerySize, querySizes } from '#engine/query/query-sizes.ts';
import { isCjk, type Token, tokenize } from '#engine/text/tokenizer.ts';

export interface Slot {
  readonly word: string;
  /** The word may be incomplete. */
  readonly isPrefix: boolean;
}
/** Words that together may replace those of the slots in the mask: a synonym, the parts of a compound, joined words. */
export interface Alternative {
  readonly slots: number;
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  /** Cost in typos: a merchant's correction costs one. */
  readonly typos: number;
  /** There is a likelier alternative for the same slots. */
  readonly isSecondary?: boolean;
}
export interface ParsedQuery {
  readonly slots: readonly Slot[];
  readonly alternatives: readonly Alternative[];
  readonly sizes: readonly QuerySize[];
  /** All words of the query, each with its slot; -1 for words that need not match. */
  readonly words: readonly { readonly text: string; readonly slot: number }[];
}

export function parseQuery(pair: SnapshotPair, query: string): ParsedQuery {
  const tokens = tokenize(query);
  const isContentWord = ({ text }: Token) => !pair.analyser.isStopWord(text);
  const slotTokens = (tokens.some(isContentWord) ? tokens.filter(isContentWord) : tokens).slice(
    0,
    MAX_QUERY_WORDS,
  );
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(query);
  const slots = slotTokens.map((word) => ({ word: word.text, isPrefix: isTyping && word === tokens.at(-1) }));
  const alternatives = [
    ...joinedAlternatives(pair, slots),
    ...compoundAlternatives(pair, slots),
    ...spellingAlternatives(pair, query, tokens, slotTokens),
    ...termAlternatives(pair, slots),
    ...unfinishedAlternatives(pair, slots),
    ...synonymAlternatives(pair, slots),
  ];
  const words = tokens.map((token) => ({ text: token.text, slot: slotTokens.indexOf(token) }));
  const texts = tokens.map(({ text }) => text);
  const sizes = querySizes(pair, texts, (word) => words[word]!.slot);
  return { slots, alternatives, sizes, words };
}

/** What a query's slot may mean if `word` was meant for it: the alternatives for it, at the cost of one typo. */
export function correctedAlternatives(
  pair: SnapshotPair,
  slots: readonly Slot[],
  at: number,
  word: string,
): Alternative[] {
  return alternativesIfMeant(pair, slots, at, word).map((alternative) => ({
    ...alternative,
    typos: alternative.typos + 1,
  }));
}

/** The alternatives for a slot if `word` was typed there. */
function alternativesIfMeant(
  pair: SnapshotPair,
  slots: readonly Slot[],
  at: number,
  word: string,
): Alternative[] {
  const meant = slots.with(at, { word, isPrefix: false });
  return [
    ...joinedAlternatives(pair, meant),
    ...compoundAlternatives(pair, meant),
    ...termAlternatives(pair, meant),
    ...synonymAlternatives(pair, meant),
  ].filter((alternative) => (alternative.slots & (1 << at)) !== 0);
}

/** "10 liter" also matches "10l", and "gtx2" matches "gtx" with "2". */
function* spellingAlternatives(
  pair: SnapshotPair,
  query: string,
  tokens: readonly Token[],
  slotTokens: readonly Token[],
): Generator<Alternative> {
  for (const { from, to, words } of pair.analyser.spellingVariants(query, tokens)) {
    let slots = 0;
    for (const word of tokens.slice(from, to))
      if (slotTokens.includes(word)) slots |= 1 << slotTokens.indexOf(word);
    if (slots !== 0) yield { slots, words, isPrefix: false, typos: 0 };
  }
}

/** "vandrings byxor" also matches "vandringsbyxor". */
function* joinedAlternatives(pair: SnapshotPair, slots: readonly Slot[]): Generator<Alternative> {
  for (let at = 1; at < slots.length; at += 1) {
    const { isPrefix } = slots[at]!;
    const word = slots[at - 1]!.word + slots[at]!.word;
    if (isKnown(pair, word)) yield { slots: (1 << at) | (1 << (at - 1)), words: [word], isPrefix, typos: 0 };
  }
}

/** "regnjacka" also matches "regn" with "jacka". */
function* compoundAlternatives(pair: SnapshotPair, slots: readonly Slot[]): Generator<Alternative> {
  for (const [at, { word, isPrefix }] of slots.entries()) {
    const parts = pair.analyser.split(word, (part) => isKnown(pair, part));
    if (parts === undefined) {
      const [before, after] = splitMissingSpace(pair, word);
      if (before !== undefined && after !== undefined)
        yield { slots: 1 << at, words: [before, after], isPrefix: false, typos: 0 };
    } else yield { slots: 1 << at, words: parts, isPrefix, typos: 0 };
  }
}

/** "rain pants" also matches "rain trousers"; foreign words are translated only when the catalogue lacks them. */
function* termAlternatives(pair: SnapshotPair, slots: readonly Slot[]): Generator<Alternative> {
  const typed = slots.map(({ word }) => word);
  let before = 0;
  for (const { from, to, words, isForeign } of pair.analyser.synonyms(typed)) {
    if (isForeign && typed.slice(from, to).every((word) => isKnown(pair, word))) continue;
    const covered = ((1 << (to - from)) - 1) << from;
    yield { slots: covered, words, isPrefix: false, typos: 0, isSecondary: covered === before };
    before = covered;
  }
}

/** Names that an unfinished word may be the beginning of: "backp" also matches what "backpack" does. */
const MAX_UNFINISHED_NAMES = 4;

function unfinishedAlternatives(pair: SnapshotPair, slots: readonly Slot[]): Alternative[] {
  const at = slots.length - 1;
  const { word = '', isPrefix = false } = slots[at] ?? {};
  if (!isPrefix || isKnownWord(pair, word, true)) return [];
  const names = [...pair.analyser.termNamesFrom(word), ...merchantNamesFrom(pair, word)];
  return [...new Set(names)]
    .slice(0, MAX_UNFINISHED_NAMES)
    .flatMap((name) => alternativesIfMeant(pair, slots, at, name));
}

/** The merchant's names of one word that begin with `prefix`; what it calls misspelt is none. */
function merchantNamesFrom(pair: SnapshotPair, prefix: string): string[] {
  const ranges = pair.analyser.prefixRanges(prefix);
  return merchantSynonyms(pair)
    .filter(({ kind, from }) => kind !== 'correction' && from.length === 1)
    .map(({ from: [name = ''] }) => name)
    .filter((name) => ranges.some(([first, end]) => name >= first && name < end));
}

/** Minimum length of each part of a word split at a missing space. */
const MIN_SPLIT_PART_LENGTH = 3;

/** "nailgun" is "nail" and "gun": of all splits into two known words, the one whose rarer word is the most frequent. */
function splitMissingSpace(pair: SnapshotPair, word: string): [before: string, after: string] | [] {
  if (/\p{N}/u.test(word) || isCjk(word)) return [];
  let best: [string, string] | [] = [];
  let most = 0;
  for (let at = MIN_SPLIT_PART_LENGTH; at <= word.length - MIN_SPLIT_PART_LENGTH; at += 1) {
    const frequency = Math.min(wordFrequency(pair, word.slice(0, at)), wordFrequency(pair, word.slice(at)));
    if (frequency <= most) continue;
    most = frequency;
    best = [word.slice(0, at), word.slice(at)];
  }
  return best;
}

/** Approximate number of documents with the word; 0 for a stop word. */
function wordFrequency(pair: SnapshotPair, word: string): number {
  if (pair.analyser.isStopWord(word)) return 0;
  const id = pair.dictionary.find(word);
  return id < 0 ? 0 : documentFrequency(pair, id);
}

/** The merchant's synonyms whose `from` occurs in the query, its words apart or together. */
function* synonymAlternatives(pair: SnapshotPair, typed: readonly Slot[]): Generator<Alternative> {
  const slotsOf = joinedSlots(typed);
  for (const { kind, from, to } of merchantSynonyms(pair)) {
    const slots = slotsOf.get(from.join(''));
    if (slots === undefined) continue;
    const typos = kind === 'correction' ? 1 : 0;
    for (const phrase of to) yield { slots, words: phrase, isPrefix: false, typos };
  }
}

/** By adjacent words as one: their slots, the first where they are there twice. */
function joinedSlots(typed: readonly Slot[]): ReadonlyMap<string, number> {
  const slots = new Map<string, number>();
  for (let from = 0; from < typed.length; from += 1) {
    let joined = '';
    for (let at = from; at < typed.length; at += 1) {
      joined += typed[at]!.word;
      if (!slots.has(joined)) slots.set(joined, ((1 << (at - from + 1)) - 1) << from);
    }
  }
  return slots;
}

function isKnown(pair: SnapshotPair, word: string): boolean {
  return pair.dictionary.find(word) >= 0;
}
