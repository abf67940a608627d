// Titles as columns: their words in order, how many say what the product is, and which of them says it.
import type { TextSource } from '#engine/catalogue.ts';
import { ListColumnWriter } from '#engine/build/list-column-writer.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';
import type { Analyser } from '#engine/text/analyser.ts';
import { type Token, tokenize } from '#engine/text/tokenizer.ts';

/** Places are bytes; no title has more words that matter. */
const MAX_POSITION = 254;
const NO_HEAD = 255;
/** A head says what a thing is: three letters and no digit. */
const HEAD_WORD = /^\p{L}{2,}$/u;

/** `numberOf` gives the number of a word in the dictionary. */
export function titleColumns(
  source: TextSource,
  analyser: Analyser,
  numberOf: (word: string) => number,
): Pick<TextViews, 'titleWordStart' | 'titleWords' | 'titleMain' | 'titleHead'> {
  const titles = new ListColumnWriter();
  const main = new Uint8Array(source.products.length);
  const head = new Uint8Array(source.products.length);
  for (const [product, { title, subtitle }] of source.products.entries()) {
    // Each on its own: a number at the end of one and a fraction at the beginning of the other are two.
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

/** How many words stand before the first that begins an aside; "in" after a number is a unit. */
function mainWordCount(words: readonly Token[], analyser: Analyser): number {
  const aside = words.findIndex(
    ({ text }, at) => at > 1 && analyser.isQualifierWord(text) && !/\p{N}$/u.test(words[at - 1]!.text),
  );
  return Math.min(aside < 0 ? words.length : aside, MAX_POSITION);
}

function headPosition(words: readonly Token[]): number {
  const at = words.findLastIndex(({ text }) => HEAD_WORD.test(text) && (text.length > 2 || text > '\u00ff'));
  return at < 0 ? NO_HEAD : at;
}
