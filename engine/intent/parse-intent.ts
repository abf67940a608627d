// What a query says besides products: price, sale, order, colour, for whom, size, without. Pure: text in, values out.
import type { Currency } from '#contract/market.ts';
import { type Amount, amountPattern, otherCurrencyPattern, readAmount } from '#engine/intent/amounts.ts';
import type { IntentWords, PricePatterns } from '#engine/intent/intent-words.ts';
import { sizesInQuery } from '#engine/text/sizes.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** One thing that a query says; `from` and `to` are UTF-16 offsets in the query. */
export type Statement = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'price'; readonly low: number | null; readonly high: number | null }
  | { readonly kind: 'cheap' | 'sale' }
  | {
      readonly kind: 'sort';
      readonly field: 'price' | 'newest' | 'popularity';
      readonly order: 'asc' | 'desc';
    }
  | { readonly kind: 'not'; readonly word: string }
  | { readonly kind: 'color' | 'gender'; readonly id: string }
  | { readonly kind: 'size'; readonly ids: readonly string[] }
);
export interface Intent {
  /** The query without the words that describe no product; colours, wearers and sizes stay, as texts name them too. */
  readonly text: string;
  /** In the order of the query. */
  readonly statements: readonly Statement[];
}

/** What the catalogue knows. */
export interface IntentVocabulary {
  /** Whether products have this value of the facet. */
  hasValue(field: 'color' | 'gender', id: string): boolean;
  /** Whether articles are sold in a size of this canonical name. */
  hasSize(id: string): boolean;
  /** Whether a text of the catalogue has this word. */
  hasWord(word: string): boolean;
  /** Whether a title has these words side by side: "Air Max 90" is a name, no price. */
  isInTitle(phrase: string): boolean;
  /** Names that say nothing of the kind: "New Balance" is no new product. */
  readonly brands: readonly string[];
}

export type IntentParser = (query: string) => Intent;

type Read = (match: RegExpExecArray, query: string) => Omit<Statement, 'from' | 'to'> | undefined;
interface Rule {
  readonly pattern: RegExp;
  readonly read: Read;
}

/** Compiles a language's words once. `unitNames` are those of measures: "under 2 kg" is no price. */
export function intentParser(
  words: IntentWords,
  currency: Currency,
  unitNames: Iterable<string>,
  vocabulary: IntentVocabulary,
): IntentParser {
  const rules = rulesOf(words, currency, unitNames, vocabulary);
  const brands = vocabulary.brands.map((brand) => brand.toLowerCase());
  return (query) => {
    const lowered = query.toLowerCase();
    // Offsets would differ otherwise: İ is two characters in lower case.
    const text = lowered.length === query.length ? lowered : query;
    const statements: Statement[] = [];
    const taken = brands.flatMap((brand) => rangesOf(text, brand));
    const add = (statement: Statement) => {
      if (taken.some(([from, to]) => statement.from < to && statement.to > from)) return;
      taken.push([statement.from, statement.to]);
      statements.push(statement);
    };
    for (const { pattern, read } of rules)
      for (const match of text.matchAll(pattern)) {
        const said = read(match, text);
        if (said !== undefined)
          add({ ...said, from: match.index, to: match.index + match[0].length } as Statement);
      }
    for (const size of sizeStatements(text, vocabulary)) add(size);
    statements.sort((a, b) => a.from - b.from);
    return { text: textWithout(query, statements.filter(isBesideProducts)), statements };
  };
}

/** The words that products are not searched by. */
export function besideProducts(query: string, { statements }: Intent): string[] {
  return statements.filter(isBesideProducts).map(({ from, to }) => query.slice(from, to));
}

/** Whether products are not searched by these words, as no product is described by them. */
function isBesideProducts({ kind }: Statement): boolean {
  return kind !== 'color' && kind !== 'gender' && kind !== 'size';
}

/** The query without these words, with single spaces. */
export function textWithout(query: string, removed: readonly Pick<Statement, 'from' | 'to'>[]): string {
  let text = '';
  let at = 0;
  for (const { from, to } of removed) {
    text += `${query.slice(at, from)} `;
    at = to;
  }
  return removed.length === 0 ? query : (text + query.slice(at)).replaceAll(/\s+/gu, ' ').trim();
}

