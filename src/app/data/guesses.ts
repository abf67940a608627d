// What the next value of a field is guessed from, while data are written or read in the same order.
import { FOLLOWING, JOINED, SAME, SAME_PLACE } from '#src/app/data/pieces.ts';

/** The length of a list, the same object for each. */
interface Length {
  readonly length: number;
}

/** The fields of records with the same names, in their order. */
export interface Shape {
  readonly names: readonly string[];
  readonly fields: readonly Field[];
}

/** Of a list its length, of a record its shape: what is in it follows. */
export type Value = string | number | boolean | null | Length | Shape;

export interface Rule {
  readonly kind: string;
  readonly from?: number;
  readonly by?: number;
  readonly to?: number;
}

/** What is known of the values of a field that came before. */
export interface Field {
  last: Value | undefined;
  /** The one that followed each text. */
  following: Map<string, Value> | undefined;
  /** By the place in a list, where the first entries are often unlike the others. */
  readonly places: { rule: Rule; last: Value | undefined }[];
  /** Of the entries, where values are lists. */
  items: Field | undefined;
}

const FIRST_RULE: Rule = { kind: SAME };

export function createField(): Field {
  return { last: undefined, following: undefined, places: [], items: undefined };
}

export function itemsOf(field: Field): Field {
  return (field.items ??= createField());
}

/** What is guessed of an entry is guessed from those at the same place. */
export function placeOf(index: number): number {
  return index > 1 ? 3 : index + 1;
}

/** Where the record before, `last`, has fields of the same names, they are continued. */
export function shapeOf(names: readonly string[], last: Shape | undefined): Shape {
  return {
    names,
    fields: names.map((name) => last?.fields[last.names.indexOf(name)] ?? createField()),
  };
}

/** Of the last value of a field, if it was a record. */
export function lastShape({ last }: Field): Shape | undefined {
  return typeof last === 'object' && last !== null && 'names' in last ? last : undefined;
}

/** A shape as text; empty where there was none. */
export function namesOf(shape: Shape | undefined): string {
  return shape?.names.join() ?? '';
}

/** The last value of a field if it was a text. */
export function lastText({ last }: Field): string {
  return typeof last === 'string' ? last : '';
}

export function createGuesses(htmlTexts: readonly string[]) {
  const lengths: Length[] = [];
  let before: Value = null;
  let htmlAt = 0;
  const at = (field: Field, place: number) => (field.places[place] ??= { rule: FIRST_RULE, last: undefined });
  return {
    before: () => (typeof before === 'string' ? before : ''),
    htmlAt: () => htmlAt,
    lengthOf: (length: number): Length => (lengths[length] ??= { length }),
    ruleOf: (field: Field, place: number) => at(field, place).rule,
    /** Undefined where the rule gives none. `middle`: of a joined one. */
    guess(
      field: Field,
      place: number,
      { kind, from = 0, by = 1, to = 0 }: Rule,
      middle = '',
    ): Value | undefined {
      if (kind === SAME) return field.last;
      if (kind === SAME_PLACE) return at(field, place).last;
      const text = typeof before === 'string' ? before : '';
      if (kind === FOLLOWING) return field.following?.get(text);
      if (kind === JOINED)
        return lastText(field).slice(0, -from || undefined) + middle + text.slice(text.length - to);
      const html = htmlTexts[htmlAt + by];
      return html?.slice(from, html.length - to);
    },
    /** `rule`: by which it was found; undefined leaves the field its own. */
    accept(field: Field, place: number, value: Value, rule: Rule | undefined): void {
      const here = at(field, place);
      if (rule !== undefined) {
        here.rule = rule;
        // Only such a one has it.
        htmlAt += rule.by ?? 0;
      }
      if (typeof before === 'string' && typeof value === 'string')
        (field.following ??= new Map()).set(before, value);
      field.last = value;
      here.last = value;
      before = value;
    },
  };
}
