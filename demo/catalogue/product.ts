// One product of the demo catalogue: a model for one kind of wearer, new or second hand.
import { REUSE_LABEL } from '#contract/product.ts';
import { type CatalogueProduct, DEMO_SOURCE } from '#catalogue/catalogue.ts';
import { daysBefore } from '#demo/catalogue/base-date.ts';
import { BRANDS } from '#demo/catalogue/brands.ts';
import { type ColourwayId, PALETTES } from '#demo/catalogue/colourways.ts';
import { cutOf, turnOf } from '#demo/catalogue/cut-choice.ts';
import { descriptionOf } from '#demo/catalogue/description.ts';
import type { Family, ProductRange, Wearer } from '#demo/catalogue/family.ts';
import type { Model } from '#demo/catalogue/model.ts';
import { attributesOf } from '#demo/catalogue/product-attributes.ts';
import { type Random, randomOf, seedOf } from '#demo/catalogue/random.ts';
import { sizingOf } from '#demo/catalogue/sizes.ts';
import { FAMILY_TEXTS } from '#demo/catalogue/families/family-texts.ts';
import { PRODUCT_TEXTS } from '#demo/catalogue/product-texts.ts';
import { type Text, inEachLanguage } from '#demo/texts/texts.ts';
import { variantsOf } from '#demo/catalogue/variants.ts';

/** Share (0..1) on sale, among products that are neither new nor used. */
const SALE_SHARE = 0.22;
const DISCOUNTS = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.4];
/** Shares of the price when a product is sold again. */
const REUSE_PRICES = [0.45, 0.5, 0.6];
const BESTSELLER_ABOVE = 0.8;
/** Coprime to the length of every palette, so that consecutive models start at different colours. */
const PALETTE_STRIDE = 11;

function titleOf({ name, sleeps, family }: Model): Text {
  return inEachLanguage((language) =>
    [name[language], sleeps, FAMILY_TEXTS[family.id].noun[language]]
      .filter((part) => part !== null)
      .join(' '),
  );
}

/** A name as part of a URL: `Snövik` is snovik. */
function slugged(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace('kids’ ', '')
    .toLowerCase()
    .replaceAll(' ', '-');
}

function subtitleOf(family: Model['family'], wearer: Wearer, isReuse: boolean): Text {
  return inEachLanguage((language) => {
    const subtitle = PRODUCT_TEXTS.subtitles[wearer][language].replace(
      '{kind}',
      FAMILY_TEXTS[family.id].kind[language],
    );
    return isReuse ? subtitle + PRODUCT_TEXTS.secondHand[language] : subtitle;
  });
}

/** Colours spread over the palette; the start depends on the model, so that neighbours start differently. */
function coloursOf(family: Family, start: number, count: number, random: Random): ColourwayId[] {
  const palette: readonly ColourwayId[] = PALETTES[family.palette];
  const step = random.between(1, 3);
  const taken = new Set<ColourwayId>();
  for (let at = start; taken.size < count; at += step) {
    let next = at;
    while (taken.has(palette[next % palette.length] ?? 'raven')) next += 1;
    taken.add(palette[next % palette.length] ?? 'raven');
  }
  return [...taken];
}

/** Few things sell very well and most sell a little: share 0..1 of the best seller. */
function popularityOf(isReuse: boolean, random: Random): number {
  return Math.round(random.next() ** 4 * (isReuse ? 0.4 : 1) * 10_000) / 10_000;
}

function eurosOf(model: Model, isReuse: boolean, random: Random): number {
  if (!isReuse) return model.euros;
  return Math.max(5, Math.round((model.euros * random.pick(REUSE_PRICES)) / 5) * 5);
}

/** `isReuse`: the same piece, handed in and sold again. */
export function productOf(model: Model, range: ProductRange, isReuse: boolean): CatalogueProduct {
  const { family, fabric, brand } = model;
  const { wearer } = range;
  const title = titleOf(model);
  const slug = [slugged(title.en), wearer === 'unisex' ? null : wearer, isReuse ? 'reuse' : null]
    .filter((part) => part !== null)
    .join('-');
  const random = randomOf(`product ${slug}`);
  const productId = `C${seedOf(slug).toString(36).toUpperCase().padStart(7, '0')}`;
  const sizing = sizingOf(range.sizes, random);
  const popularity = popularityOf(isReuse, random);
  const isNew = model.isNew && !isReuse;
  const isOnSale = !isNew && !isReuse && random.chance(SALE_SHARE);
  const colourCount = isReuse ? 2 : random.between(family.colours[0], family.colours[1]);
  // Men's versions and used ones start at another colour than the model beside them.
  const paletteStart = model.position * PALETTE_STRIDE + (wearer === 'men' ? 2 : 0) + (isReuse ? 5 : 0);

  return {
    productId,
    source: DEMO_SOURCE,
    slug,
    brand: brand.name,
    title,
    subtitle: subtitleOf(family, wearer, isReuse),
    description: descriptionOf(model, isReuse, random),
    gender: wearer,
    listingIds: range.listings,
    attributes: attributesOf(model, sizing.sizes),
    sustainability: isReuse
      ? [...fabric.icons, random.pick(['reuse-excellent', 'reuse-good'])]
      : [...fabric.icons],
    labels: [
      ...(isNew ? ['New'] : []),
      ...(popularity > BESTSELLER_ABOVE ? ['Bestseller'] : []),
      ...(isReuse ? [REUSE_LABEL] : []),
    ],
    keywords: [family.gear.replaceAll('-', ' '), slugged(model.name.en)],
    popularity,
    margin: random.between(32, brand === BRANDS.cairn ? 64 : 48) / 100,
    publishedAt: isReuse ? daysBefore(random.between(60, 300)) : model.publishedAt,
    markets: model.markets,
    variants: variantsOf({
      productId,
      skuPrefix: brand.prefix,
      gear: family.gear,
      cut: cutOf(model, turnOf(model, wearer === 'men')),
      wearer,
      colours: coloursOf(family, paletteStart, colourCount, random),
      sizing,
      euros: eurosOf(model, isReuse, random),
      discount: isOnSale ? random.pick(DISCOUNTS) : 0,
      isPartialSale: random.chance(0.4),
      isReuse,
    }),
  };
}