function rulesOf(
  words: IntentWords,
  currency: Currency,
  unitNames: Iterable<string>,
  vocabulary: IntentVocabulary,
): Rule[] {
  const rule = (pattern: string, read: Read): Rule => ({ pattern: wholeWords(pattern), read });
  const notMoney = new RegExp(
    `^[ -]?(?:%|°|"|′|″|(?:${words.countedThings}|${otherCurrencyPattern(currency)}|${alternativesOf(unitNames)})(?!${WORD}))`,
    'u',
  );
  const amounts = amountPattern(currency);
  const priceRules = (
    patterns: readonly string[],
    needsMoney: boolean,
    bounds: (first: number, second: number) => { low: number | null; high: number | null },
  ) =>
    patterns.map((pattern) =>
      rule(pattern.replaceAll('{n}', `(${amounts})`), (match, query) => {
        const [first, second] = match.slice(1, 3).map((text): Amount => readAmount(text ?? '', currency));
        if (first === undefined || first.value <= 0) return undefined;
        const isMoney = first.isMoney || second?.isMoney === true;
        const after = query.slice(match.index + match[0].length);
        if (!isMoney && (needsMoney || notMoney.test(after) || vocabulary.isInTitle(match[0])))
          return undefined;
        return { kind: 'price', ...bounds(first.value, second?.value ?? first.value) };
      }),
    );
  const ofPatterns = ({ between, atMost, atLeast }: PricePatterns, needsMoney: boolean) => [
    ...priceRules(between, needsMoney, (a, b) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
    ...priceRules(atMost, needsMoney, (high) => ({ low: null, high })),
    ...priceRules(atLeast, needsMoney, (low) => ({ low, high: null })),
  ];
  const values = (field: 'color' | 'gender', byId: Readonly<Record<string, string>>) =>
    Object.entries(byId)
      .filter(([id]) => vocabulary.hasValue(field, id))
      .map(([id, pattern]) =>
        rule(`${words.links}(?:${pattern})${words.endings}`, () => ({ kind: field, id })),
      );
  return [
    ...priceRules(words.price.band ?? [], true, (low) => ({
      low,
      // As wide as its first digit counts.
      high: low + 10 ** (Math.floor(low).toFixed(0).length - 1) - 1,
    })),
    ...ofPatterns(words.price, false),
    ...ofPatterns(words.price.money, true),
    ...words.sorts.map(([pattern, field, order]) => rule(pattern, () => ({ kind: 'sort', field, order }))),
    rule(words.cheap, () => ({ kind: 'cheap' })),
    rule(words.sale, () => ({ kind: 'sale' })),
    ...words.not.map((pattern) =>
      rule(pattern, ([, word = '']) => (vocabulary.hasWord(word) ? { kind: 'not', word } : undefined)),
    ),
    ...values('gender', words.wearers),
    ...values('color', words.colors),
  ];
}

/**
 * Letters and digits of the scripts that shoppers of our languages write, in lower case. Unicode's own classes have
 * hundreds of ranges: the expressions would take a tenth of a second to compile.
 */
const WORD = String.raw`[0-9a-z\u00df-\u024f\u0370-\u052f\u1100-\u11ff\u3040-\u318f\u4e00-\u9fff\uac00-\ud7af]`;

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<!${WORD})(?:${pattern.replaceAll('{w}', WORD)})(?!${WORD})`, 'gu');
}

/** Sizes that can mean nothing else, and single letters: a bare 42 stays a word. */
function sizeStatements(query: string, vocabulary: IntentVocabulary): Statement[] {
  const tokens = tokenize(query);
  const texts = tokens.map(({ text }) => text);
  return sizesInQuery(texts).flatMap(({ from, to, ids, isUnambiguous }): Statement[] => {
    if (!isUnambiguous && !/^[sml]$/u.test(texts.slice(from, to).join(' '))) return [];
    const known = ids.filter((id) => vocabulary.hasSize(id));
    return known.length === 0
      ? []
      : [{ kind: 'size', ids: known, from: tokens[from]!.start, to: tokens[to - 1]!.end }];
  });
}

function rangesOf(text: string, name: string): (readonly [from: number, to: number])[] {
  if (!text.includes(name)) return [];
  return [...text.matchAll(wholeWords(escaped(name)))].map(({ index }) => [index, index + name.length]);
}

function alternativesOf(names: Iterable<string>): string {
  return [...names].map(escaped).join('|');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`);
}
