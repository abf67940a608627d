// Titles as columns: their words in order, how many say what the product is, and which of them says it.
import type { TextSource } from '#engine/catalogue.ts';
import { GroupsWriter } from '#engine/build/groups.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';
import type { Analyser } from '#engine/text/analyser.ts';
import { type Word, wordsOf } from '#engine/text/words.ts';

/** Places are bytes; no title has more words that matter. */
const MAX_PLACE = 254;
const NO_HEAD = 255;
/** A head says what a thing is: three letters and no digit. */
const HEAD = /^\p{L}{2,}$/u;

/** `numberOf` gives the number of a word in the dictionary. */
export function titleColumns(
  source: TextSource,
  analyser: Analyser,
  numberOf: (word: string) => number,
): Pick<TextViews, 'titleWordStart' | 'titleWords' | 'titleMain' | 'titleHead'> {
  const titles = new GroupsWriter();
  const main = new Uint8Array(source.products.length);
  const head = new Uint8Array(source.products.length);
  for (const [product, { title, subtitle }] of source.products.entries()) {
    // Each on its own: a number at the end of one and a fraction at the beginning of the other are two.
    const words = wordsOf(title);
    titles.add([...words, ...wordsOf(subtitle)].map(({ text }) => numberOf(text)));
    main[product] = mainWords(words, analyser);
    head[product] = headOf(words.slice(0, main[product]));
  }
  return {
    titleWordStart: titles.starts,
    titleWords: titles.ordinals,
    titleMain: main,
    titleHead: head,
  };
}

/** How many words stand before the first that begins an aside; "in" after a number is a unit. */
function mainWords(words: readonly Word[], analyser: Analyser): number {
  const aside = words.findIndex(
    ({ text }, at) => at > 1 && analyser.isAside(text) && !/\p{N}$/u.test(words[at - 1]!.text),
  );
  return Math.min(aside < 0 ? words.length : aside, MAX_PLACE);
}

function headOf(words: readonly Word[]): number {
  const at = words.findLastIndex(({ text }) => HEAD.test(text) && (text.length > 2 || text > '\u00ff'));
  return at < 0 ? NO_HEAD : at;
}
