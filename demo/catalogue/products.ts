// Generates all products of the demo catalogue: every model of every family, and its second-hand versions.
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { ALL_FAMILIES, type FamilyId } from '#demo/catalogue/families/all-families.ts';
import type { Family } from '#demo/catalogue/family.ts';
import { modelOf } from '#demo/catalogue/model.ts';
import { MODEL_NAMES } from '#demo/catalogue/model-names.ts';
import { productOf } from '#demo/catalogue/product.ts';
import { randomOf } from '#demo/catalogue/random.ts';

/** Families that also have second-hand products. */
const RESOLD_FAMILIES: ReadonlySet<FamilyId> = new Set<FamilyId>([
  'shell-jacket',
  'rain-jacket',
  'down-jacket',
  'padded-jacket',
  'parka',
  'softshell-jacket',
  'wind-jacket',
  'vest',
  'fleece-jacket',
  'fleece-jumper',
  'hoodie',
  'flannel-shirt',
  'shell-trousers',
  'hiking-trousers',
  'padded-skirt',
  'hiking-boots',
  'kids-rain-jacket',
  'kids-padded-jacket',
  'daypack',
  'trekking-pack',
  'tunnel-tent',
]);
/** The model of such a family that is also sold second hand. */
const RESOLD_INDEX = 2;

/** Generated one at a time, so that they need not all be in memory; every call starts from the first. */
export function* demoProducts(): Generator<CatalogueProduct> {
  let position = 0;
  for (const family of ALL_FAMILIES) {
    const plan: Family & { readonly id: FamilyId } = family;
    const names = randomOf(`names ${family.id}`).some(MODEL_NAMES, family.models);
    for (const [index, name] of names.entries()) {
      const model = modelOf(plan, name, index, position);
      for (const range of plan.ranges) {
        yield productOf(model, range, false);
        if (index === RESOLD_INDEX && RESOLD_FAMILIES.has(plan.id)) yield productOf(model, range, true);
      }
      position += 1;
    }
  }
}
