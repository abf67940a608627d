// One product of the demo catalogue: a model of a family, for one kind of wearer.
import type { MarketCode } from '#contract/market.ts';
import { REUSE_LABEL } from '#contract/product.ts';
import type { CatalogueProduct } from '#server/catalogue/model.ts';
import { BRANDS } from '#server/demo/brands.ts';
import { NEW_SINCE_MS, daysBefore } from '#server/demo/base-date.ts';
import { type ColourwayId, PALETTES } from '#server/demo/colourways.ts';
import { descriptionOf } from '#server/demo/description.ts';
import type { Fabric } from '#server/demo/fabrics.ts';
import type { FamilyId } from '#server/demo/families/all-families.ts';
import { ALL_MATERIALS, type Family, type Shelf, type Wearer } from '#server/demo/family.ts';
import { attributesOf } from '#server/demo/product-attributes.ts';
import { type Random, randomOf, seedOf } from '#server/demo/random.ts';
import { sizingOf } from '#server/demo/sizes.ts';
import { type Text, inEach, text } from '#server/demo/text.ts';
import { variantsOf } from '#server/demo/variants.ts';

/** One model of a family. `index` counts within the family, `position` over the whole catalogue. */
export interface Model {
  readonly family: Family & { readonly id: FamilyId };
  readonly name: Text;
  readonly index: number;
  readonly position: number;
}

const FOR_WEARER: Readonly<Record<Wearer, Text>> = {
  women: text('{kind} for women', '{kind} för dam', '{kind} für Damen', '여성용 {kind}'),
  men: text('{kind} for men', '{kind} för herr', '{kind} für Herren', '남성용 {kind}'),
  kids: text('{kind} for children', '{kind} för barn', '{kind} für Kinder', '아동용 {kind}'),
  unisex: text('{kind}', '{kind}', '{kind}', '{kind}'),
};
const SECOND_HAND = text(', second hand', ', second hand', ', Secondhand', ', 중고');

const NORDIC: readonly MarketCode[] = [
  'sv-se',
  'en-se',
  'sv-no',
  'en-no',
  'sv-dk',
  'en-dk',
  'sv-fi',
  'en-fi',
];
const EUROPE: readonly MarketCode[] = [...NORDIC, 'en-eu', 'sv-eu', 'de-eu', 'de-de', 'en-de'];

/** A name as an address holds it: `Snövik` is snovik. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', '')
    .toLowerCase()
    .replaceAll(' ', '-');

const between = (low: number, high: number, share: number): number => low + (high - low) * share;

/** Prices are agreed in steps of five euros. */
function eurosOf(family: Family, fabric: Fabric, sleeps: number | null, random: Random): number {
  const rank = sleeps === null ? (fabric.rank ?? 0.5) : (sleeps - 1) / 3;
  const share = rank * 0.6 + random.next() * 0.4;
  const euros = between(family.price[0], family.price[1], share);
  return euros < 40 ? Math.round(euros) : Math.round(euros / 5) * 5;
}

function weightOf(family: Family, fabric: Fabric, sleeps: number | null, random: Random): number {
  const luck = random.next();
  const share =
    sleeps !== null
      ? ((sleeps - 1) / 3) * 0.75 + luck * 0.25
      : fabric.isLight
        ? luck * 0.55
        : 0.15 + luck * 0.85;
  const grams = between(family.weight[0], family.weight[1], share);
  return grams < 100 ? Math.round(grams) : Math.round(grams / 5) * 5;
}

/** Colours that stand apart in the palette; the start moves with the model, so that neighbours begin differently. */
function coloursOf(family: Family, start: number, random: Random): ColourwayId[] {
  const palette: readonly ColourwayId[] = PALETTES[family.palette];
  const count = random.between(family.colours[0], family.colours[1]);
  const step = random.pick([1, 2, 3]);
  const taken: ColourwayId[] = [];
  for (let at = start; taken.length < count; at += step) {
    let colour = palette[at % palette.length];
    while (colour !== undefined && taken.includes(colour)) {
      at += 1;
      colour = palette[at % palette.length];
    }
    if (colour !== undefined) taken.push(colour);
  }
  return taken;
}

