// Scores of an engine on the judged queries of a language: nDCG@10 of each, with the first product cards.
import type { ProductHit } from '#contract/product-hit.ts';
import type { Language } from '#contract/market.ts';
import type { Engine } from '#engine/engine.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';
import type { Judgement } from '#tests/relevance/judged/judgement.ts';
import {
  bestGradeOf,
  gradeOf,
  isSoldIn,
  type JudgedProduct,
  judgedProduct,
} from '#tests/relevance/judged/judged-products.ts';
import { judgedIn } from '#tests/relevance/judged/tables.ts';
import { mean, NDCG_DEPTH, ndcg } from '#tests/relevance/ndcg.ts';

interface Card {
  readonly title: string;
  readonly subtitle: string;
  readonly color: string;
  readonly grade: number;
}
export interface Score {
  readonly judgement: Judgement;
  /** 0..1 */
  readonly ndcg: number;
  /** At most ten, in ranked order. */
  readonly cards: readonly Card[];
}
export interface LanguageScores {
  readonly language: Language;
  readonly mean: number;
  /** In the order of the table. */
  readonly scores: readonly Score[];
}

export function scoresOf(languages: readonly Language[]): LanguageScores[] {
  const parts = demoCatalogue();
  const products = [...parts.products];
  const judged = new Map(products.map((product) => [product.productId, judgedProduct(product)]));
  return languages.map((language) => {
    const { market, judgements } = judgedIn(language);
    const engine = demoEngine(parts, products, market);
    const sold = [...judged.values()].filter((product) => isSoldIn(market, product));
    const scores = judgements.map((judgement): Score => {
      const cards = searchHits(engine, judgement.query).map((hit) =>
        cardOf(hit, judgement, judged.get(hit.variant_displays[0]?.product_id ?? '')),
      );
      const best = sold.map((product) => bestGradeOf(judgement.grades, product));
      return {
        judgement,
        cards,
        ndcg: ndcg(
          cards.map(({ grade }) => grade),
          best,
        ),
      };
    });
    return { language, scores, mean: mean(scores.map((score) => score.ndcg)) };
  });
}

/** The lowest first; ties in table order. */
export function lowestScores({ scores }: LanguageScores, count: number): Score[] {
  return scores.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, count);
}

/** A query and its first `count` cards with their grades, as text. */
export function formatScore({ judgement, ndcg: value, cards }: Score, count: number): string {
  const lines = cards
    .slice(0, count)
    .map(({ grade, title, subtitle, color }) => `    ${grade}  ${title} (${subtitle}; ${color})`);
  return [
    `${value.toFixed(3)}  ${judgement.query}  [${judgement.kind}]`,
    ...(lines.length === 0 ? ['    no results'] : lines),
  ].join('\n');
}

/** Throws if the search fails. */
function searchHits(engine: Engine, query: string): readonly ProductHit[] {
  const result = engine.search(query, { filters: [], sort: null, limit: NDCG_DEPTH, cursor: null });
  if (!result.ok) throw new Error(`"${query}" failed: ${result.error.detail ?? result.error.code}`);
  return result.value.displays;
}

function cardOf(hit: ProductHit, { grades }: Judgement, product: JudgedProduct | undefined): Card {
  const displayed = hit.variant_displays[hit.variant_index];
  const variant = product?.product.variants.find(
    ({ variantId }) => variantId === displayed?.color_variant_id,
  );
  if (displayed === undefined || product === undefined || variant === undefined)
    throw new Error(`unknown variant ${displayed?.color_variant_id ?? 'undefined'} in a card`);
  return {
    title: displayed.title,
    subtitle: displayed.sub_heading_1,
    color: variant.color.id,
    grade: gradeOf(grades, product, variant.color.id),
  };
}
