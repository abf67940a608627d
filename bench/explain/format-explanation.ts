// Formats an explanation for a terminal: one line per query word, a few per product, the decisive criterion first.
import { counted } from '#contract/counted.ts';
import type { Explanation } from '#engine/engine.ts';

type Slot = Explanation['slots'][number];
type Card = Explanation['cards'][number];
type Product = NonNullable<Explanation['product']>;
type Match = NonNullable<Card['words'][number]['match']>;

/** Number of terms listed per word; a prefix may have a thousand. */
const MAX_LISTED_TERMS = 8;
const CRITERION_TEXTS: Readonly<Record<NonNullable<Card['rankedBelowBy']>, string>> = {
  pin: 'a pin',
  missing: 'more missing words',
  typos: 'more typos',
  steps: 'steps of a rule',
  apart: 'separate words',
  level: 'a less important field',
  exactness: 'less exact words',
  stock: 'out of stock',
  score: 'a lower text score',
  merit: 'less merit, all else equal',
  order: 'the chosen sort',
};
const ABSENCE_TEXTS = {
  hidden: 'hidden by a rule',
  words: 'matches too few words',
  filters: 'excluded by filters or sort',
} as const;
const LEVELS = ['title', 'subtitle', 'attribute', 'description'];

/** `requestedProduct`: the product to explain, as typed. */
export function formatExplanation(explanation: Explanation, requestedProduct: string | undefined): string {
  const { hits, order, corrected, redirect, slots, cards, product } = explanation;
  const lines = [`${counted(hits, 'product')}, by ${order}`];
  if (corrected !== undefined) lines.push(`corrected to "${corrected}"`);
  if (redirect !== undefined) lines.push(`redirected by a rule to ${redirect}`);
  for (const slot of slots) lines.push(`  ${slotLine(slot)}`);
  for (const card of cards) lines.push('', ...productLines(card));
  if (requestedProduct !== undefined) {
    lines.push('', `Product ${requestedProduct}:`);
    lines.push(...(product === undefined ? ['not sold in this market'] : productLines(product)));
  }
  return lines.join('\n');
}

function slotLine({ word, isPrefix, expandedTerms, sizes }: Slot): string {
  const listed = expandedTerms.slice(0, MAX_LISTED_TERMS).map(({ text, exactness, typos, replacement }) => {
    const details = [
      exactness,
      ...typosOf(typos),
      ...(replacement === undefined ? [] : [`for ${replacement.join(' + ')}`]),
    ];
    return `${text} (${details.join(', ')})`;
  });
  if (expandedTerms.length > MAX_LISTED_TERMS) listed.push(`${expandedTerms.length - MAX_LISTED_TERMS} more`);
  if (sizes.length > 0) listed.push(`size ${sizes.join(', ')}`);
  return `${word}${isPrefix ? '…' : ''}  ${listed.length === 0 ? 'nothing' : listed.join('; ')}`;
}

function productLines(product: Product): string[] {
  const { productId, title, subtitle, color, words } = product;
  const name = `${title}, ${subtitle} (${color}) [${productId}]`;
  const wordLines = words.map(({ word, match }) => `     ${word}: ${matchText(match)}`);
  if ('absent' in product)
    return [`  –  ${name}`, `     not in the result: ${ABSENCE_TEXTS[product.absent]}`, ...wordLines];
  const { position, rankedBelowBy } = product;
  const decisive =
    rankedBelowBy === undefined ? [] : [`     ranked below by ${CRITERION_TEXTS[rankedBelowBy]}`];
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
      tier.apart === 0 ? 'adjacent' : 'separate',
      `field ${tier.level}`,
      `exactness ${tier.exactness}`,
    );
  parts.push(isInStock ? 'in stock' : 'out of stock');
  if (tier !== undefined) parts.push(`score ${tier.score.toFixed(2)}`);
  parts.push(`merit ${meritRank}`);
  if (pin !== undefined) parts.push(`pinned at ${pin}`);
  if (steps !== 0) parts.push(`${counted(Math.abs(steps), 'step')} ${steps > 0 ? 'forward' : 'back'}`);
  if (ownPosition !== position) parts.push(`without rules ${ownPosition}`);
  return parts.join(' · ');
}

function matchText(match: Match | undefined): string {
  if (match === undefined) return 'missing';
  const { typos, level, exactness, terms, isSize } = match;
  const words = terms.map(({ text, fields }) => `${text} in ${fields.join(', ')}`);
  if (isSize) words.push('a size it is sold in');
  return [words.join('; '), exactness, ...typosOf(typos), `counts as ${LEVELS[level] ?? level}`].join(' · ');
}

function typosOf(typos: number): string[] {
  return typos === 0 ? [] : [counted(typos, 'typo')];
}
