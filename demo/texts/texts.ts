// Reads the demo's texts: <language>/<topic>.json in this folder; every folder here is a language of the demo.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { LANGUAGES, type Language } from '#contract/market.ts';

/** A text in every language of the demo; narrower than LocalizedText on purpose, so that none can be forgotten. */
export type Text = Readonly<Record<Language, string>>;

/** A topic as it is used: the shape of its file, with a Text wherever the file has a string. */
export type Texts<Shape> = Shape extends string
  ? Text
  : Shape extends readonly (infer Item)[]
    ? readonly Texts<Item>[]
    : { readonly [Key in keyof Shape]: Texts<Shape[Key]> };

interface TopicFile {
  readonly language: Language;
  readonly path: string;
  readonly value: unknown;
}

export interface TextFolder {
  /** The shop's languages in their order, then any further folders by name. */
  readonly languages: readonly Language[];
  /**
   * A topic whose files have the same keys in every language; `Shape` is the type of the first language's file. Throws an
   * error that names file and key where a language lacks a key, has one too many or holds something else than a text.
   */
  readonly readTexts: <Shape>(topic: string) => Texts<Shape>;
  /** A topic with contents of its own in every language, checked against a schema. */
  readonly readByLanguage: <Schema extends TSchema>(
    topic: string,
    schema: Schema,
  ) => Readonly<Record<Language, Static<Schema>>>;
}

export function openTexts(folder: string): TextFolder {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  for (const language of LANGUAGES)
    if (!names.includes(language)) throw new Error(`${folder} has no folder for the language ${language}`);
  const known: readonly string[] = LANGUAGES;
  const further = names.filter((name) => !known.includes(name)).toSorted();
  const languages = [...LANGUAGES, ...(further as Language[])];

  const filesOf = (topic: string): TopicFile[] =>
    languages.map((language) => {
      const path = join(folder, language, `${topic}.json`);
      return { language, path, value: parsed(path) };
    });
  return {
    languages,
    readTexts: <Shape>(topic: string) => merged(filesOf(topic), '') as Texts<Shape>,
    readByLanguage: <Schema extends TSchema>(topic: string, schema: Schema) => {
      const entries = filesOf(topic).map(({ language, path, value }): [Language, Static<Schema>] => {
        if (!Check(schema, value)) throw new Error(`${path} does not have the shape of ${topic}`);
        return [language, value];
      });
      return Object.fromEntries(entries) as Record<Language, Static<Schema>>;
    },
  };
}

function parsed(path: string): unknown {
  const source = readFileSync(path, 'utf8');
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Error(`${path} is not JSON`, { cause });
  }
}

/** One tree out of the trees of all languages, which must have the keys of the first. */
function merged(files: readonly TopicFile[], at: string): unknown {
  const [first, ...others] = files;
  if (first === undefined) throw new Error('there are no languages');
  if (typeof first.value === 'string') {
    for (const { path, value } of others)
      if (typeof value !== 'string') throw new Error(`${path}: "${at}" is not a text`);
    return Object.fromEntries(files.map(({ language, value }) => [language, value]));
  }
  const prefix = at === '' ? '' : `${at}.`;
  const trees = files.map(({ language, path, value }) => ({ language, path, tree: treeOf(path, value, at) }));
  const keys = Object.keys(first.value ?? {});
  for (const { path, tree } of trees) {
    const missing = keys.find((key) => !Object.hasOwn(tree, key));
    if (missing !== undefined) throw new Error(`${path} lacks "${prefix}${missing}"`);
    const unknown = Object.keys(tree).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw new Error(`${path} has "${prefix}${unknown}", which ${first.path} lacks`);
  }
  const inner = keys.map((key): [string, unknown] => {
    const values = trees.map(({ language, path, tree }) => ({ language, path, value: tree[key] }));
    return [key, merged(values, `${prefix}${key}`)];
  });
  return Array.isArray(first.value) ? inner.map(([, value]) => value) : Object.fromEntries(inner);
}

function treeOf(path: string, value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error(`${path}: "${at}" is neither a text nor a table of texts`);
}

const DEMO_TEXTS = openTexts(import.meta.dirname);
export const { languages: DEMO_LANGUAGES, readTexts, readByLanguage } = DEMO_TEXTS;

/** Makes a value for every language of the demo. */
export function inEachLanguage<Value>(
  make: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  return Object.fromEntries(DEMO_LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}
