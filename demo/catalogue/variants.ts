// The colours of a product, with the articles, prices, stock and pictures of each.
import { type CatalogueArticle, type CatalogueVariant, COLOR_FAMILIES } from '#catalogue/catalogue.ts';
import type { GearType } from '#demo/drawings/parameters.ts';
import { COLOUR_NAMES, COLOURWAYS, type Colourway, type ColourwayId } from '#demo/catalogue/colourways.ts';
import type { Wearer } from '#demo/catalogue/family.ts';
import { gearImages } from '#demo/catalogue/pictures.ts';
import { pricesOf, stockOf } from '#demo/catalogue/prices.ts';
import { type Random, randomOf, seedOf } from '#demo/catalogue/random.ts';
import { type Sizing, sizeCode } from '#demo/catalogue/sizes.ts';

export interface VariantPlan {
  readonly productId: string;
  readonly skuPrefix: string;
  readonly gear: GearType;
  readonly cut: number;
  readonly wearer: Wearer;
  readonly colours: readonly ColourwayId[];
  readonly sizing: Sizing;
  /** Euros, for the first size. */
  readonly euros: number;
  /** Share 0..1; 0 where nothing is reduced. */
  readonly discount: number;
  /** Only some colours are reduced. */
  readonly isPartialSale: boolean;
  readonly isReuse: boolean;
}

const colorFamilyOf = (colour: Colourway): CatalogueVariant['color'] => {
  const found = COLOR_FAMILIES.find((family) => family.id === colour.family);
  if (found === undefined) throw new Error(`colourway ${colour.code} names no colour family`);
  return { id: found.id, name: found.name };
};

/** Numbers 200 to 299 are for use inside one company, so they belong to no other product. */
const GTIN_PREFIX = '29';
const GTIN_BODY = 10;

/** A GTIN-13 with its check digit. */
function gtinOf(articleId: string): string {
  const wide = seedOf(articleId) * 2 ** 20 + (seedOf(`${articleId}#`) & 0xfffff);
  const body = GTIN_PREFIX + String(wide).padStart(GTIN_BODY, '0').slice(-GTIN_BODY);
  const sum = Array.from(body, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return body + String((10 - (sum % 10)) % 10);
}

/** Some products have a price of their own in Germany or in the dollar markets. */
function marketEurosOf(plan: VariantPlan, factor: number): Parameters<typeof pricesOf>[2] {
  const luck = seedOf(`${plan.productId} market prices`) % 100;
  if (luck < 3) return { 'de-de': plan.euros * factor * 0.94 };
  if (luck < 6) return { 'en-as': plan.euros * factor * 1.12 };
  return luck < 8 ? { 'en-us': plan.euros * factor * 1.06 } : {};
}

function articlesOf(
  plan: VariantPlan,
  variantId: string,
  discount: number,
  random: Random,
): CatalogueArticle[] {
  const isSoldOut = !plan.isReuse && random.chance(0.015);
  // Sizes that cost the same share one object.
  const prices = new Map(
    plan.sizing.factors.map((factor) => [
      factor,
      pricesOf(plan.euros * factor, discount, marketEurosOf(plan, factor)),
    ]),
  );
  const offered = plan.isReuse
    ? new Set(random.some(plan.sizing.sizes, random.between(1, 2)))
    : new Set(plan.sizing.sizes);
  return plan.sizing.sizes.flatMap((size, at) => {
    if (!offered.has(size)) return [];
    const articleId = `${variantId}-${sizeCode(size)}`;
    const factor = plan.sizing.factors[at] ?? 1;
    return [
      {
        articleId,
        sku: `${plan.skuPrefix}-${articleId}`,
        size,
        gtin: gtinOf(articleId),
        stock: isSoldOut ? 0 : plan.isReuse ? 1 : stockOf(random),
        prices: prices.get(factor) ?? {},
      },
    ];
  });
}

export function variantsOf(plan: VariantPlan): CatalogueVariant[] {
  return plan.colours.map((colourId, at) => {
    const colour = COLOURWAYS[colourId];
    const variantId = `${plan.productId}-${colour.code}`;
    const isReduced = plan.discount > 0 && (!plan.isPartialSale || at % 2 === 1);
    return {
      variantId,
      color: colorFamilyOf(colour),
      specificColorName: COLOUR_NAMES[colourId],
      colorHex: colour.hex,
      images: gearImages(variantId, plan.gear, plan.cut, colour.hex, plan.wearer),
      articles: articlesOf(plan, variantId, isReduced ? plan.discount : 0, randomOf(`articles ${variantId}`)),
    };
  });
}
