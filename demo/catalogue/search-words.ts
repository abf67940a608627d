// Synonyms shoppers search with, and the popular queries suggested before they have typed much.
import { Type } from 'typebox';
import type { CatalogueParts } from '#catalogue/catalogue.ts';
import { inEachLanguage, readByLanguage } from '#demo/texts/texts.ts';

const SearchWordsSchema = Type.Object({
  /** A shopper's word, and the words of the catalogue that it stands for. */
  synonyms: Type.Record(Type.String(), Type.Array(Type.String())),
  /** The most frequent first. */
  popularQueries: Type.Array(Type.String()),
});
const SEARCH_WORDS = readByLanguage('search-words', SearchWordsSchema);

export const SYNONYMS: CatalogueParts['synonyms'] = inEachLanguage((language) =>
  Object.entries(SEARCH_WORDS[language].synonyms).map(([word, to]) => ({
    kind: 'one_way',
    from: [word],
    to,
  })),
);

export const POPULAR_QUERIES: CatalogueParts['popularQueries'] = inEachLanguage((language) =>
  SEARCH_WORDS[language].popularQueries.map((query, at) => ({
    query,
    weight: Math.round(1000 / (at + 1.5)),
  })),
);
