// Queries to suggest: popular ones, and where there are few, queries derived from the catalogue.
import type { TextSource } from '#engine/catalogue.ts';
import { normalise } from '#engine/text/fold.ts';

/** Text and weight, best first. */
export type SuggestedQuery = readonly [query: string, weight: number];
const MAX_SUGGESTIONS = 4000;
/** With this many popular queries none are derived. */
const MIN_POPULAR_QUERIES = 500;
/** Names of single products weigh less than names of many. */
const OWN_NAME_SHARE = 0.3;
/** At least this many titles must share an ending for it to name a kind of product. */
const MIN_SHARED_ENDINGS = 3;

export function suggestedQueries(source: TextSource): SuggestedQuery[] {
  const weights = new Map<string, { text: string; weight: number }>();
  const add = (text: string, weight: number) => {
    const key = normalise(text.trim());
    if (key === '' || key.length > 60) return;
    const known = weights.get(key);
    if (known === undefined) weights.set(key, { text: text.trim(), weight });
    else known.weight += weight;
  };
  if (source.popularQueries.length < MIN_POPULAR_QUERIES) {
    for (const product of source.products) {
      const weight = 0.1 + product.popularity;
      add(asQuery(product.subtitle, source), weight * OWN_NAME_SHARE);
      add(product.title, weight * OWN_NAME_SHARE);
      add(product.brand, weight);
    }
    for (const [ending, weight] of sharedTitleEndings(source)) add(asQuery(ending, source), weight);
  }
  let highest = 1;
  for (const { weight } of weights.values()) highest = Math.max(highest, weight);
  for (const derived of weights.values()) derived.weight /= highest;
  const highestWeight = source.popularQueries.reduce((highest, { weight }) => Math.max(highest, weight), 1);
  // Between 1 and 2, above every derived query.
  for (const { query, weight } of source.popularQueries) add(query, 1 + weight / highestWeight);
  return [...weights.values()]
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text, weight }): SuggestedQuery => [text, Math.round(weight * 1000) / 1000]);
}

/** Endings that several titles share: "shell jacket" of "Fjord shell jacket" and "Ridge shell jacket". */
function* sharedTitleEndings(source: TextSource): Generator<[ending: string, weight: number]> {
  const endings = new Map<string, { products: number; weight: number }>();
  for (const { title, popularity } of source.products) {
    const words = title.split(/\s+/u);
    for (let from = 1; from < words.length; from += 1) {
      const ending = words.slice(from).join(' ');
      const sum = endings.get(ending) ?? { products: 0, weight: 0 };
      endings.set(ending, { products: sum.products + 1, weight: sum.weight + 0.1 + popularity });
    }
  }
  for (const [ending, { products, weight }] of endings) {
    if (products >= MIN_SHARED_ENDINGS && /\p{L}{3}/u.test(ending)) yield [ending, weight];
  }
}

/** Lower case as queries are typed, except in German, whose nouns are capitalised. */
function asQuery(text: string, source: TextSource): string {
  return source.language === 'de' ? text : text.toLowerCase();
}
