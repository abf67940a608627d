// Words of a query by other names of the same thing: of the catalogue's language, or from a shopper's into it.
import { splitCompound } from '#engine/text/compounds.ts';
import type { CompoundRules } from '#engine/text/language-pack.ts';
import { OUTDOOR_TERMS, TERM_LANGUAGES } from '#engine/text/outdoor-terms.ts';
import type { SpellingVariant } from '#engine/text/spelling-variants.ts';
import { isCjk } from '#engine/text/tokenizer.ts';

type TermLanguage = (typeof TERM_LANGUAGES)[number];

/** The words numbered `from` to `to` are also called `words`, all of which a product must say. */
export interface TermSynonym extends SpellingVariant {
  /** They are so called in no column of the catalogue's own language: to be used for words it does not know. */
  readonly isForeign: boolean;
}

/** The stem of a word in each language that has one. */
export type Stems = Readonly<Partial<Record<TermLanguage, (word: string) => string>>>;

/** Words of the longest name. */
const MAX_WORDS = 3;
/** As many other names are tried for one. */
const MAX_NAMES = 3;
/** What bounds the work of one query. */
const MAX_SYNONYMS = 16;

/** Japanese and Korean names stand together without a space, some with a particle: "冬用の手袋", "여성용자켓". */
const UNSPACED_COMPOUND_RULES: CompoundRules = {
  linkingElements: ['', 'の', '用', '用の', 'と', '용', '의'],
  minPartLength: 1,
  prefixParts: new Set(),
  shortHeads: new Set(),
  suffixes: new Set(),
  exceptions: new Set(),
};
const PARTICLE_AT_END = /(?:用|용|の|を|을|를|은|는|이|가|의)$/u;

interface TermRow {
  readonly row: number;
  readonly isForeign: boolean;
}

/** Reads the table when it is made, which takes some milliseconds. */
export class TermSynonyms {
  /** By row: its names in the catalogue's language, as words. */
  readonly #targets: readonly (readonly (readonly string[])[])[];
  readonly #names = new Map<string, TermRow[]>();
  readonly #stems: Stems;

  /** `language` is the catalogue's; one without a column has no synonyms. */
  constructor(language: string, stems: Stems) {
    this.#stems = stems;
    const own = TERM_LANGUAGES.findIndex((column) => column === language);
    this.#targets = OUTDOOR_TERMS.map((row) => (own < 0 ? [] : row[own]!.split(',').map(splitName)));
    if (own < 0) return;
    for (const [row, columns] of OUTDOOR_TERMS.entries()) {
      for (const [column, names] of columns.entries()) {
        for (const name of names.split(',').map(splitName))
          this.#add(name, TERM_LANGUAGES[column]!, { row, isForeign: column !== own });
      }
    }
  }

  /** `words` in comparable form. Longer names first; never more than a query can bear. */
  of(words: readonly string[]): TermSynonym[] {
    const found: TermSynonym[] = [];
    for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const typed = words.slice(from, from + length);
        for (const { to: meant, isForeign } of this.#meanings(typed)) {
          if (found.length < MAX_SYNONYMS) found.push({ from, to: from + length, words: meant, isForeign });
        }
      }
    }
    return found;
  }

  #add(name: readonly string[], language: TermLanguage, row: TermRow): void {
    const add = (key: string) => {
      const rows = this.#names.get(key);
      if (rows === undefined) this.#names.set(key, [row]);
      else if (!rows.some((kept) => kept.row === row.row)) rows.push(row);
    };
    add(this.#keyOf(name, language));
    // "레인 재킷" and "레인재킷": the space is left to who writes.
    if (name.length > 1 && isCjk(name.join(''))) add(this.#keyOf([name.join('')], language));
  }

  #keyOf(words: readonly string[], language: TermLanguage): string {
    const stem = this.#stems[language];
    const stems = stem === undefined ? words : words.map(stem);
    return `${language} ${withoutLongVowels(stems.join(' '))}`;
  }

  #rowsOf(words: readonly string[]): TermRow[] {
    const found: TermRow[] = [];
    for (const language of TERM_LANGUAGES)
      found.push(...(this.#names.get(this.#keyOf(words, language)) ?? []));
    // What the catalogue's own language says counts.
    return found.some(({ isForeign }) => !isForeign) ? found.filter(({ isForeign }) => !isForeign) : found;
  }

  #meanings(typed: readonly string[]): { to: readonly string[]; isForeign: boolean }[] {
    const rows = this.#rowsOf(typed);
    if (rows.length === 0 && typed.length === 1) return this.#together(typed[0]!);
    const found = new Map<string, { to: readonly string[]; isForeign: boolean }>();
    for (const { row, isForeign } of rows) {
      for (const to of this.#targets[row]!.slice(0, MAX_NAMES)) {
        const text = to.join(' ');
        if (text !== typed.join(' ')) found.set(text, { to, isForeign });
      }
    }
    return [...found.values()].slice(0, MAX_NAMES);
  }

  /** "防水ジャケット" by the names of both of its parts. */
  #together(word: string): { to: readonly string[]; isForeign: boolean }[] {
    if (!isCjk(word)) return [];
    const rowsOf = (part: string) => this.#rowsOf([part]);
    const whole = withoutLongVowels(word);
    const bare = whole.replace(PARTICLE_AT_END, '');
    const parts =
      splitCompound(whole, UNSPACED_COMPOUND_RULES, (part) => rowsOf(part).length > 0) ??
      splitCompound(bare, UNSPACED_COMPOUND_RULES, (part) => rowsOf(part).length > 0) ??
      (bare !== whole && rowsOf(bare).length > 0 ? [bare] : []);
    if (parts.length === 0) return [];
    let phrases: { to: readonly string[]; isForeign: boolean }[] = [{ to: [], isForeign: true }];
    for (const part of parts) {
      const names = rowsOf(part)
        .flatMap(({ row }) => this.#targets[row]!)
        .slice(0, MAX_NAMES);
      phrases = names.flatMap((name) => phrases.map(({ to }) => ({ to: [...to, ...name], isForeign: true })));
    }
    return phrases.slice(0, MAX_NAMES);
  }
}

/** Names stand in the table in comparable form: nothing but spaces and hyphens is between their words. */
function splitName(name: string): string[] {
  return name.split(/[ -]/u);
}

/** Some write セーター, some セータ. */
function withoutLongVowels(term: string): string {
  return term.replaceAll('ー', '');
}
