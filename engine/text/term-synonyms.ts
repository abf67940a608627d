// Synonyms of query words from the outdoor terms: within the catalogue's language, and from other languages into it.
import { splitCompound } from '#engine/text/compounds.ts';
import type { CompoundRules } from '#engine/text/language-pack.ts';
import { OUTDOOR_TERMS, TERM_LANGUAGES } from '#engine/text/outdoor-terms.ts';
import type { SpellingVariant } from '#engine/text/spelling-variants.ts';
import { isCjk } from '#engine/text/tokenizer.ts';

type TermLanguage = (typeof TERM_LANGUAGES)[number];

/** The words from index `from` to `to` (exclusive) may be replaced by `words`, all of which must match. */
export interface TermSynonym extends SpellingVariant {
  /** The name is only known in other languages: use it for words that the catalogue lacks. */
  readonly isForeign: boolean;
}

/** Stemmers by language. */
export type Stems = Readonly<Partial<Record<TermLanguage, (word: string) => string>>>;

/** Maximum number of words of a name. */
const MAX_WORDS = 3;
/** Maximum number of synonyms of one name. */
const MAX_NAMES = 3;
/** Bound on the synonyms of a query. */
const MAX_SYNONYMS = 16;

/** Japanese and Korean compounds have no spaces, and sometimes particles: "冬用の手袋", "여성용자켓". */
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

/** Construction indexes the table, which takes some milliseconds. */
export class TermSynonyms {
  /** By row: the names in the catalogue's language, split into words. */
  readonly #targets: readonly (readonly (readonly string[])[])[];
  readonly #names = new Map<string, TermRow[]>();
  readonly #stems: Stems;

  /** `language` is the catalogue's; languages without a column have no synonyms. */
  constructor(language: string, stems: Stems) {
    this.#stems = stems;
    const ownColumn = TERM_LANGUAGES.findIndex((column) => column === language);
    this.#targets = OUTDOOR_TERMS.map((row) =>
      ownColumn < 0 ? [] : row[ownColumn]!.split(',').map(splitName),
    );
    if (ownColumn < 0) return;
    for (const [row, columns] of OUTDOOR_TERMS.entries()) {
      for (const [column, names] of columns.entries()) {
        for (const name of names.split(',').map(splitName))
          this.#add(name, TERM_LANGUAGES[column]!, { row, isForeign: column !== ownColumn });
      }
    }
  }

  /** `words` are normalised. Longer names first; at most MAX_SYNONYMS. */
  of(words: readonly string[]): TermSynonym[] {
    const result: TermSynonym[] = [];
    for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const typed = words.slice(from, from + length);
        for (const { to: replacement, isForeign } of this.#synonymsOf(typed)) {
          if (result.length < MAX_SYNONYMS)
            result.push({ from, to: from + length, words: replacement, isForeign });
        }
      }
    }
    return result;
  }

  #add(name: readonly string[], language: TermLanguage, row: TermRow): void {
    const add = (key: string) => {
      const rows = this.#names.get(key);
      if (rows === undefined) this.#names.set(key, [row]);
      else if (!rows.some((other) => other.row === row.row)) rows.push(row);
    };
    add(this.#keyOf(name, language));
    // Spacing is optional: "레인 재킷" and "레인재킷".
    if (name.length > 1 && isCjk(name.join(''))) add(this.#keyOf([name.join('')], language));
  }

  #keyOf(words: readonly string[], language: TermLanguage): string {
    const stem = this.#stems[language];
    const stems = stem === undefined ? words : words.map(stem);
    return `${language} ${withoutLongVowels(stems.join(' '))}`;
  }

  #rowsOf(words: readonly string[]): TermRow[] {
    const result: TermRow[] = [];
    for (const language of TERM_LANGUAGES)
      result.push(...(this.#names.get(this.#keyOf(words, language)) ?? []));
    // The catalogue's own language takes precedence.
    return result.some(({ isForeign }) => !isForeign) ? result.filter(({ isForeign }) => !isForeign) : result;
  }

  #synonymsOf(typed: readonly string[]): { to: readonly string[]; isForeign: boolean }[] {
    const rows = this.#rowsOf(typed);
    if (rows.length === 0 && typed.length === 1) return this.#compoundSynonyms(typed[0]!);
    const result = new Map<string, { to: readonly string[]; isForeign: boolean }>();
    for (const { row, isForeign } of rows) {
      for (const to of this.#targets[row]!.slice(0, MAX_NAMES)) {
        const text = to.join(' ');
        if (text !== typed.join(' ')) result.set(text, { to, isForeign });
      }
    }
    return [...result.values()].slice(0, MAX_NAMES);
  }

  /** "防水ジャケット" by the names of its parts. */
  #compoundSynonyms(word: string): { to: readonly string[]; isForeign: boolean }[] {
    if (!isCjk(word)) return [];
    const rowsOf = (part: string) => this.#rowsOf([part]);
    const term = withoutLongVowels(word);
    const withoutParticle = term.replace(PARTICLE_AT_END, '');
    const parts =
      splitCompound(term, UNSPACED_COMPOUND_RULES, (part) => rowsOf(part).length > 0) ??
      splitCompound(withoutParticle, UNSPACED_COMPOUND_RULES, (part) => rowsOf(part).length > 0) ??
      (withoutParticle !== term && rowsOf(withoutParticle).length > 0 ? [withoutParticle] : []);
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

/** Names in the table are normalised: words are separated by spaces and hyphens only. */
function splitName(name: string): string[] {
  return name.split(/[ -]/u);
}

/** The long vowel mark is optional: セーター, セータ. */
function withoutLongVowels(term: string): string {
  return term.replaceAll('ー', '');
}
