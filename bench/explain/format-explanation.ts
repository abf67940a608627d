// An explanation as text for a terminal: a line for each word, a few for each answer, the decisive one first.
import type { Explanation } from '#engine/engine.ts';

type Slot = Explanation['slots'][number];
type Card = Explanation['cards'][number];
type Product = NonNullable<Explanation['product']>;
type Match = NonNullable<Card['words'][number]['match']>;

/** Words of a slot that are written out; a prefix may reach a thousand. */
const MAX_LISTED_TERMS = 8;
const CRITERION_TEXTS: Readonly<Record<NonNullable<Card['rankedBelowBy']>, string>> = {
  pin: 'a pin',
  missing: 'more missing words',
  typos: 'more typos',
  steps: 'steps of a rule',
  apart: 'words apart',
  level: 'a less telling field',
  exactness: 'less exact words',
  stock: 'out of stock',
  score: 'a lower score of the title',
  merit: 'less merit, all else equal',
  order: 'the chosen sort',
};
const ABSENCE_TEXTS = {
  hidden: 'a rule hides it',
  words: 'it holds too few of the words',
  filters: 'the filters or the sort leave it out',
} as const;
const LEVELS = ['title', 'subtitle', 'attribute', 'description'];

/** `asked`: the product that was asked about, as it was typed. */
export function formatExplanation(why: Explanation, asked: string | undefined): string {
  const { hits, order, corrected, redirect, slots, cards, product } = why;
  const lines = [`${hits} products, by ${order}`];
  if (corrected !== undefined) lines.push(`read as "${corrected}"`);
  if (redirect !== undefined) lines.push(`a rule leads to ${redirect}`);
  for (const slot of slots) lines.push(`  ${slotLine(slot)}`);
  for (const card of cards) lines.push('', ...productLines(card));
  if (asked !== undefined) {
    lines.push('', `Asked about ${asked}:`);
    lines.push(...(product === undefined ? ['it is not sold in this market'] : productLines(product)));
  }
  return lines.join('\n');
}

function slotLine({ word, isPrefix, expandedTerms: reached, sizes }: Slot): string {
  const shown = reached.slice(0, MAX_LISTED_TERMS).map(({ text, exactness, typos, replacement: instead }) => {
    const how = [
      exactness,
      ...typosOf(typos),
      ...(instead === undefined ? [] : [`for ${instead.join(' + ')}`]),
    ];
    return `${text} (${how.join(', ')})`;
  });
  if (reached.length > MAX_LISTED_TERMS) shown.push(`${reached.length - MAX_LISTED_TERMS} more`);
  if (sizes.length > 0) shown.push(`size ${sizes.join(', ')}`);
  return `${word}${isPrefix ? '…' : ''}  ${shown.length === 0 ? 'nothing' : shown.join('; ')}`;
}

function productLines(product: Product): string[] {
  const { productId, title, subtitle, color, words } = product;
  const name = `${title}, ${subtitle} (${color}) [${productId}]`;
  const wordLines = words.map(({ word, match: held }) => `     ${word}: ${matchText(held)}`);
  if ('absent' in product)
    return [`  –  ${name}`, `     no answer: ${ABSENCE_TEXTS[product.absent]}`, ...wordLines];
  const { position, rankedBelowBy: behind } = product;
  const decisive = behind === undefined ? [] : [`     behind by ${CRITERION_TEXTS[behind]}`];
  return [
    `${String(position).padStart(3)}  ${name}`,
    ...decisive,
    `     ${rankingText(product)}`,
    ...wordLines,
  ];
}

function rankingText({ tier, isInStock, meritRank, pin, steps, ownPosition, position }: Card): string {
  const parts: string[] = [];
  if (tier !== undefined)
    parts.push(
      `missing ${tier.missing}`,
      `typos ${tier.typos}`,
      tier.apart === 0 ? 'together' : 'apart',
      `field ${tier.level}`,
      `exactness ${tier.exactness}`,
    );
  parts.push(isInStock ? 'in stock' : 'out of stock');
  if (tier !== undefined) parts.push(`score ${tier.score.toFixed(2)}`);
  parts.push(`merit ${meritRank}`);
  if (pin !== undefined) parts.push(`pinned at ${pin}`);
  if (steps !== 0) parts.push(`${Math.abs(steps)} steps ${steps > 0 ? 'forward' : 'back'}`);
  if (ownPosition !== position) parts.push(`without rules ${ownPosition}`);
  return parts.join(' · ');
}

function matchText(held: Match | undefined): string {
  if (held === undefined) return 'missing';
  const { typos, level, exactness, terms: by, isSize } = held;
  const words = by.map(({ text, fields }) => `${text} in ${fields.join(', ')}`);
  if (isSize) words.push('a size it is sold in');
  return [words.join('; '), exactness, ...typosOf(typos), `counts as ${LEVELS[level] ?? level}`].join(' · ');
}

function typosOf(typos: number): string[] {
  return typos === 0 ? [] : [typos === 1 ? '1 typo' : `${typos} typos`];
}
