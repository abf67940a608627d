// The files of texts: every language has the same topics and keys, a fault is named, a further language is a further folder.
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { DEMO_LANGUAGES, openTexts, readTexts } from '#demo/texts/texts.ts';
import { temporaryFolder } from '#tests/databases.ts';

/** Their contents are a language's own. */
const BY_LANGUAGE = ['search-words'];

const topicsOf = (language: string) =>
  globSync('**/*.json', { cwd: join(import.meta.dirname, language) })
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

/** Every text of a topic, however deep. */
function textsIn(value: unknown): Readonly<Record<string, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const isText = Object.values(value).every((inner) => typeof inner === 'string');
  return isText ? [value as Record<string, string>] : Object.values(value).flatMap(textsIn);
}

test('the demo has every language of the shop', () => {
  expect(DEMO_LANGUAGES).toEqual(expect.arrayContaining([...LANGUAGES]));
});

test.each(DEMO_LANGUAGES)('the topics of %s are those of the first language', (language) => {
  expect(topicsOf(language)).toEqual(topicsOf('en'));
});

test.each(topicsOf('en').filter((topic) => !BY_LANGUAGE.includes(topic)))(
  '%s has the same keys in every language, and no empty text',
  (topic) => {
    const texts = textsIn(readTexts(topic));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(Object.keys(text)).toEqual(DEMO_LANGUAGES);
      expect(Object.values(text).filter((value) => value === '')).toEqual([]);
    }
  },
);

describe('a folder of texts', () => {
  let folder = '';
  const file = (language: string, topic: string) => join(folder, language, `${topic}.json`);
  const write = (language: string, value: unknown) =>
    writeFileSync(file(language, 'care'), JSON.stringify(value));
  const read = () => openTexts(folder).readTexts<{ wool: string; notes: string[] }>('care');
  beforeEach(() => {
    folder = temporaryFolder();
    for (const language of LANGUAGES) {
      mkdirSync(join(folder, language));
      write(language, { wool: `wool ${language}`, notes: [`a ${language}`, `b ${language}`] });
    }
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives each text in every language', () => {
    expect(read().wool).toMatchObject({ en: 'wool en', sv: 'wool sv', de: 'wool de', ko: 'wool ko' });
    expect(Object.keys(read().wool)).toEqual([...LANGUAGES]);
    expect(read().notes.map(({ de }) => de)).toEqual(['a de', 'b de']);
  });

  test('a further folder is a further language', () => {
    cpSync(join(folder, 'en'), join(folder, 'xx'), { recursive: true });
    write('xx', { notes: ['a xx', 'b xx'], wool: 'wool xx' });
    expect(openTexts(folder).languages).toEqual([...LANGUAGES, 'xx']);
    expect(read().wool).toMatchObject({ en: 'wool en', xx: 'wool xx' });
  });

  test('a missing key, a surplus one and a value that is no text are named with their file', () => {
    write('sv', { notes: ['a', 'b'] });
    expect(read).toThrow(`${file('sv', 'care')} lacks "wool"`);
    write('sv', { wool: 'w', notes: ['a'] });
    expect(read).toThrow(`${file('sv', 'care')} lacks "notes.1"`);
    write('sv', { wool: 'w', notes: ['a', 'b'], down: 'd' });
    expect(read).toThrow(`${file('sv', 'care')} has "down", which ${file('en', 'care')} lacks`);
    write('sv', { wool: 3, notes: ['a', 'b'] });
    expect(read).toThrow(`${file('sv', 'care')}: "wool" is not a text`);
    write('sv', { wool: 'w', notes: 'a' });
    expect(read).toThrow(`${file('sv', 'care')}: "notes" is neither a text nor a table of texts`);
  });

  test('a missing file, one that is not JSON and a missing language are named', () => {
    writeFileSync(file('de', 'care'), '{');
    expect(read).toThrow(`${file('de', 'care')} is not JSON`);
    rmSync(file('de', 'care'));
    expect(read).toThrow(file('de', 'care'));
    rmSync(join(folder, 'de'), { recursive: true });
    expect(read).toThrow(`${folder} has no folder for the language de`);
  });

  test('a topic of a language’s own may differ, but not in its shape', () => {
    const Shape = Type.Object({ wool: Type.String() });
    const readOwn = () => openTexts(folder).readByLanguage('care', Shape);
    write('ko', { wool: '울', more: [] });
    expect(readOwn().ko).toMatchObject({ wool: '울' });
    write('ko', { wool: [] });
    expect(readOwn).toThrow(`${file('ko', 'care')} does not have the shape of care`);
  });
});
