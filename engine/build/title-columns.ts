// Titles as columns: their words in order, the length of the main part, and the position of the head word.
import type { TextSource } from '#engine/catalogue.ts';
import { ListColumnWriter } from '#engine/build/list-column-writer.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';
import type { Analyser } from '#engine/text/analyser.ts';
import { type Token, tokenize } from '#engine/text/tokenizer.ts';

/** Positions are bytes; later words do not matter. */
const MAX_POSITION = 254;
const NO_HEAD = 255;
/** The head word names the product: letters only, at least two. */
const HEAD_WORD = /^\p{L}{2,}$/u;

/** `numberOf` returns a word's number in the dictionary. */
export function titleColumns(
  source: TextSource,
  analyser: Analyser,
  numberOf: (word: string) => number,
): Pick<TextViews, 'titleWordStart' | 'titleWords' | 'titleMain' | 'titleHead'> {
  const titles = new ListColumnWriter();
  const main = new Uint8Array(source.products.length);
  const head = new Uint8Array(source.products.length);
  for (const [product, { title, subtitle }] of source.products.entries()) {
    // Tokenized separately: a number ending the title must not join a fraction starting the subtitle.
    const words = tokenize(title);
    titles.add([...words, ...tokenize(subtitle)].map(({ text }) => numberOf(text)));
    main[product] = mainWordCount(words, analyser);
    head[product] = headPosition(words.slice(0, main[product]));
  }
  return {
    titleWordStart: titles.starts,
    titleWords: titles.ordinals,
    titleMain: main,
    titleHead: head,
  };
}

/** Number of words before the first qualifier word; after a number, "in" is a unit. */
function mainWordCount(words: readonly Token[], analyser: Analyser): number {
  const qualifier = words.findIndex(
    ({ text }, at) => at > 1 && analyser.isQualifierWord(text) && !/\p{N}$/u.test(words[at - 1]!.text),
  );
  return Math.min(qualifier < 0 ? words.length : qualifier, MAX_POSITION);
}

function headPosition(words: readonly Token[]): number {
  const at = words.findLastIndex(({ text }) => HEAD_WORD.test(text) && (text.length > 2 || text > '\u00ff'));
  return at < 0 ? NO_HEAD : at;
}
