// All products of the demo catalogue, one after another: every model of every family, and what came back to be sold again.
import type { CatalogueProduct } from '#server/catalogue/model.ts';
import { ALL_FAMILIES, type FamilyId } from '#demo/catalogue/families/all-families.ts';
import type { Family } from '#demo/catalogue/family.ts';
import { modelOf } from '#demo/catalogue/model.ts';
import { MODEL_NAMES } from '#demo/catalogue/model-names.ts';
import { productOf } from '#demo/catalogue/product.ts';
import { randomOf } from '#demo/catalogue/random.ts';

/** Which families are taken back, washed and sold again. */
const TAKEN_BACK: ReadonlySet<FamilyId> = new Set<FamilyId>([
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
/** The model of such a family that came back: old enough to have been worn. */
const RETURNED_INDEX = 2;

/** Made one at a time, so that nobody has to hold them all; every call starts from the first. */
export function* demoProducts(): Generator<CatalogueProduct> {
  let position = 0;
  for (const family of ALL_FAMILIES) {
    const plan: Family & { readonly id: FamilyId } = family;
    const names = randomOf(`names ${family.id}`).some(MODEL_NAMES, family.models);
    for (const [index, name] of names.entries()) {
      const model = modelOf(plan, name, index, position);
      for (const shelf of plan.shelves) {
        yield productOf(model, shelf, false);
        if (index === RETURNED_INDEX && TAKEN_BACK.has(plan.id)) yield productOf(model, shelf, true);
      }
      position += 1;
    }
  }
}
