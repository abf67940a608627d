// Suggestions while typing: popular queries by word prefixes, with typos corrected, and listings with their ancestors.
import { ancestorsOf, listingRef } from '#engine/results/listings.ts';
import { correctionOf } from '#engine/query/corrections.ts';
import { expandTypos, isKnownWord } from '#engine/query/expand.ts';
import { vocabularyOf } from '#engine/query/vocabulary.ts';
import { MAX_QUERY_WORDS } from '#engine/query/slot-matches.ts';
import type { Suggestion } from '#engine/request.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { fold, normalise } from '#engine/text/fold.ts';
import { isHangul } from '#engine/text/jamo.ts';
import { prefixRanges } from '#engine/text/prefix-ranges.ts';
import { isCjk, tokenize } from '#engine/text/tokenizer.ts';

/** At most this share of the suggestions are listings, if there are enough queries. */
const LISTING_SHARE = 0.4;

/** Characters from which on an unfinished word may have a slip. */
const SHORT_PREFIX = 3;
/** Names that an unfinished word may become. */
const MAX_UNFINISHED_NAMES = 4;

/** Shorter stems begin too many words. */
const MIN_STEM = 3;

interface Candidate {
  readonly text: string;
  readonly words: readonly string[];
  readonly weight: number;
}

interface Reading {
  readonly typed: readonly string[];
  readonly corrected: () => readonly string[];
}

