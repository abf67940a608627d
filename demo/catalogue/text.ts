// A text in the four languages, and how a name is put into it: with the particle Korean asks for after it.
import { LANGUAGES, type Language } from '#contract/market.ts';

/** A text that exists in every language; narrower than LocalizedText on purpose, so that none can be forgotten. */
export type Text = Readonly<Record<Language, string>>;

export const text = (en: string, sv: string, de: string, ko: string): Text => ({ en, sv, de, ko });

/** The same in every language: brand names, measures. */
export const same = (value: string): Text => text(value, value, value, value);

/** Makes a text out of a decision by language. */
export function inEach(make: (language: Language) => string): Text {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    string
  >;
}

/** Each Korean particle after a closed syllable, and after an open one. */
const PARTICLES: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  은: ['은', '는'],
  이: ['이', '가'],
  을: ['을', '를'],
  과: ['과', '와'],
  으로: ['으로', '로'],
};
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** The word with its particle: `withParticle('롬비', '은')` is 롬비는. A word that ends in no Hangul counts as open. */
export function withParticle(word: string, particle: string): string {
  const forms = PARTICLES[particle];
  if (forms === undefined) throw new Error(`no Korean particle ${particle}`);
  const code = word.codePointAt(word.length - 1) ?? 0;
  const final = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : 0;
  const isOpen = final === 0 || (particle === '으로' && final === FINAL_RIEUL);
  return word + forms[isOpen ? 1 : 0];
}

/** Puts `{name}` in; `{name:은}` puts it in with its particle. */
export function withName(template: Text, name: Text): Text {
  return inEach((language) =>
    template[language].replace(/\{name(?::([^}]+))?\}/g, (_, particle: string | undefined) =>
      particle === undefined ? name[language] : withParticle(name[language], particle),
    ),
  );
}
