// The synthetic shop's assortment: categories, brands, colours, sizes, materials, features and facets.
import type { EngineFacet, EngineListing, EngineValue } from '#engine/engine.ts';

/** Top categories with their second level; each of these has one category per kind. */
const TREE = {
  Clothing: ['Jackets', 'Trousers', 'Shirts', 'Base layers'],
  Footwear: ['Boots', 'Trail shoes', 'Sandals', 'Socks'],
  Packs: ['Rucksacks', 'Daypacks', 'Duffels', 'Pouches'],
  Camping: ['Tents', 'Sleeping bags', 'Stoves', 'Mats'],
  Climbing: ['Ropes', 'Harnesses', 'Helmets', 'Carabiners'],
  Winter: ['Skis', 'Snowshoes', 'Gloves', 'Goggles'],
} as const;
const KINDS = ['Alpine', 'Trail', 'Travel', 'Expedition'];
/** By top category: the possible sizes of articles. */
const SIZES: Readonly<Record<keyof typeof TREE, readonly string[]>> = {
  Clothing: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  Footwear: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
  Packs: ['One size'],
  Camping: ['Regular', 'Long', 'Wide'],
  Climbing: ['One size', 'S', 'M', 'L'],
  Winter: ['XS', 'S', 'M', 'L', 'XL', '160', '168', '176', '184'],
};

export interface Leaf {
  readonly listingId: string;
  /** Singular name of its products: "Alpine jacket". */
  readonly name: string;
  readonly sizes: readonly string[];
}

export const LISTINGS: readonly EngineListing[] = Object.entries(TREE).flatMap(([top, subcategories]) => [
  listing(top, null),
  ...subcategories.flatMap((subcategory) => [
    listing(subcategory, top),
    ...KINDS.map((kind) => listing(`${kind} ${subcategory.toLowerCase()}`, subcategory)),
  ]),
]);
/** Second-level categories, a twenty-fourth of the assortment each. */
export const SUBCATEGORY_IDS: readonly string[] = Object.values(TREE).flatMap((subcategories) =>
  subcategories.map(idOf),
);
export const LEAVES: readonly Leaf[] = Object.entries(TREE).flatMap(([top, subcategories]) =>
  subcategories.flatMap((subcategory) =>
    KINDS.map((kind) => ({
      listingId: idOf(`${kind} ${subcategory.toLowerCase()}`),
      name: `${kind} ${subcategory.toLowerCase().replace(/(?<=ss)es$|s$/u, '')}`,
      sizes: SIZES[top as keyof typeof TREE],
    })),
  ),
);
const BY_ID = new Map(LISTINGS.map((each) => [each.listingId, each]));

/** Titles from the root to the listing itself. */
export function pathOf(listingId: string): string[] {
  const category = BY_ID.get(listingId);
  return category === undefined ? [] : [...pathOf(category.parentId ?? ''), category.title];
}

function listing(title: string, parent: string | null): EngineListing {
  return {
    listingId: idOf(title),
    parentId: parent === null ? null : idOf(parent),
    externalId: idOf(title),
    slug: idOf(title),
    type: 'category',
    title,
    description: '',
    imageIds: [],
    order: 0,
    showInBreadcrumbs: true,
    showInQuicklinks: true,
    contentBlocks: [],
    rule: null,
  };
}

function idOf(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

const valuesOf = (names: string): EngineValue[] =>
  names.split(', ').map((name) => ({ id: idOf(name), name }));
export const GENDERS = valuesOf('Women, Men, Unisex, Kids');
export const COLORS = valuesOf(
  'Black, Blue, Grey, Green, Red, Brown, Beige, White, Navy, Orange, Yellow, Purple, Pink, Turquoise, Gold, Multi',
);
export const MATERIALS = valuesOf(
  'Polyester, Nylon, Cotton, Merino wool, Leather, Down, Fleece, Canvas, Aluminium, Steel, Rubber, Carbon',
);
export const FEATURES = valuesOf(
  'Waterproof, Windproof, Breathable, Insulated, Lightweight, Packable, Stretch, Hooded, Ventilated, Reflective, Recycled, Quick drying, ' +
    'Padded, Seamless, Adjustable, Removable liner, Two way zip, Antibacterial, Sun protection, Foldable, Roll top, Grip sole, Vegan, Ripstop',
);
export const FITS = valuesOf('Regular, Slim, Relaxed, Oversized');
export const WEIGHTS = valuesOf('Under 250 g, 250 to 500 g, 500 to 1000 g, 1 to 2 kg, Over 2 kg');

const facet = (field: string, type: EngineFacet['type'], title: string, order: number): EngineFacet => ({
  field,
  type,
  title,
  groupTitle: null,
  groupExpanded: true,
  order,
  unit: null,
});
/** The ten facets counted in every result. */
export const FACETS: readonly EngineFacet[] = [
  facet('category', 'checkbox-hierarchical', 'Category', 1),
  facet('gender', 'checkbox', 'Gender', 2),
  facet('color', 'checkbox-color', 'Colour', 3),
  facet('size', 'checkbox-grid', 'Size', 4),
  facet('price', 'range', 'Price', 5),
  facet('brand', 'checkbox', 'Brand', 6),
  facet('material', 'checkbox', 'Material', 7),
  facet('features', 'checkbox', 'Features', 8),
  facet('fit', 'checkbox', 'Fit', 9),
  facet('weight', 'checkbox', 'Weight', 10),
];
