// Synonyms of query words from the outdoor terms: within the catalogue's language, and from other languages into it.
import { splitCompound } from '#engine/text/compounds.ts';
import type { CompoundRules } from '#engine/text/language-pack.ts';
import type { SpellingVariant } from '#engine/text/spelling-variants.ts';
import { ENGLISH_TERMS, type OutdoorTerms } from '#engine/text/terms/en.ts';
import { isCjk } from '#engine/text/tokenizer.ts';

/** The words from index `from` to `to` (exclusive) may be replaced by `words`, all of which must match. */
export interface TermSynonym extends SpellingVariant {
  /** The name is only known in other languages: use it for words that the catalogue lacks. */
  readonly isForeign: boolean;
}

/** The outdoor terms of a language. Without a stemmer they are found as written. */
export interface TermTable {
  readonly language: string;
  readonly terms: OutdoorTerms;
  readonly stem?: (word: string) => string;
}

const CONCEPTS = Object.keys(ENGLISH_TERMS) as readonly (keyof OutdoorTerms)[];

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

interface TermEntry {
  /** Index in CONCEPTS. */
  readonly concept: number;
  readonly isForeign: boolean;
}

/** Construction indexes the tables, which takes some milliseconds. */
export class TermSynonyms {
  /** By concept: the names in the catalogue's language, split into words. */
  readonly #targets: readonly (readonly (readonly string[])[])[];
  readonly #names = new Map<string, TermEntry[]>();
  readonly #tables: readonly TermTable[];

  /** `language` is the catalogue's; a language without a table has no synonyms. Earlier tables take precedence. */
  constructor(language: string, tables: readonly TermTable[]) {
    const own = tables.find((table) => table.language === language)?.terms;
    this.#tables = own === undefined ? [] : tables;
    this.#targets = CONCEPTS.map((concept) => (own === undefined ? [] : namesOf(own, concept)));
    for (const [concept, id] of CONCEPTS.entries()) {
      for (const table of this.#tables) {
        for (const name of namesOf(table.terms, id))
          this.#add(name, table, { concept, isForeign: table.language !== language });
      }
    }
  }

  /** The names in the catalogue's language, split into words. */
  get names(): readonly (readonly string[])[] {
    return this.#targets.flat();
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

  #add(name: readonly string[], table: TermTable, entry: TermEntry): void {
    const add = (key: string) => {
      const entries = this.#names.get(key);
      if (entries === undefined) this.#names.set(key, [entry]);
      else if (!entries.some((other) => other.concept === entry.concept)) entries.push(entry);
    };
    add(keyOf(name, table));
    // Spacing is optional: "레인 재킷" and "레인재킷", "sleeping bag" and "sleepingbag".
    if (name.length > 1) add(keyOf([name.join('')], table));
  }

  #entriesOf(words: readonly string[]): TermEntry[] {
    const result: TermEntry[] = [];
    for (const table of this.#tables) {
      const entries =
        this.#names.get(keyOf(words, table)) ??
        // "rain coat" is "raincoat".
        (words.length > 1 ? this.#names.get(keyOf([words.join('')], table)) : undefined);
      result.push(...(entries ?? []));
    }
    // The catalogue's own language takes precedence.
    return result.some(({ isForeign }) => !isForeign) ? result.filter(({ isForeign }) => !isForeign) : result;
  }

  #synonymsOf(typed: readonly string[]): { to: readonly string[]; isForeign: boolean }[] {
    const entries = this.#entriesOf(typed);
    if (entries.length === 0 && typed.length === 1) return this.#compoundSynonyms(typed[0]!);
    const result = new Map<string, { to: readonly string[]; isForeign: boolean }>();
    for (const { concept, isForeign } of entries) {
      for (const to of this.#targets[concept]!.slice(0, MAX_NAMES)) {
        const text = to.join(' ');
        if (text !== typed.join(' ')) result.set(text, { to, isForeign });
      }
    }
    return [...result.values()].slice(0, MAX_NAMES);
  }

  /** "防水ジャケット" by the names of its parts. */
  #compoundSynonyms(word: string): { to: readonly string[]; isForeign: boolean }[] {
    if (!isCjk(word)) return [];
    const entriesOf = (part: string) => this.#entriesOf([part]);
    const term = withoutLongVowels(word);
    const withoutParticle = term.replace(PARTICLE_AT_END, '');
    const parts =
      splitCompound(term, UNSPACED_COMPOUND_RULES, (part) => entriesOf(part).length > 0) ??
      splitCompound(withoutParticle, UNSPACED_COMPOUND_RULES, (part) => entriesOf(part).length > 0) ??
      (withoutParticle !== term && entriesOf(withoutParticle).length > 0 ? [withoutParticle] : []);
    if (parts.length === 0) return [];
    let phrases: { to: readonly string[]; isForeign: boolean }[] = [{ to: [], isForeign: true }];
    for (const part of parts) {
      const names = entriesOf(part)
        .flatMap(({ concept }) => this.#targets[concept]!)
        .slice(0, MAX_NAMES);
      phrases = names.flatMap((name) => phrases.map(({ to }) => ({ to: [...to, ...name], isForeign: true })));
    }
    return phrases.slice(0, MAX_NAMES);
  }
}

function keyOf(words: readonly string[], { language, stem }: TermTable): string {
  const stems = stem === undefined ? words : words.map(stem);
  return `${language} ${withoutLongVowels(stems.join(' '))}`;
}

function namesOf(terms: OutdoorTerms, concept: keyof OutdoorTerms): string[][] {
  return terms[concept].split(',').map(splitName);
}

/** Names in the tables are normalised: words are separated by spaces and hyphens only. */
function splitName(name: string): string[] {
  return name.split(/[ -]/u);
}

/** The long vowel mark is optional: セーター, セータ. */
function withoutLongVowels(term: string): string {
  return term.replaceAll('ー', '');
}
