// What a query says besides products, read with the words of a catalogue, and what of it the match needs to know.
import { type Intent, type IntentParser, intentParser } from '#engine/intent/parse-intent.ts';
import { expandWord } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, NO_MATCH, type SlotMatches } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { PACKS } from '#engine/text/packs.ts';
import { canonicalSize } from '#engine/text/sizes.ts';
import { tokenize } from '#engine/text/tokenizer.ts';
import { COMMON_UNITS } from '#engine/text/units.ts';

export function intentParserOf(pair: SnapshotPair): IntentParser {
  const { language } = pair.meta;
  const field = (name: string) => pair.meta.fields.find((one) => one.name === name);
  const brands = field('brand');
  return intentParser(
    PACKS[language].intent,
    pair.market.currency,
    [...COMMON_UNITS.keys(), ...(PACKS[language].units?.keys() ?? [])],
    {
      hasValue: (name, id) => {
        const values = field(name);
        return values !== undefined && pair.findValue(values, id) >= 0;
      },
      hasSize: (id) => pair.sizesNamed(id, canonicalSize).length > 0,
      hasWord: (word) => tokenize(word).every(({ text }) => expandWord(pair, text, false).isKnown),
      isInTitle: (phrase) => isInTitle(pair, phrase),
      brands: Array.from({ length: (brands?.end ?? 0) - (brands?.first ?? 0) }, (_, at) =>
        pair.valueName(brands!.first + at),
      ),
    },
  );
}

function isInTitle(pair: SnapshotPair, phrase: string): boolean {
  const words = tokenize(phrase).map(({ text }) => pair.dictionary.find(text));
  if (words.length < 2 || words.some((word) => word < 0)) return false;
  const { titleWords, titleWordStart } = pair.t;
  for (let product = 0; product < pair.products; product += 1) {
    const last = titleWordStart[product + 1]! - words.length;
    for (let from = titleWordStart[product]!; from <= last; from += 1)
      // Few titles have the first word: the others are not looked at.
      if (titleWords[from] === words[0] && words.every((word, at) => titleWords[from + at] === word))
        return true;
  }
  return false;
}

/** A word of a query that names a value: it says which of the products, not what product. */
export interface QueryValue {
  readonly word: string;
  /** All products or variants with the facet value match the word. -1: a size, which the match reads itself. */
  readonly value: number;
  /** What is made for everyone is a weaker match; -1: there is no such value. */
  readonly wider: number;
  readonly isOfVariant: boolean;
}

const FOR_EVERYONE = 'unisex';
/** Qualities of matches by value: those of a subtitle and of an attribute. */
const VALUE_QUALITY = 1 << LEVEL_SHIFT;
const WIDER_QUALITY = 2 << LEVEL_SHIFT;

export function queryValues(pair: SnapshotPair, query: string, { statements }: Intent): QueryValue[] {
  return statements.flatMap((statement): QueryValue[] => {
    const { kind, from, to } = statement;
    if (kind !== 'color' && kind !== 'gender' && kind !== 'size') return [];
    const words = tokenize(query.slice(from, to)).map(({ text }) => text);
    const field = kind === 'size' ? undefined : pair.meta.fields.find(({ name }) => name === kind);
    const value = field === undefined || kind === 'size' ? -1 : pair.findValue(field, statement.id);
    const isForAdults = kind === 'gender' && statement.id !== 'kids';
    const wider = field !== undefined && isForAdults ? pair.findValue(field, FOR_EVERYONE) : -1;
    return words.map((word) => ({ word, value, wider, isOfVariant: field?.level === 'variant' }));
  });
}

/** Products and variants of the value match the slot, too, where their texts don't have the word. */
export function addValueMatches(
  pair: SnapshotPair,
  slot: number,
  { value, wider, isOfVariant }: QueryValue,
  matches: SlotMatches,
): void {
  const { variantColor, productValues, productValueStart } = pair.t;
  const products = matches.products[slot]!;
  if (isOfVariant) {
    const column = matches.variantColumn(slot);
    for (let variant = 0; variant < column.length; variant += 1)
      if (variantColor[variant] === value && column[variant] === NO_MATCH) column[variant] = VALUE_QUALITY;
    return;
  }
  for (let product = 0; product < products.length; product += 1) {
    if (products[product] !== NO_MATCH) continue;
    for (let at = productValueStart[product]!; at < productValueStart[product + 1]!; at += 1) {
      if (productValues[at] === value) products[product] = VALUE_QUALITY;
      else if (productValues[at] === wider) products[product] = WIDER_QUALITY;
    }
  }
}
