// A product family: what the models of one kind of product have in common, and the ranges in which they differ.
import type { GearType } from '#demo/drawings/parameters.ts';
import type { ActivityId, FitId, SeasonId } from '#demo/catalogue/attributes.ts';
import type { BrandId } from '#demo/catalogue/brands.ts';
import type { PaletteId } from '#demo/catalogue/colourways.ts';
import { FABRICS } from '#demo/catalogue/fabrics.ts';
import { HARD_MATERIALS } from '#demo/catalogue/hard-materials.ts';
import { WORN_MATERIALS } from '#demo/catalogue/worn-materials.ts';
import type { FeatureId } from '#demo/catalogue/features.ts';
import type { SizeScheme } from '#demo/catalogue/sizes.ts';

export const ALL_MATERIALS = { ...FABRICS, ...WORN_MATERIALS, ...HARD_MATERIALS };
export type FabricId = keyof typeof ALL_MATERIALS;
export type Wearer = 'women' | 'men' | 'unisex' | 'kids';

/** The models of a family for one kind of wearer: their categories and sizes. */
export interface ProductRange {
  readonly wearer: Wearer;
  /** Leaf categories, the primary first. */
  readonly listings: readonly string[];
  readonly sizes: SizeScheme;
}

export interface Family {
  /** Part of every slug: `rain-jacket`. */
  readonly id: string;
  readonly gear: GearType;
  readonly ranges: readonly ProductRange[];
  readonly models: number;
  readonly brands: readonly BrandId[];
  /** Euros, for the first size. */
  readonly price: readonly [low: number, high: number];
  readonly palette: PaletteId;
  readonly colours: readonly [fewest: number, most: number];
  readonly fabrics: readonly FabricId[];
  readonly features: readonly FeatureId[];
  readonly activities: readonly ActivityId[];
  readonly fits: readonly FitId[];
  readonly season: SeasonId;
  /** Grams. */
  readonly weight: readonly [low: number, high: number];
  /** Numbers that follow the model's name and say how many it sleeps. */
  readonly sleeps?: readonly number[];
}

/** The ranges for women and for men of the same kind of clothes. */
export const forBoth = (leaf: string): readonly ProductRange[] => [
  { wearer: 'women', listings: [`women-${leaf}`], sizes: 'women' },
  { wearer: 'men', listings: [`men-${leaf}`], sizes: 'men' },
];
export const shoesForBoth = (leaf: string): readonly ProductRange[] => [
  { wearer: 'women', listings: [`women-${leaf}`], sizes: 'shoes-women' },
  { wearer: 'men', listings: [`men-${leaf}`], sizes: 'shoes-men' },
];
export const forAll = (leaf: string, sizes: SizeScheme): readonly ProductRange[] => [
  { wearer: 'unisex', listings: [leaf], sizes },
];
export const forKids = (leaf: string, sizes: SizeScheme = 'kids'): readonly ProductRange[] => [
  { wearer: 'kids', listings: [`kids-${leaf}`], sizes },
];
