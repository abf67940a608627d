// Queries worth suggesting: those known to be asked, and where they are few, what the catalogue itself says.
import type { TextSource } from '#engine/catalogue.ts';
import { normalise } from '#engine/text/fold.ts';

/** Text and weight, best first. */
export type SuggestedQuery = readonly [query: string, weight: number];
const MAX_SUGGESTIONS = 4000;
/** Enough known queries that nothing needs to be derived. */
const MIN_POPULAR_QUERIES = 500;
/** What one product alone is called is suggested after what many are. */
const OWN_NAME_SHARE = 0.3;
/** So many products have to end alike in their titles, that the ending says what they are. */
const MIN_SHARED_ENDINGS = 3;

export function suggestedQueries(source: TextSource): SuggestedQuery[] {
  const weights = new Map<string, { text: string; weight: number }>();
  const add = (text: string, weight: number) => {
    const key = normalise(text.trim());
    if (key === '' || key.length > 60) return;
    const kept = weights.get(key);
    if (kept === undefined) weights.set(key, { text: text.trim(), weight });
    else kept.weight += weight;
  };
  if (source.popularQueries.length < MIN_POPULAR_QUERIES) {
    for (const product of source.products) {
      const weight = 0.1 + product.popularity;
      add(asTyped(product.subtitle, source), weight * OWN_NAME_SHARE);
      add(product.title, weight * OWN_NAME_SHARE);
      add(product.brand, weight);
    }
    for (const [ending, weight] of sharedTitleEndings(source)) add(asTyped(ending, source), weight);
  }
  let most = 1;
  for (const { weight } of weights.values()) most = Math.max(most, weight);
  for (const derived of weights.values()) derived.weight /= most;
  const mostAsked = source.popularQueries.reduce((most, { weight }) => Math.max(most, weight), 1);
  // Between 1 and 2: whatever people ask stands before what is derived.
  for (const { query, weight } of source.popularQueries) add(query, 1 + weight / mostAsked);
  return [...weights.values()]
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text, weight }): SuggestedQuery => [text, Math.round(weight * 1000) / 1000]);
}

/** "Fjord shell jacket" and "Ridge shell jacket" are both a shell jacket: endings that several titles share. */
function* sharedTitleEndings(source: TextSource): Generator<[ending: string, weight: number]> {
  const endings = new Map<string, { products: number; weight: number }>();
  for (const { title, popularity } of source.products) {
    const words = title.split(/\s+/u);
    for (let from = 1; from < words.length; from += 1) {
      const ending = words.slice(from).join(' ');
      const shared = endings.get(ending) ?? { products: 0, weight: 0 };
      endings.set(ending, { products: shared.products + 1, weight: shared.weight + 0.1 + popularity });
    }
  }
  for (const [ending, { products, weight }] of endings) {
    if (products >= MIN_SHARED_ENDINGS && /\p{L}{3}/u.test(ending)) yield [ending, weight];
  }
}

/** Queries are typed in small letters; German keeps those of its nouns. */
function asTyped(text: string, source: TextSource): string {
  return source.language === 'de' ? text : text.toLowerCase();
}