/** Where it is sold; empty is everywhere. Gas stoves and a few others stay close to home. */
function marketsOf(family: Family, random: Random): readonly MarketCode[] {
  const luck = random.next();
  if (family.gear === 'stove' && luck < 0.3) return EUROPE;
  if (luck < 0.012) return NORDIC;
  return luck < 0.03 ? EUROPE : [];
}

/** `isReuse`: the same piece, handed in and sold again. */
export function productOf(model: Model, shelf: Shelf, isReuse: boolean): CatalogueProduct {
  const { family, name } = model;
  const wearer = shelf.wearer;
  // What women's and men's versions share is drawn from the model, the rest from the product.
  const shared = randomOf(`model ${family.id} ${name.en}`);
  const sleeps = family.sleeps?.[model.index % family.sleeps.length] ?? null;
  const brand = BRANDS[shared.pick(family.brands)];
  const fabric: Fabric = ALL_MATERIALS[shared.pick(family.fabrics)];
  const features = shared.some(family.features, shared.between(3, Math.min(5, family.features.length)));
  const activities = shared.some(family.activities, shared.between(1, 3));
  const fit = family.fits.length === 0 ? null : shared.pick(family.fits);
  const euros = eurosOf(family, fabric, sleeps, shared);
  const weight = weightOf(family, fabric, sleeps, shared);
  const isNew = !isReuse && shared.chance(0.09);
  const publishedAt = isNew ? daysBefore(shared.between(1, 40)) : daysBefore(shared.between(60, 1100));

  const titleOf = (noun: Text): Text =>
    inEach((language) => [name[language], sleeps, noun[language]].filter((part) => part !== null).join(' '));
  const title = titleOf(family.noun);
  const slug = [
    slugOf(title.en.replace(/kids’ /, '')),
    wearer === 'unisex' ? [] : [wearer],
    isReuse ? ['reuse'] : [],
  ]
    .flat()
    .join('-');
  const random = randomOf(`product ${slug}`);
  const productId = `C${seedOf(slug).toString(36).toUpperCase().padStart(7, '0')}`;
  const popularity = Math.round(random.next() ** 4 * (isReuse ? 0.4 : 1) * 10_000) / 10_000;
  const isBestseller = popularity > 0.8;
  const discount =
    !isNew && !isReuse && random.chance(0.2) ? random.pick([0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.4]) : 0;
  const sizing = sizingOf(shelf.sizes, random);
  const measures = { activities, fit, weight, sleeps, sizes: sizing.sizes };

  return {
    productId,
    source: 'demo',
    slug,
    brand: brand.name,
    title,
    subtitle: inEach(
      (language) =>
        FOR_WEARER[wearer][language].replace('{kind}', family.kind[language]) +
        (isReuse ? SECOND_HAND[language] : ''),
    ),
    description: descriptionOf({ familyId: family.id, model: name, fabric, features, isReuse }, random),
    gender: wearer,
    listingIds: shelf.listings,
    attributes: attributesOf(family, fabric, measures),
    sustainability: [
      ...fabric.icons,
      ...(isReuse ? [random.chance(0.5) ? ('reuse-excellent' as const) : ('reuse-good' as const)] : []),
    ],
    labels: [
      ...(publishedAt > NEW_SINCE_MS ? ['New'] : []),
      ...(isBestseller ? ['Bestseller'] : []),
      ...(isReuse ? [REUSE_LABEL] : []),
    ],
    keywords: [family.gear.replaceAll('-', ' '), slugOf(name.en)],
    popularity,
    margin: Math.round(between(0.32, brand === BRANDS.cairn ? 0.64 : 0.48, random.next()) * 100) / 100,
    publishedAt,
    markets: marketsOf(family, shared),
    variants: variantsOf({
      productId,
      skuPrefix: brand.prefix,
      gear: family.gear,
      cut: model.index + (wearer === 'men' ? 1 : 0),
      colours: coloursOf(family, model.position * 5 + (wearer === 'men' ? 2 : 0), random).slice(
        0,
        isReuse ? 2 : 5,
      ),
      sizing,
      euros: isReuse ? Math.max(5, Math.round((euros * random.pick([0.45, 0.5, 0.6])) / 5) * 5) : euros,
      discount,
      isPartialSale: random.chance(0.4),
      isReuse,
    }),
  };
}