/** Caches a pair's listings as folded words. */
export class Suggester {
  readonly #pair: SnapshotPair;
  #listings: readonly (Candidate & { readonly listing: number })[] | undefined;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
  }

  /** Best first: candidates whose words begin with the typed ones; if there are none, with the corrected ones. */
  suggest(query: string, limit: number): Suggestion[] {
    let typed = foldedWords(query);
    let queries = matchingCandidates(this.#readQueries(), typed);
    let listings = matchingCandidates(this.#readListings(), typed);
    const reading = this.#readingOf(query);
    for (const meant of typed.length > 0 ? this.#otherReadings(reading) : []) {
      if (queries.length + listings.length > 0) break;
      typed = meant;
      queries = matchingCandidates(this.#readQueries(), typed);
      listings = matchingCandidates(this.#readListings(), typed);
    }
    if (typed.length > 0 && queries.length + listings.length === 0) queries = this.#namesMeant(reading);
    // "Jackor" is meant by "jacka", which is no beginning of it.
    if (listings.length === 0) listings = matchingCandidates(this.#readListings(), this.#stems(query));
    const listingLimit = Math.max(Math.floor(limit * LISTING_SHARE), limit - queries.length);
    const shownListings = listings.slice(0, typed.length === 0 ? 0 : listingLimit);
    const normalisedQuery = normalise(query).trim();
    return [
      ...queries
        .filter(({ text }) => normalise(text) !== normalisedQuery)
        .slice(0, limit - shownListings.length)
        .map(({ text }): Suggestion => ({ type: 'query', query: text })),
      ...shownListings.map(({ listing }): Suggestion => this.#listingSuggestion(listing)),
    ];
  }

  /** Of no more words than a search has: each that is unknown is looked for in the whole dictionary, once. */
  #readingOf(query: string): Reading {
    const typed = wordsOf(query);
    let corrected: readonly string[] | undefined;
    return { typed, corrected: () => (corrected ??= this.#corrected(typed)) };
  }

  #stems(query: string): string[] {
    return wordsOf(query).map((text) => {
      const stem = fold(this.#pair.analyser.stem(text));
      return stem.length < MIN_STEM ? fold(text) : stem;
    });
  }

  #listingSuggestion(listing: number): Suggestion {
    const ancestors = ancestorsOf(this.#pair, listing).map((number) => listingRef(this.#pair, number));
    return { ...listingRef(this.#pair, listing), type: 'listing', ancestors };
  }

  /** Names that are in no query and no listing, but find products by their synonyms: "backpack" for "bakcp". */
  #namesMeant({ typed, corrected }: Reading): Candidate[] {
    const pair = this.#pair;
    const isFound = (word: string) => isKnownWord(pair, word, false);
    const names = [corrected(), ...this.#finished(typed)]
      .filter((words) => pair.analyser.synonyms(words).some((synonym) => synonym.words.every(isFound)))
      .map((words) => words.join(' '));
    return [...new Set(names)].map((text) => ({ text, words: foldedWords(text), weight: 0 }));
  }

  /** With each name that the last word may be the beginning of. */
  #finished(typed: readonly string[]): string[][] {
    const before = typed.slice(0, -1);
    const names = this.#pair.analyser.termNamesFrom(typed.at(-1)!).slice(0, MAX_UNFINISHED_NAMES);
    return names.map((name) => [...before, name]);
  }

  /** What else may be meant, the likeliest first: corrected, then by the synonyms of its words. Folded. */
  *#otherReadings({ typed, corrected }: Reading): Generator<string[]> {
    yield corrected().map(fold);
    for (const words of [corrected(), ...this.#finished(typed)])
      for (const { from, to, words: names } of this.#pair.analyser.synonyms(words))
        yield words.toSpliced(from, to - from, ...names).map(fold);
  }

  /** Replaces each unknown word by the one it is likely a slip of; the last may be unfinished. */
  #corrected(words: readonly string[]): string[] {
    const pair = this.#pair;
    return words.map((word, at) => {
      const isPrefix = at === words.length - 1;
      if (isKnownWord(pair, word, isPrefix) || vocabularyOf(pair).isRealWord(word)) return word;
      const near = nearWords(pair, word, isPrefix);
      return correctionOf(pair, { word, isPrefix, isSuggested: true }, near, []) ?? word;
    });
  }

  #readQueries(): readonly Candidate[] {
    return this.#pair.rows('suggestions', readSuggestion);
  }

  /** Listings with products sold in the market; those with many products and close to the root weigh the most. */
  #readListings(): readonly (Candidate & { readonly listing: number })[] {
    this.#listings ??= Array.from(this.#pair.t.listingTitle, (ref, listing) => {
      const text = this.#pair.text(ref);
      const depth = ancestorsOf(this.#pair, listing).length;
      const sold = this.#pair.m.listingSold[listing]!;
      return { text, words: foldedWords(text), weight: sold === 0 ? 0 : sold / (1 + depth), listing };
    }).filter(({ weight }) => weight > 0);
    return this.#listings;
  }
}

/** Catalogue words around a word; of three letters as well, as in "jak". */
function nearWords(pair: SnapshotPair, word: string, isPrefix: boolean): readonly number[] {
  const { nearest } = expandTypos(pair, word, isPrefix ? 'prefix' : 'word');
  if (nearest.length > 0 || !isPrefix || word.length !== SHORT_PREFIX || isCjk(word)) return nearest;
  const ids: number[] = [];
  pair.dictionary.near(word, 1, true, (id) => ids.push(id));
  return ids;
}

function readSuggestion(row: unknown): Candidate | undefined {
  const [text, weight] = Array.isArray(row) ? (row as unknown[]) : [];
  if (typeof text !== 'string' || typeof weight !== 'number') return undefined;
  return { text, words: foldedWords(text), weight };
}

function wordsOf(query: string): string[] {
  return tokenize(query)
    .slice(0, MAX_QUERY_WORDS)
    .map(({ text }) => text);
}

function foldedWords(text: string): string[] {
  return tokenize(text).map((word) => fold(word.text));
}

/** Candidates in which every typed word is a prefix of a word: those whose text begins with it first, then by weight. */
function matchingCandidates<C extends Candidate>(candidates: readonly C[], typed: readonly string[]): C[] {
  const first = typed[0] ?? '';
  const starts = (candidate: C) => (begins(candidate.words[0] ?? '', first) ? 0 : 1);
  // Must be consistent (0 for equal texts), else the order differs between browsers.
  const byText = (a: C, b: C) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);
  return candidates
    .filter(({ words }) => typed.every((part) => words.some((word) => begins(word, part))))
    .sort((a, b) => starts(a) - starts(b) || b.weight - a.weight || byText(a, b));
}

/** Whether `word` begins with what is typed, whose last Korean syllable may be unfinished: "재ㅋ" begins "재킷". */
function begins(word: string, typed: string): boolean {
  if (!isHangul(typed)) return word.startsWith(typed);
  return prefixRanges(typed).some(([from, to]) => word >= from && word < to);
}
