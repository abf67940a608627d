// The terms of a catalogue as columns: dictionary, postings by field, and aliases.
import type { EngineProduct, EngineVariant, TextSource } from '#engine/catalogue.ts';
import { ListColumnWriter } from '#engine/build/list-column-writer.ts';
import type { ListingTree } from '#engine/build/listing-tree.ts';
import { titleColumns } from '#engine/build/title-columns.ts';
import { writeDictionary } from '#engine/index/dictionary.ts';
import { type Field, FIELD_BIT, PostingsWriter } from '#engine/index/postings.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import { ALIAS_BITS, type TextViews } from '#engine/snapshot/text-table.ts';
import { type Analyser, analyserOf } from '#engine/text/analyser.ts';
import { knownParts } from '#engine/text/known-parts.ts';
import { plainText } from '#engine/text/plain-text.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

type TermColumnNames =
  | 'wordBlocks'
  | 'wordUnits'
  | 'wordCount'
  | 'productPostingStart'
  | 'productPostings'
  | 'variantPostingStart'
  | 'variantPostings'
  | 'aliasStart'
  | 'aliases'
  | 'titleWordStart'
  | 'titleWords'
  | 'titleMain'
  | 'titleHead';

export function termColumns(source: TextSource, tree: ListingTree): Pick<TextViews, TermColumnNames> {
  const analyser = analyserOf(source.language);
  const wordsIn = termReader(analyser);
  const products = new PostingsWriter();
  const variants = new PostingsWriter();
  let variantNumber = 0;
  for (const [number, product] of source.products.entries()) {
    for (const [word, bits] of fieldBits(productTexts(product, tree), wordsIn))
      products.add(word, number, bits);
    for (const variant of product.variants) {
      for (const [word, bits] of fieldBits(variantTexts(variant), wordsIn))
        variants.add(word, variantNumber, bits);
      variantNumber += 1;
    }
  }
  const terms = [...new Set([...products.words(), ...variants.words()])];
  const aliasesOf = aliasTargets(terms, analyser);
  const sorted = [...new Set([...terms, ...aliasesOf.keys()])].sort();
  const numbers = new Map(sorted.map((word, number) => [word, number]));
  const aliases = new ListColumnWriter();
  for (const word of sorted) {
    const targets = aliasesOf.get(word) ?? [];
    aliases.add(targets.map(([target, exactness]) => (numbers.get(target)! << ALIAS_BITS) | exactness));
  }
  const { blocks, units } = writeDictionary(sorted);
  const productPostings = products.write(sorted);
  const variantPostings = variants.write(sorted);
  return {
    wordBlocks: blocks,
    wordUnits: units,
    wordCount: Uint32Array.of(sorted.length),
    productPostingStart: productPostings.starts,
    productPostings: productPostings.bytes,
    variantPostingStart: variantPostings.starts,
    variantPostings: variantPostings.bytes,
    aliasStart: aliases.starts,
    aliases: aliases.items,
    ...titleColumns(source, analyser, (word) => numbers.get(word)!),
  };
}

type FieldText = readonly [field: Field, text: string];

function* productTexts(product: EngineProduct, tree: ListingTree): Generator<FieldText> {
  yield ['title', product.title];
  yield ['subtitle', product.subtitle];
  yield ['brand', product.brand];
  for (const listingId of product.listingIds) {
    for (const number of tree.lineage(tree.numberOf(listingId) ?? NONE))
      yield ['category', tree.nodes[number]!.listing.title];
  }
  for (const keyword of product.keywords) yield ['keyword', keyword];
  for (const label of product.labels) yield ['keyword', label];
  if (product.gender !== null) yield ['attribute', product.gender.name];
  for (const attribute of product.attributes) {
    for (const value of attribute.values) yield ['attribute', value.name];
  }
  yield ['description', plainText(product.description)];
}

function* variantTexts(variant: EngineVariant): Generator<FieldText> {
  yield ['color', variant.color.name];
  // Not a colour word: "Rain" is the name of a blue.
  yield ['attribute', variant.specificColorName];
}

/** Texts up to this length are likely value names, which many products share. */
const MAX_CACHED_TEXT_LENGTH = 40;

/** The words of a text and its single-word spelling variants, with repeats. Short texts are cached. */
function termReader(analyser: Analyser): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const words = tokenize(text);
    const all = words.map((word) => word.text);
    for (const variant of analyser.spellingVariants(text, words))
      if (variant.words.length === 1) all.push(variant.words[0]!);
    if (text.length <= MAX_CACHED_TEXT_LENGTH) known.set(text, all);
    return all;
  };
}

function fieldBits(
  texts: Iterable<FieldText>,
  wordsIn: (text: string) => readonly string[],
): Map<string, number> {
  const bits = new Map<string, number>();
  for (const [field, text] of texts) {
    const bit = FIELD_BIT[field];
    for (const word of wordsIn(text)) bits.set(word, (bits.get(word) ?? 0) | bit);
  }
  return bits;
}

/** By alias: the words it stands for, each with its exactness. */
function aliasTargets(words: readonly string[], analyser: Analyser): Map<string, [string, number][]> {
  const isKnown = knownParts(words, analyser);
  const targets = new Map<string, [string, number][]>();
  for (const word of words) {
    for (const { text, exactness } of analyser.aliases(word, isKnown)) {
      const list = targets.get(text);
      if (list === undefined) targets.set(text, [[word, exactness]]);
      else list.push([word, exactness]);
    }
  }
  return targets;
}
