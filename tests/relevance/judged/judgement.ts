// Relevance judgments: a query, and the rules that grade the product cards of the demo catalogue for it.
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

/** 3: exactly what the query means. 2: close to it, or for another wearer. 1: better than nothing. 0: no rule matches. */
export type Grade = 3 | 2 | 1;

/** Ids of the colours used in judgments. */
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

/** By attribute: values of which a product needs one. */
export interface AttributeRule {
  readonly activity?: readonly ActivityId[];
  readonly material?: readonly MaterialId[];
  readonly season?: readonly SeasonId[];
  readonly insulation?: readonly InsulationId[];
  readonly waterproof?: readonly WaterColumnId[];
  readonly weight_class?: readonly WeightClassId[];
}
/** All conditions must hold; in a condition with several values, one is enough. */
export interface Rule {
  readonly family?: readonly FamilyId[];
  /** Category listing ids of any level. */
  readonly listing?: readonly string[];
  readonly gender?: readonly Wearer[];
  readonly brand?: BrandId;
  /** Model names in Latin script: `Skarn`. */
  readonly model?: readonly string[];
  readonly has?: AttributeRule;
  readonly feature?: readonly FeatureId[];
  /** How many a tent sleeps. */
  readonly people?: readonly number[];
  /** Volume in litres, inclusive. */
  readonly litres?: readonly [min: number, max: number];
  /** The colour that the card displays. */
  readonly displayedColor?: ColorId;
  /** A colour the product is available in. */
  readonly availableColor?: ColorId;
  /** A size the product is available in, as written in the catalogue. */
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
  /** The first matching rule gives the grade, else 0. */
  readonly grades: readonly Graded[];
  readonly note?: string;
}
type Grades = readonly Graded[];

/** Grades by product family. */
export function families(by: Readonly<Partial<Record<Grade, readonly FamilyId[]>>>): Grades {
  return ([3, 2, 1] as const).flatMap((grade) => {
    const family = by[grade];
    return family === undefined ? [] : [{ grade, where: { family } }];
  });
}

/** Restricts grades to products that also match `rule`. */
export function restrictedTo(grades: Grades, rule: Rule): Grades {
  return grades.map(({ grade, where }) => ({ grade, where: combined(where, rule) }));
}

/** Products that do not match `rule` are graded one lower. */
export function preferring(rule: Rule, grades: Grades): Grades {
  return grades.flatMap(({ grade, where }) => [
    { grade, where: combined(where, rule) },
    ...oneLower(grade, where),
  ]);
}

/** For a query with a colour: full grade if it is displayed, one lower if it is available or a similar colour is displayed. */
export function inColor(grades: Grades, color: ColorId, near?: ColorId): Grades {
  return grades.flatMap(({ grade, where }) => [
    { grade, where: { ...where, displayedColor: color } },
    ...(near === undefined ? [] : oneLower(grade, { ...where, displayedColor: near })),
    ...oneLower(grade, { ...where, availableColor: color }),
  ]);
}

/** Restricts grades to products made for `wearer`. */
export function forWearer(wearer: Wearer, grades: Grades): Grades {
  const familiesForWearer = new Set(
    ALL_FAMILIES.filter(({ ranges }: Family) => ranges.some((range) => range.wearer === wearer)).map(
      ({ id }) => id,
    ),
  );
  return grades.flatMap(({ grade, where }) => {
    const family = where.family?.filter((id) => familiesForWearer.has(id));
    if (family?.length === 0) return [];
    return [{ grade, where: { ...where, ...(family === undefined ? {} : { family }), gender: [wearer] } }];
  });
}

/** Only the highest grade. */
export const bestGradeOnly = (grades: Grades): Grades => grades.filter(({ grade }) => grade === 3);

const oneLower = (grade: Grade, where: Rule): Grades =>
  grade === 1 ? [] : [{ grade: grade === 3 ? 2 : 1, where }];

const combined = (where: Rule, rule: Rule): Rule => ({
  ...where,
  ...rule,
  ...(where.has === undefined && rule.has === undefined ? {} : { has: { ...where.has, ...rule.has } }),
});
