// Precision and recall of corrections on the judged sets, by language.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { LANGUAGES, type Language } from '#contract/market.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';
import type { JudgedSpelling } from '#tests/relevance/spelling/judged-spelling.ts';

/** A query that got another correction than it should. */
interface Fault {
  readonly typed: string;
  /** Undefined: it should stay. */
  readonly meant: string | undefined;
  readonly corrected: string | undefined;
}
export interface SpellingScores {
  readonly language: Language;
  readonly realWords: number;
  readonly slips: number;
  /** Of the corrections shown, the share that is right, 0..1. */
  readonly precision: number;
  /** Of the slips, the share that is put right, 0..1: corrected, or understood as it is. */
  readonly recall: number;
  /** Of the slips, the share that is understood without a correction: it finds what the meant word finds. */
  readonly understood: number;
  readonly faults: readonly Fault[];
}

const FIRST_TEN = { filters: [], sort: null, limit: 10, cursor: null } as const;
/** Of the first ten products of the meant word, those that a slip must find to be understood. */
const ALIKE = 8;

export const SPELLING_LANGUAGES = LANGUAGES.filter((language) =>
  existsSync(join(import.meta.dirname, `${language}.ts`)),
);

export async function spellingScoresOf(languages: readonly Language[]): Promise<SpellingScores[]> {
  const parts = demoCatalogue();
  const products = [...parts.products];
  const scores: SpellingScores[] = [];
  for (const language of languages) {
    const { judged } = (await import(`../spelling/${language}.ts`)) as { readonly judged: JudgedSpelling };
    const engine = demoEngine(parts, products, judged.market);
    const answerOf = (query: string): Answer => {
      const result = engine.search(query, FIRST_TEN);
      if (!result.ok) throw new Error(`"${query}" failed: ${result.error.detail ?? result.error.code}`);
      const { displays, corrected_query: corrected } = result.value;
      return { corrected, products: displays.map((hit) => hit.variant_displays[0]?.product_id ?? '') };
    };
    scores.push(scoreOf(language, judged, answerOf));
  }
  return scores;
}

interface Answer {
  readonly corrected: string | undefined;
  readonly products: readonly string[];
}

function scoreOf(
  language: Language,
  { realWords, slips }: JudgedSpelling,
  answerOf: (query: string) => Answer,
): SpellingScores {
  const real = listOf(realWords).map((typed) => ({ typed, ...answerOf(typed) }));
  const pairs = listOf(slips).map((pair) => {
    const [typed = '', meant = ''] = pair.split(' > ');
    return { typed, meant, ...answerOf(typed) };
  });
  const right = pairs.filter(({ meant, corrected }) => meant.split('|').includes(corrected ?? ''));
  const understood = pairs.filter(({ meant, corrected, products }) => {
    const found = answerOf(meant.split('|')[0]!).products;
    const alike = found.filter((product) => products.includes(product)).length;
    return corrected === undefined && found.length > 0 && alike >= Math.min(ALIKE, found.length);
  });
  const shown = [...real, ...pairs].filter(({ corrected }) => corrected !== undefined).length;
  const faults = [
    ...real
      .filter(({ corrected }) => corrected !== undefined)
      .map((fault) => ({ ...fault, meant: undefined })),
    ...pairs.filter((pair) => !right.includes(pair) && !understood.includes(pair)),
  ];
  return {
    language,
    realWords: real.length,
    slips: pairs.length,
    precision: shown === 0 ? 1 : right.length / shown,
    recall: (right.length + understood.length) / pairs.length,
    understood: understood.length / pairs.length,
    faults,
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim().replaceAll(/\s+/gu, ' '))
    .filter((item) => item !== '');
}

/** "jakcet: jacket, not blanket". */
export function formatFault({ typed, meant, corrected }: Fault): string {
  return `${typed}: ${meant ?? 'as typed'}, not ${corrected ?? 'as typed'}`;
}
