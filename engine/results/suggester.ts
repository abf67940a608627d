// Suggestions while typing: popular queries by word prefixes, with typos corrected, and listings with their ancestors.
import { ancestorsOf, listingRef } from '#engine/results/listings.ts';
import { correctionOf, expandTypos, isKnownWord } from '#engine/query/expand.ts';
import type { Suggestion } from '#engine/request.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { fold, normalise } from '#engine/text/fold.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** At most this share of the suggestions are listings, if there are enough queries. */
const LISTING_SHARE = 0.4;

interface Candidate {
  readonly text: string;
  readonly words: readonly string[];
  readonly weight: number;
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
    if (typed.length > 0 && queries.length + listings.length === 0) {
      typed = this.#corrected(query);
      queries = matchingCandidates(this.#readQueries(), typed);
      listings = matchingCandidates(this.#readListings(), typed);
    }
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

  #listingSuggestion(listing: number): Suggestion {
    const ancestors = ancestorsOf(this.#pair, listing).map((number) => listingRef(this.#pair, number));
    return { ...listingRef(this.#pair, listing), type: 'listing', ancestors };
  }

  /** Replaces each unknown word by the nearest known one; the last word may be incomplete. */
  #corrected(query: string): string[] {
    const words = tokenize(query);
    return words.map(({ text }, at) => {
      const isPrefix = at === words.length - 1;
      if (isKnownWord(this.#pair, text, isPrefix)) return fold(text);
      const near = expandTypos(this.#pair, text, isPrefix ? 'prefix' : 'word');
      return fold(correctionOf(this.#pair, near, []) ?? text);
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

function readSuggestion(row: unknown): Candidate | undefined {
  const [text, weight] = Array.isArray(row) ? (row as unknown[]) : [];
  if (typeof text !== 'string' || typeof weight !== 'number') return undefined;
  return { text, words: foldedWords(text), weight };
}

function foldedWords(text: string): string[] {
  return tokenize(text).map((word) => fold(word.text));
}

/** Candidates in which every typed word is a prefix of a word: those whose text begins with it first, then by weight. */
function matchingCandidates<C extends Candidate>(candidates: readonly C[], typed: readonly string[]): C[] {
  const first = typed[0] ?? '';
  const starts = (candidate: C) => (candidate.words[0]?.startsWith(first) === true ? 0 : 1);
  // Must be consistent (0 for equal texts), else the order differs between browsers.
  const byText = (a: C, b: C) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);
  return candidates
    .filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))))
    .sort((a, b) => starts(a) - starts(b) || b.weight - a.weight || byText(a, b));
}
