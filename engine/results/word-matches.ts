// Which catalogue words matched each query word, per product: replays the recorded expansions one word at a time.
import type { ExactnessName, WordMatch, ExpandedTerm, SlotExplanation } from '#engine/results/explanation.ts';
import { fieldsIn } from '#engine/index/postings.ts';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { NO_MATCH, unpackQuality, SlotMatches } from '#engine/query/slot-matches.ts';
import type { Slot } from '#engine/query/parse-query.ts';
import { addSizeMatches } from '#engine/query/query-sizes.ts';
import type { MatchTrace } from '#engine/query/match-trace.ts';
import { Workspace } from '#engine/query/workspace.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

export interface MatchDetails extends MatchTrace {
  readonly slots: readonly Slot[];
}
/** A product and its displayed variant. */
type ProductVariant = readonly [product: number, variant: number];
type MatchedTerm = NonNullable<WordMatch['match']>['terms'][number];
/** The match of a slot while its terms are still being collected. */
interface PartialMatch {
  readonly quality: number;
  readonly terms: MatchedTerm[];
  isSize: boolean;
}

const EXACTNESS_NAMES = Object.keys(EXACTNESS) as ExactnessName[];
const exactnessName = (exactness: number): ExactnessName =>
  EXACTNESS_NAMES.find((name) => EXACTNESS[name] === exactness) ?? 'bigram';

/** The terms and sizes a slot was expanded to. */
export function expandedTermsOf(
  pair: SnapshotPair,
  { expansions, sizes }: MatchDetails,
  slot: number,
): Pick<SlotExplanation, 'expandedTerms' | 'sizes'> {
  const low = (1 << EXACTNESS_BITS) - 1;
  const terms = new Map<string, { distance: number; word: ExpandedTerm }>();
  for (const { replacement, parts } of expansions.filter((expansion) => expansion.slot === slot)) {
    for (const [id, distance] of parts.flatMap((targets) => [...targets])) {
      const text = pair.dictionary.text(id);
      const key = `${text} ${parts.length > 1 ? replacement?.join(' ') : ''}`;
      if ((terms.get(key)?.distance ?? Number.POSITIVE_INFINITY) <= distance) continue;
      const word = { text, exactness: exactnessName(distance & low), typos: distance >> EXACTNESS_BITS };
      terms.set(key, { distance, word: replacement === undefined ? word : { ...word, replacement } });
    }
  }
  const sizesOfSlot = sizes.filter(({ slots }) => (slots & (1 << slot)) !== 0);
  return {
    expandedTerms: [...terms.values()].sort((a, b) => a.distance - b.distance).map(({ word }) => word),
    sizes: sizesOfSlot.flatMap(({ values }) => [...values].map((value) => pair.valueName(value))),
  };
}

export class WordMatches {
  readonly #pair: SnapshotPair;
  readonly #details: MatchDetails;

  constructor(pair: SnapshotPair, details: MatchDetails) {
    this.#pair = pair;
    this.#details = details;
  }

  /** For each product, the match of each query word. */
  matchesOf(products: readonly ProductVariant[]): WordMatch[][] {
    const { slots, expansions, sizes } = this.#details;
    const matches = products.map((target) => slots.map((_, slot) => this.#partialMatch(slot, target)));
    // A separate workspace, so that the match's own columns are not overwritten.
    const scratch = new SlotMatches(this.#pair, 1, new Workspace());
    const replay = (
      slot: number,
      fill: () => void,
      onMatch: (best: PartialMatch, target: ProductVariant) => void,
    ) => {
      scratch.products[0]?.fill(NO_MATCH);
      scratch.variants[0] = undefined;
      fill();
      for (const [at, target] of products.entries()) {
        const best = matches[at]![slot];
        if (best !== undefined && qualityIn(scratch, 0, target) === best.quality) onMatch(best, target);
      }
    };
    for (const { slot, parts } of expansions) {
      const addAll = (best: PartialMatch, target: ProductVariant) => {
        for (const targets of parts) for (const word of targets.keys()) this.#add(best, word, target);
      };
      if (parts.length > 1) replay(slot, () => scratch.addConjunction(0, parts), addAll);
      else
        for (const [word, distance] of parts[0] ?? [])
          replay(
            slot,
            () => scratch.add(0, new Map([[word, distance]])),
            (best, target) => this.#add(best, word, target),
          );
    }
    for (const size of sizes) {
      const fill = () => addSizeMatches(this.#pair, [{ ...size, slots: 1 }], scratch);
      const onMatch = (best: PartialMatch) => {
        best.isSize = true;
      };
      for (let slot = 0; slot < slots.length; slot += 1)
        if ((size.slots & (1 << slot)) !== 0) replay(slot, fill, onMatch);
    }
    return matches.map((words) => words.map((best, slot) => toWordMatch(slots[slot]!.word, best)));
  }

  /** The variant that matches the most words, the first of equals. */
  bestVariantOf(product: number, variants: readonly number[]): number {
    const { matches, slots } = this.#details;
    const qualityOf = (variant: number) =>
      slots.reduce((sum, _, slot) => sum + qualityIn(matches, slot, [product, variant]), 0);
    return variants.reduce((best, variant) => (qualityOf(variant) < qualityOf(best) ? variant : best));
  }

  #partialMatch(slot: number, target: ProductVariant): PartialMatch | undefined {
    const quality = qualityIn(this.#details.matches, slot, target);
    return quality === NO_MATCH ? undefined : { quality, terms: [], isSize: false };
  }

  /** Adds the word with its fields, unless it is in neither the product nor the variant, or added already. */
  #add({ terms }: PartialMatch, word: number, [product, variant]: ProductVariant): void {
    const { t, dictionary } = this.#pair;
    const { productPostingStart: p, variantPostingStart: v } = t;
    const fields = [
      ...fieldsIn(t.productPostings, p[word]!, p[word + 1]!, product),
      ...fieldsIn(t.variantPostings, v[word]!, v[word + 1]!, variant),
    ];
    const text = dictionary.text(word);
    if (fields.length > 0 && !terms.some((other) => other.text === text))
      terms.push({ text, fields: [...new Set(fields)] });
  }
}

function qualityIn(
  matches: SlotMatches | undefined,
  slot: number,
  [product, variant]: ProductVariant,
): number {
  if (matches === undefined) return NO_MATCH;
  const variantQuality = matches.variants[slot]?.[variant] ?? NO_MATCH;
  return Math.min(matches.products[slot]![product]!, variantQuality);
}

function toWordMatch(word: string, best: PartialMatch | undefined): WordMatch {
  if (best === undefined) return { word };
  const { quality, terms, isSize } = best;
  const { exactness, ...rest } = unpackQuality(quality);
  return { word, match: { ...rest, exactness: exactnessName(exactness), terms, isSize } };
}
