// Queries on the synthetic catalogue: words of titles, some misspelt, some that no product has together.
import type { TextSource } from '#engine/engine.ts';
import { pathOf } from '#tests/synthetic/assortment.ts';
import { pick, seededRandom } from '#tests/synthetic/random.ts';

export interface WorkloadQuery {
  /** Two or three words of a title. */
  readonly text: string;
  /** A prefix of the text. */
  readonly prefix: string;
  readonly gender: string;
  /** Two: the product's own and black. */
  readonly colors: readonly string[];
  /** Second-level listing of the product: id for the engine, title for plain documents. */
  readonly listingId: string;
  readonly category: string;
}

/** Shares of queries with a typo, and with a word of another product. */
const MISSPELT = 0.15;
const MIXED = 0.1;

export function workloadQueries(source: TextSource, count: number): WorkloadQuery[] {
  const random = seededRandom(99);
  return Array.from({ length: count }, () => {
    const product = pick(source.products, random);
    const words = distinctWords(product.title);
    const wordCount = random() < 0.5 ? 2 : 3;
    while (words.length > wordCount) words.splice(Math.floor(random() * words.length), 1);
    const kind = random();
    const at = Math.floor(random() * words.length);
    if (kind < MISSPELT) words[at] = misspelt(words[at]!, random);
    else if (kind < MISSPELT + MIXED)
      words[at] = pick(distinctWords(pick(source.products, random).title), random);
    const text = words.join(' ');
    const path = pathOf(product.listingIds[0] ?? '');
    return {
      text,
      prefix: text.slice(0, Math.max(3, Math.ceil(text.length * (0.3 + 0.6 * random())))),
      gender: product.gender?.id ?? '',
      colors: [...new Set([pick(product.variants, random).color.id, 'black'])],
      listingId: (path[1] ?? '').toLowerCase().replaceAll(' ', '-'),
      category: path[1] ?? '',
    };
  });
}

function distinctWords(title: string): string[] {
  return [...new Set(title.toLowerCase().split(' '))];
}

/** A transposition or a wrong character, each in half of the cases, but never in the first character. */
function misspelt(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [one, two] = [word[at]!, word[at + 1]!];
  const replacement = random() < 0.5 && one !== two ? two + one : `x${two}`;
  return word.slice(0, at) + replacement + word.slice(at + 2);
}
