// The words that a shopper may mean or type rightly beside those of the catalogue: of the language, and its other names of things.
import { merchantSynonyms } from '#engine/query/merchant-synonyms.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { beginningOf, type Spelling, spellingOf } from '#engine/text/slip-cost.ts';
import { isCjk } from '#engine/text/tokenizer.ts';

export interface SpelledWord {
  readonly text: string;
  readonly spelling: Spelling;
}
export interface Vocabulary {
  /** Names that have synonyms, word by word. */
  readonly names: WordList;
  /** Everyday words of the language, makers, and words of the shop's pages. */
  readonly words: WordList;
  /** Whether `word` is written rightly: one of these, a form of one, or a compound of them. */
  isRealWord(word: string): boolean;
}

/** Words by what they begin with; spelled out on the first use. */
class WordList {
  readonly #words: ReadonlyMap<string, readonly string[]>;
  readonly #spelled = new Map<string, readonly SpelledWord[]>();

  constructor(words: Iterable<string>) {
    this.#words = Map.groupBy(words, beginningOf);
  }

  /** `beginning` as beginningOf(word). */
  from(beginning: string): readonly SpelledWord[] {
    let spelled = this.#spelled.get(beginning);
    if (spelled === undefined) {
      const words = this.#words.get(beginning) ?? [];
      spelled = words.map((text) => ({ text, spelling: spellingOf(text) }));
      this.#spelled.set(beginning, spelled);
    }
    return spelled;
  }
}

const MAX_SHORT_PART = 3;
const VOCABULARIES = new WeakMap<SnapshotPair, Vocabulary>();

/** Read from the files on the first use. */
export function vocabularyOf(pair: SnapshotPair): Vocabulary {
  let vocabulary = VOCABULARIES.get(pair);
  if (vocabulary === undefined) {
    vocabulary = readVocabulary(pair);
    VOCABULARIES.set(pair, vocabulary);
  }
  return vocabulary;
}

function readVocabulary(pair: SnapshotPair): Vocabulary {
  const { analyser, dictionary } = pair;
  const words = new Set(pair.rows('languageWords', readWord));
  const names = new Set(analyser.termNames().flat());
  for (const { kind, from, to } of merchantSynonyms(pair)) {
    // What a merchant calls a misspelling is none to correct others to.
    const phrases = kind === 'correction' ? to : [from, ...to];
    for (const word of phrases.flat()) names.add(word);
  }
  const stems = new Set([...words, ...names].map((word) => analyser.stem(word)));
  const isWritten = (word: string) => words.has(word) || names.has(word) || dictionary.find(word) >= 0;
  // Short parts are found in any row of letters, and stems in what is none of their words.
  const isPart = (part: string) => part.length > MAX_SHORT_PART && isWritten(part);
  return {
    names: new WordList(names),
    words: new WordList(words),
    isRealWord: (word) =>
      words.has(word) ||
      names.has(word) ||
      stems.has(analyser.stem(word)) ||
      (!isCjk(word) && analyser.split(word, isPart)?.every(isPart) === true),
  };
}

function readWord(row: unknown): string | undefined {
  return typeof row === 'string' ? row : undefined;
}
