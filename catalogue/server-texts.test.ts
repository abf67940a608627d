// Every language's file of server texts against the English one, and what is shown where a language has no outage page.
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/market.ts';
import { inEveryLanguage, textsIn } from '#catalogue/server-texts.ts';
import { outageDocument } from '#server/ssr/standalone-pages.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';

/** Every text by its path. */
function entriesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${path}.${key}`));
}

/** The outage page is optional. */
const required = (language: (typeof LANGUAGES)[number]) =>
  entriesOf({ ...textsIn(language), outage: undefined });

/** A language beyond the required four has no claim. */
const CLAIMS: Partial<Record<Language, string>> = { en: 'MK-10e', sv: 'MK-10f', de: 'MK-10g', ko: 'MK-10h' };

test.each(LANGUAGES.map((language) => [CLAIMS[language] ?? '', language] as const))(
  '%s the server has every text in %s, and none is empty',
  (_, language) => {
    expect(required(language).map(([path]) => path)).toEqual(required('en').map(([path]) => path));
    expect(required(language).filter(([, text]) => text === '')).toEqual([]);
  },
);

test('a text in every language has each of them in their order', () => {
  expect(Object.keys(inEveryLanguage(({ home }) => home.seeAll))).toEqual([...LANGUAGES]);
});

const outageIn = (language: Language) => {
  const market = { ...SHOP_SITE.market, language };
  return outageDocument({ ...SHOP_SITE, market }, 'n');
};

test('the outage page is in Swedish for Swedish, in English where a language has none', () => {
  expect(outageIn('sv')).toContain('<html lang="sv">');
  expect(outageIn('sv')).toContain('Sidan ligger nere just nu');
  for (const language of ['en', 'de', 'ko'] as const) {
    expect(outageIn(language)).toContain('<html lang="en">');
    expect(outageIn(language)).toContain('The homepage is down at the moment');
  }
});
