// A typed query to the slots its words stand in, and to other words that may stand there in their place.
import type { EngineSynonym } from '#engine/catalogue.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { hasShape } from '#engine/snapshot/shapes.ts';
import { documentFrequency } from '#engine/query/expand.ts';
import { MAX_QUERY_WORDS } from '#engine/query/slot-matches.ts';
import { type QuerySize, querySizes } from '#engine/query/query-sizes.ts';
import { isCjk, type Token, tokenize } from '#engine/text/tokenizer.ts';

export interface Slot {
  readonly word: string;
  /** The word may still be being typed. */
  readonly isPrefix: boolean;
}
/** Words that together stand for the slots in the mask: a synonym, the parts of a compound, words written in one. */
export interface Alternative {
  readonly slots: number;
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  /** What reaching them costs: a merchant's correction is one typo. */
  readonly typos: number;
  /** There is a likelier alternative for the same words. */
  readonly isSecondary?: boolean;
}
export interface ParsedQuery {
  readonly slots: readonly Slot[];
  readonly alternatives: readonly Alternative[];
  readonly sizes: readonly QuerySize[];
}

export function parseQuery(pair: SnapshotPair, query: string): ParsedQuery {
  const found = tokenize(query);
  const isTelling = ({ text }: Token) => !pair.analyser.isStopWord(text);
  const kept = (found.some(isTelling) ? found.filter(isTelling) : found).slice(0, MAX_QUERY_WORDS);
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(query);
  const slots = kept.map((word) => ({ word: word.text, isPrefix: isTyping && word === found.at(-1) }));
  const alternatives = [
    ...joinedAlternatives(pair, slots),
    ...compoundAlternatives(pair, slots),
    ...spellingAlternatives(pair, query, found, kept),
    ...termAlternatives(pair, slots),
    ...merchantSynonyms(pair, slots),
  ];
  const words = found.map(({ text }) => text);
  const sizes = querySizes(pair, words, (word) => kept.indexOf(found[word]!));
  return { slots, alternatives, sizes };
}

/** "10 liter" is also "10l", "gtx2" a product that says "gtx" and "2". */
function* spellingAlternatives(
  pair: SnapshotPair,
  query: string,
  found: readonly Token[],
  kept: readonly Token[],
): Generator<Alternative> {
  for (const { from, to, words } of pair.analyser.spellingVariants(query, found)) {
    let slots = 0;
    for (const word of found.slice(from, to)) if (kept.includes(word)) slots |= 1 << kept.indexOf(word);
    if (slots !== 0) yield { slots, words, isPrefix: false, typos: 0 };
  }
}

/** "vandrings byxor" is also "vandringsbyxor". */
function* joinedAlternatives(pair: SnapshotPair, slots: readonly Slot[]): Generator<Alternative> {
  for (let at = 1; at < slots.length; at += 1) {
    const { isPrefix } = slots[at]!;
    const word = slots[at - 1]!.word + slots[at]!.word;
    if (isKnown(pair, word)) yield { slots: (1 << at) | (1 << (at - 1)), words: [word], isPrefix, typos: 0 };
  }
}

/** "regnjacka" is also a product that says "regn" and "jacka". */
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

/** "rain pants" are also "rain trousers"; a word of another language counts where the catalogue has it not. */
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

/** Letters the parts of a word have at least that lost the space between them. */
const MIN_SPLIT_PART_LENGTH = 3;

/** "nailgun" are a nail and a gun: the two known words it is made of, of which the rarer one is the most used. */
function splitMissingSpace(pair: SnapshotPair, word: string): [before: string, after: string] | [] {
  if (/\p{N}/u.test(word) || isCjk(word)) return [];
  let best: [string, string] | [] = [];
  let most = 0;
  for (let at = MIN_SPLIT_PART_LENGTH; at <= word.length - MIN_SPLIT_PART_LENGTH; at += 1) {
    const used = Math.min(wordFrequency(pair, word.slice(0, at)), wordFrequency(pair, word.slice(at)));
    if (used <= most) continue;
    most = used;
    best = [word.slice(0, at), word.slice(at)];
  }
  return best;
}

/** Documents that hold the word or a form of it, roughly. */
function wordFrequency(pair: SnapshotPair, word: string): number {
  if (pair.analyser.isStopWord(word)) return 0;
  const id = pair.dictionary.find(word);
  return id < 0 ? 0 : documentFrequency(pair, id);
}

/** `from` as typed is also each of `to`. */
function* merchantSynonyms(pair: SnapshotPair, typed: readonly Slot[]): Generator<Alternative> {
  for (const { kind, from, to } of pair.rows('synonyms', readSynonym).flat()) {
    const at = typed.findIndex((_, start) => from.every((word, step) => typed[start + step]?.word === word));
    if (at < 0) continue;
    const slots = ((1 << from.length) - 1) << at;
    const typos = kind === 'correction' ? 1 : 0;
    for (const phrase of to) yield { slots, words: phrase, isPrefix: false, typos };
  }
}

interface Synonym {
  readonly kind: EngineSynonym['kind'];
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

/** One for each phrase that may be typed; of equals each means all others. */
function readSynonym(row: unknown): Synonym[] | undefined {
  if (!hasShape(row, { kind: 'string', from: ['string'], to: ['string'] })) return undefined;
  const { kind, from, to } = row as EngineSynonym;
  const typed = kind === 'equal' ? [...from, ...to] : from;
  const meant = (kind === 'equal' ? typed : to).map(tokenTexts).filter((phrase) => phrase.length > 0);
  return typed.map(tokenTexts).flatMap((phrase): Synonym[] => {
    const others = meant.filter((other) => other.join(' ') !== phrase.join(' '));
    return phrase.length === 0 || others.length === 0 ? [] : [{ kind, from: phrase, to: others }];
  });
}

function tokenTexts(text: string): string[] {
  return tokenize(text).map((word) => word.text);
}

function isKnown(pair: SnapshotPair, word: string): boolean {
  return pair.dictionary.find(word) >= 0;
}
