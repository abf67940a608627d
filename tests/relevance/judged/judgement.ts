// What a judgement is: a query, and the rules that say how well a card of the demo shop answers what its shopper means.
import type {
  ActivityId,
  InsulationId,
  MaterialId,
  SeasonId,
  WaterColumnId,
  WeightClassId,
} from '#demo/catalogue/attributes.ts';
import type { BrandId } from '#demo/catalogue/brands.ts';
import { ALL_FAMILIES, type FamilyId } from '#demo/catalogue/families/all-families.ts';
import type { Family, Wearer } from '#demo/catalogue/family.ts';
import type { FeatureId } from '#demo/catalogue/features.ts';

/** 3: what was asked for. 2: nearly that, or that for someone else. 1: better than an empty place. Unnamed: 0. */
export type Grade = 3 | 2 | 1;

/** Colour families that judgements ask for, by their ids. */
export type ColorId =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | 'blue'
  | 'navy'
  | 'turquoise'
  | 'green'
  | 'olive'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'purple';

/** Values of attributes; one of them is enough. */
export interface AttributeRule {
  readonly activity?: readonly ActivityId[];
  readonly material?: readonly MaterialId[];
  readonly season?: readonly SeasonId[];
  readonly insulation?: readonly InsulationId[];
  readonly waterproof?: readonly WaterColumnId[];
  readonly weight_class?: readonly WeightClassId[];
}
/** All parts must hold; in a part that lists several, one of them is enough. */
export interface Rule {
  readonly family?: readonly FamilyId[];
  /** Listing ids of the category tree, of any level. */
  readonly listing?: readonly string[];
  readonly gender?: readonly Wearer[];
  readonly brand?: BrandId;
  /** Names of models in Latin script: `Skarn`. */
  readonly model?: readonly string[];
  readonly has?: AttributeRule;
  readonly feature?: readonly FeatureId[];
  /** How many a tent sleeps. */
  readonly people?: readonly number[];
  /** A size of so many litres, both ends included. */
  readonly litres?: readonly [least: number, most: number];
  /** The colour that the card shows first. */
  readonly shown?: ColorId;
  /** A colour it comes in, shown or not. */
  readonly offered?: ColorId;
  /** A size it comes in, as the catalogue writes it. */
  readonly size?: readonly string[];
  readonly sizeInStock?: readonly string[];
  readonly label?: 'Reuse' | 'New' | 'Bestseller';
}
export interface Graded {
  readonly grade: Grade;
  readonly where: Rule;
}
export type Kind =
  | 'head noun'
  | 'inflected'
  | 'swap'
  | 'typo'
  | 'typo in prefix'
  | 'prefix'
  | 'compound'
  | 'synonym'
  | 'colour'
  | 'gender'
  | 'feature'
  | 'size'
  | 'measure'
  | 'brand'
  | 'model'
  | 'foreign word'
  | 'script'
  | 'particle'
  | 'spacing'
  | 'stop words'
  | 'sentence'
  | 'upper case'
  | 'diacritics';

export interface Judgement {
  readonly query: string;
  readonly kind: Kind;
  /** The first rule that holds gives the grade; none: 0. */
  readonly grades: readonly Graded[];
  readonly note?: string;
}
type Grades = readonly Graded[];

/** Families by how well they answer. */
export function families(by: Readonly<Partial<Record<Grade, readonly FamilyId[]>>>): Grades {
  return ([3, 2, 1] as const).flatMap((grade) => {
    const family = by[grade];
    return family === undefined ? [] : [{ grade, where: { family } }];
  });
}

/** Only what also obeys `rule`; the rest is no answer at all. */
export function restrictedTo(grades: Grades, rule: Rule): Grades {
  return grades.map(({ grade, where }) => ({ grade, where: joined(where, rule) }));
}

/** What obeys `rule` keeps its grade, the rest is one lower. */
export function preferring(rule: Rule, grades: Grades): Grades {
  return grades.flatMap(({ grade, where }) => [
    { grade, where: joined(where, rule) },
    ...oneLower(grade, where),
  ]);
}

/** A colour was named: it must be the one shown first. Offered behind another colour is one lower, and so is a near colour. */
export function inColor(grades: Grades, color: ColorId, near?: ColorId): Grades {
  return grades.flatMap(({ grade, where }) => [
    { grade, where: { ...where, shown: color } },
    ...(near === undefined ? [] : oneLower(grade, { ...where, shown: near })),
    ...oneLower(grade, { ...where, offered: color }),
  ]);
}

/** Only what is made for `wearer`: another's jacket is no answer. */
export function forWearer(wearer: Wearer, grades: Grades): Grades {
  const isMade = new Set(
    ALL_FAMILIES.filter(({ ranges }: Family) => ranges.some((range) => range.wearer === wearer)).map(
      ({ id }) => id,
    ),
  );
  return grades.flatMap(({ grade, where }) => {
    const family = where.family?.filter((id) => isMade.has(id));
    if (family?.length === 0) return [];
    return [{ grade, where: { ...where, ...(family === undefined ? {} : { family }), gender: [wearer] } }];
  });
}

/** What was asked for, without what comes near it. */
export const bestGradeOnly = (grades: Grades): Grades => grades.filter(({ grade }) => grade === 3);

const oneLower = (grade: Grade, where: Rule): Grades =>
  grade === 1 ? [] : [{ grade: grade === 3 ? 2 : 1, where }];

const joined = (where: Rule, rule: Rule): Rule => ({
  ...where,
  ...rule,
  ...(where.has === undefined && rule.has === undefined ? {} : { has: { ...where.has, ...rule.has } }),
});
