// Which words of the catalogue answered a slot, and in which products: the readings of a match laid out again one by one.
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
/** A product and the variant that stands for it. */
type ProductVariant = readonly [product: number, variant: number];
type MatchedTerm = NonNullable<WordMatch['match']>['terms'][number];
/** How a slot is held, while the words that do are still being found. */
interface PartialMatch {
  readonly quality: number;
  readonly terms: MatchedTerm[];
  isSize: boolean;
}

const EXACTNESS_NAMES = Object.keys(EXACTNESS) as ExactnessName[];
const exactnessName = (exactness: number): ExactnessName =>
  EXACTNESS_NAMES.find((name) => EXACTNESS[name] === exactness) ?? 'bigram';

/** What a slot was read as. */
export function expandedTermsOf(
  pair: SnapshotPair,
  { expansions: readings, sizes }: MatchDetails,
  slot: number,
): Pick<SlotExplanation, 'expandedTerms' | 'sizes'> {
  const low = (1 << EXACTNESS_BITS) - 1;
  const found = new Map<string, { distance: number; word: ExpandedTerm }>();
  for (const { replacement: instead, parts } of readings.filter((reading) => reading.slot === slot)) {
    for (const [id, distance] of parts.flatMap((targets) => [...targets])) {
      const text = pair.dictionary.text(id);
      const key = `${text} ${parts.length > 1 ? instead?.join(' ') : ''}`;
      if ((found.get(key)?.distance ?? Number.POSITIVE_INFINITY) <= distance) continue;
      const word = { text, exactness: exactnessName(distance & low), typos: distance >> EXACTNESS_BITS };
      found.set(key, { distance, word: instead === undefined ? word : { ...word, replacement: instead } });
    }
  }
  const named = sizes.filter(({ slots }) => (slots & (1 << slot)) !== 0);
  return {
    expandedTerms: [...found.values()].sort((a, b) => a.distance - b.distance).map(({ word }) => word),
    sizes: named.flatMap(({ values }) => [...values].map((value) => pair.valueName(value))),
  };
}

export class WordMatches {
  readonly #pair: SnapshotPair;
  readonly #facts: MatchDetails;

  constructor(pair: SnapshotPair, facts: MatchDetails) {
    this.#pair = pair;
    this.#facts = facts;
  }

  /** How each of these holds each word of the query. */
  matchesOf(shown: readonly ProductVariant[]): WordMatch[][] {
    const { slots, expansions: readings, sizes } = this.#facts;
    const held = shown.map((one) => slots.map((_, slot) => this.#held(slot, one)));
    // Columns of their own: those of the match stay as they are.
    const alone = new SlotMatches(this.#pair, 1, new Workspace());
    const layOut = (
      slot: number,
      fill: () => void,
      take: (best: PartialMatch, one: ProductVariant) => void,
    ) => {
      alone.products[0]?.fill(NO_MATCH);
      alone.variants[0] = undefined;
      fill();
      for (const [at, one] of shown.entries()) {
        const best = held[at]![slot];
        if (best !== undefined && qualityIn(alone, 0, one) === best.quality) take(best, one);
      }
    };
    for (const { slot, parts } of readings) {
      const takeAll = (best: PartialMatch, one: ProductVariant) => {
        for (const targets of parts) for (const word of targets.keys()) this.#add(best, word, one);
      };
      if (parts.length > 1) layOut(slot, () => alone.addConjunction(0, parts), takeAll);
      else
        for (const [word, distance] of parts[0] ?? [])
          layOut(
            slot,
            () => alone.add(0, new Map([[word, distance]])),
            (best, one) => this.#add(best, word, one),
          );
    }
    for (const size of sizes) {
      const fill = () => addSizeMatches(this.#pair, [{ ...size, slots: 1 }], alone);
      const take = (best: PartialMatch) => {
        best.isSize = true;
      };
      for (let slot = 0; slot < slots.length; slot += 1)
        if ((size.slots & (1 << slot)) !== 0) layOut(slot, fill, take);
    }
    return held.map((words) => words.map((best, slot) => toWordMatch(slots[slot]!.word, best)));
  }

  /** Of the variants the one that holds the most words, the better the earlier. */
  bestVariantOf(product: number, variants: readonly number[]): number {
    const { matches, slots } = this.#facts;
    const qualityOf = (variant: number) =>
      slots.reduce((sum, _, slot) => sum + qualityIn(matches, slot, [product, variant]), 0);
    return variants.reduce((best, variant) => (qualityOf(variant) < qualityOf(best) ? variant : best));
  }

  #held(slot: number, one: ProductVariant): PartialMatch | undefined {
    const quality = qualityIn(this.#facts.matches, slot, one);
    return quality === NO_MATCH ? undefined : { quality, terms: [], isSize: false };
  }

  /** Where the product or the colour has the word; once. */
  #add({ terms: by }: PartialMatch, word: number, [product, variant]: ProductVariant): void {
    const { t, dictionary } = this.#pair;
    const { productPostingStart: p, variantPostingStart: v } = t;
    const fields = [
      ...fieldsIn(t.productPostings, p[word]!, p[word + 1]!, product),
      ...fieldsIn(t.variantPostings, v[word]!, v[word + 1]!, variant),
    ];
    const text = dictionary.text(word);
    if (fields.length > 0 && !by.some((other) => other.text === text))
      by.push({ text, fields: [...new Set(fields)] });
  }
}

function qualityIn(
  matches: SlotMatches | undefined,
  slot: number,
  [product, variant]: ProductVariant,
): number {
  if (matches === undefined) return NO_MATCH;
  const ofVariant = matches.variants[slot]?.[variant] ?? NO_MATCH;
  return Math.min(matches.products[slot]![product]!, ofVariant);
}

function toWordMatch(word: string, best: PartialMatch | undefined): WordMatch {
  if (best === undefined) return { word };
  const { quality, terms: by, isSize } = best;
  const { exactness, ...rest } = unpackQuality(quality);
  return { word, match: { ...rest, exactness: exactnessName(exactness), terms: by, isSize } };
}
