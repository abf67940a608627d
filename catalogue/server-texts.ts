// The server's own texts and word lists by language: a file a language in texts/ and common-words/, found by the language's code.
import { LANGUAGES, type Language } from '#contract/market.ts';
import type { texts as english } from '#catalogue/texts/en.ts';

type English = typeof english;
/** Every language has every text but the outage page, which is in English without it (SH-02). */
export type ServerTexts = Omit<English, 'outage'> & Partial<Pick<English, 'outage'>>;

/** A language without its file ends the start with an error that names the file. */
const TEXTS = new Map(
  await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, ServerTexts]> => {
      const file = (await import(`./texts/${language}.ts`)) as { readonly texts: ServerTexts };
      return [language, file.texts];
    }),
  ),
);

const COMMON_WORDS = new Map(
  await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, string]> => {
      const file = (await import(`./common-words/${language}.ts`)) as { readonly words: string };
      return [language, file.words];
    }),
  ),
);

export function textsIn(language: Language): ServerTexts {
  const texts = TEXTS.get(language);
  if (texts === undefined) throw new Error(`the server has no texts in ${language}`);
  return texts;
}

/** Everyday words of the language that are no slips, apart by white space. */
export function commonWordsIn(language: Language): string {
  return COMMON_WORDS.get(language) ?? '';
}

/** A value for every language, as catalogue data holds texts. */
export function inEveryLanguage<Value>(
  choose: (texts: ServerTexts) => Value,
): Readonly<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, choose(textsIn(language))])) as Record<
    Language,
    Value
  >;
}
