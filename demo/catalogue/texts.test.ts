// The texts of the demo catalogue: in every language, varied, and without leftovers of the templates.
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/market.ts';
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';

const catalogue = demoCatalogue();
let products: readonly CatalogueProduct[] = [];
beforeAll(() => {
  products = [...catalogue.products];
});

type Found = Readonly<Record<Language, string>>;

/** Every localised text in a value, however deep; one that lacks a language fails right here. */
function textsIn(value: unknown, found: Found[] = []): Found[] {
  if (Array.isArray(value)) for (const inner of value) textsIn(inner, found);
  else if (typeof value === 'object' && value !== null) {
    if (Object.hasOwn(value, 'en') && typeof (value as { en: unknown }).en === 'string') {
      expect(Object.keys(value).toSorted()).toEqual(LANGUAGES.toSorted());
      found.push(value as Found);
    } else for (const inner of Object.values(value)) textsIn(inner, found);
  }
  return found;
}

/** Every string a page, a store or a content block shows, by language. */
function stringsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) stringsIn(inner, found);
  return found;
}

const ARTEFACT =
  /[{}]|undefined|null|NaN|\[object| {2}|!|\.\.|,,| [,.;]|\(\)|은\(는\)|이\(가\)|을\(를\)|TODO/;
const HANGUL = /[가-힣]/;

const shown = () => [
  ...textsIn(products),
  ...textsIn(catalogue.listings.map((listing) => ({ ...listing, contentBlocks: null }))),
  ...textsIn(catalogue.facets),
  ...textsIn(catalogue.pages.map((page) => ({ ...page, blocks: null }))),
];

test('every text exists in English, Swedish, German and Korean', () => {
  const texts = shown();
  expect(texts.length).toBeGreaterThan(15_000);
  expect(texts.filter((text) => Object.values(text).some((value) => value.trim() === ''))).toEqual([]);
});

test('no text holds a brace, a doubled space or an exclamation mark', () => {
  const all = new Set([
    ...shown().flatMap((text) => Object.values(text)),
    ...stringsIn(catalogue.pages.map(({ blocks }) => blocks)),
    ...stringsIn(catalogue.listings.map(({ contentBlocks }) => contentBlocks)),
    ...stringsIn(catalogue.stores),
  ]);
  expect([...all].filter((text) => ARTEFACT.test(text))).toEqual([]);
});

test('pages, stores and content blocks exist in every language too', () => {
  for (const { blocks } of catalogue.pages) {
    expect(Object.keys(blocks).toSorted()).toEqual(LANGUAGES.toSorted());
    expect(stringsIn(blocks.ko).join(' ')).toMatch(HANGUL);
    for (const language of LANGUAGES) expect(blocks[language]?.length).toBe(blocks.en?.length);
  }
  for (const { contentBlocks } of catalogue.listings)
    expect([[], LANGUAGES.toSorted()]).toContainEqual(Object.keys(contentBlocks).toSorted());
  for (const { facts } of catalogue.stores)
    for (const language of LANGUAGES) expect(facts[language]?.openingHours).toHaveLength(3);
});

test('no description is copied from one language to another', () => {
  const copied = products.filter(
    ({ description: { en = '', ko = '', ...rest } }) =>
      new Set([en, ko, ...Object.values(rest)]).size !== LANGUAGES.length ||
      !HANGUL.test(ko) ||
      HANGUL.test(en),
  );
  expect(copied.map(({ slug }) => slug)).toEqual([]);
});

/** The markup that cleaned HTML may have, every tag closed and none empty. */
const DESCRIPTION = /^(<p>[^<\s][^<]*<\/p>)+<ul>(<li>[^<]+<\/li>){2,5}<\/ul><p>[^<\s][^<]*<\/p>$/;

test('descriptions are paragraphs and one list', () => {
  const descriptions = products.flatMap(({ description }) => Object.values(description));
  expect(descriptions.filter((html) => !DESCRIPTION.test(html))).toEqual([]);
});

test('descriptions differ: hardly two models read the same, their names apart', () => {
  for (const language of LANGUAGES) {
    const descriptions = products
      .filter(({ gender }) => gender !== 'men')
      .map(({ title, description }) =>
        description[language]?.replaceAll(title[language]?.split(' ')[0] ?? '', ''),
      );
    expect(new Set(descriptions).size / descriptions.length).toBeGreaterThan(0.97);
  }
});

test('a title is a name and a noun, a subtitle says something else', () => {
  const plain = products.filter(({ title, subtitle }) =>
    LANGUAGES.some((language) => {
      const [name, ...noun] = title[language]?.split(' ') ?? [];
      return (
        name === '' || noun.length === 0 || noun.join(' ').toLowerCase() === subtitle[language]?.toLowerCase()
      );
    }),
  );
  expect(plain.map(({ slug }) => slug)).toEqual([]);
});
