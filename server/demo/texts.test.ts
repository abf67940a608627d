// The words of the demo catalogue: in every language, without a trace of the machine that put them together.
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/market.ts';
import type { CatalogueProduct } from '#server/catalogue/model.ts';
import { demoCatalogue } from '#server/demo/catalogue.ts';

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
  ...textsIn(catalogue.listings.map(({ contentBlocks: _, ...listing }) => listing)),
  ...textsIn(catalogue.facets),
  ...textsIn(catalogue.pages.map(({ blocks: _, ...page }) => page)),
];

test('every text exists in English, Swedish, German and Korean', () => {
  const texts = shown();
  expect(texts.length).toBeGreaterThan(15_000);
  for (const text of texts)
    for (const language of LANGUAGES) expect(text[language].trim(), text.en).not.toBe('');
});

test('no text holds a brace, a doubled space or an exclamation mark', () => {
  const all = [
    ...new Set(shown().flatMap((text) => Object.values(text))),
    ...stringsIn(catalogue.pages.map(({ blocks }) => blocks)),
    ...stringsIn(catalogue.listings.map(({ contentBlocks }) => contentBlocks)),
    ...stringsIn(catalogue.stores),
  ];
  for (const text of all) expect(text).not.toMatch(ARTEFACT);
});

test('pages, stores and content blocks are told in every language too', () => {
  for (const { pageId, blocks } of catalogue.pages) {
    expect(Object.keys(blocks).toSorted(), pageId).toEqual(LANGUAGES.toSorted());
    expect(stringsIn(blocks.ko).join(' '), pageId).toMatch(HANGUL);
    for (const language of LANGUAGES) expect(blocks[language]?.length).toBe(blocks.en?.length);
  }
  for (const { listingId, contentBlocks } of catalogue.listings)
    if (Object.keys(contentBlocks).length > 0)
      expect(Object.keys(contentBlocks).toSorted(), listingId).toEqual(LANGUAGES.toSorted());
  for (const { facts } of catalogue.stores)
    for (const language of LANGUAGES) expect(facts[language].openingHours).toHaveLength(3);
});

test('descriptions are told, not translated word by word: no language shares one with another', () => {
  for (const { slug, description } of products) {
    const told = LANGUAGES.map((language) => description[language]);
    expect(new Set(told).size, slug).toBe(LANGUAGES.length);
    expect(description.ko, slug).toMatch(HANGUL);
    expect(description.en, slug).not.toMatch(HANGUL);
  }
});

test('descriptions hold only the markup that cleaned HTML may have, every tag closed', () => {
  for (const { slug, description } of products)
    for (const html of Object.values(description)) {
      expect(html, slug).toMatch(/^(<p>[^<]+<\/p>)+<ul>(<li>[^<]+<\/li>){2,6}<\/ul><p>[^<]+<\/p>$/);
      expect(html).not.toMatch(/<p>\s|\s<\/p>/);
    }
});

test('descriptions differ: no two models of a family read the same', () => {
  for (const language of LANGUAGES) {
    const told = products.map(({ title, description, slug }) => {
      const name = title[language]?.split(' ')[0] ?? '';
      return slug.endsWith('-men') ? slug : (description[language]?.replaceAll(name, '') ?? '');
    });
    expect(new Set(told).size / told.length).toBeGreaterThan(0.97);
  }
});

test('a title is a name and a noun; a subtitle says something else', () => {
  for (const { slug, title, subtitle } of products)
    for (const language of LANGUAGES) {
      expect(title[language], slug).toMatch(/^\S+ .*\S$/u);
      expect(subtitle[language]?.toLowerCase(), slug).not.toBe(
        title[language]?.split(' ').slice(1).join(' ').toLowerCase(),
      );
    }
});
