// The pictures of the demo catalogue: the drawing parameters for a colour, a category or a page.
import { type CatalogueImage, drawingImageId } from '#catalogue/catalogue.ts';
import {
  BOTTOM_GEARS,
  DRAWING_VERSION,
  type FigureKind,
  type GearDrawing,
  type GearType,
  type SceneDrawing,
  TOP_GEARS,
} from '#demo/drawings/parameters.ts';
import { hueOf, lightnessOf, mix } from '#demo/catalogue/color-mixing.ts';
import type { Wearer } from '#demo/catalogue/family.ts';
import { type Random, randomOf, seedOf } from '#demo/catalogue/random.ts';
import { TINTS, tintOf } from '#demo/catalogue/tints.ts';

const INK = '#23262a';
const BONE = '#ded6c4';
const CLOUDBERRY = '#e0973a';
/** Seeds are kept short: they are part of every stored drawing. */
const SEEDS = 100_000;
const DARK_BELOW = 0.28;
const LIGHT_ABOVE = 0.7;
const VIVID_ABOVE = 0.35;

function accentOf(main: string, random: Random): string {
  const lightness = lightnessOf(main);
  if (lightness < DARK_BELOW) return random.pick([mix(main, '#ffffff', 0.3), CLOUDBERRY, BONE]);
  if (lightness > LIGHT_ABOVE) return random.pick([mix(main, INK, 0.35), INK, '#8a5a3c']);
  if (hueOf(main).chroma > VIVID_ABOVE) return random.pick([mix(main, INK, 0.4), INK, BONE]);
  return random.pick([mix(main, INK, 0.35), mix(main, BONE, 0.45), CLOUDBERRY]);
}

function trimOf(main: string): string {
  const lightness = lightnessOf(main);
  if (lightness < DARK_BELOW) return mix(main, '#ffffff', 0.16);
  return lightness > LIGHT_ABOVE ? mix(main, INK, 0.7) : mix(main, INK, 0.6);
}

function drawn(drawing: 'gear' | 'scene', parameters: GearDrawing | SceneDrawing) {
  const source = { kind: 'drawing', drawing, parameters: { ...parameters } } as const;
  return { imageId: drawingImageId(source, DRAWING_VERSION), source };
}

const VIEWS = [
  ['model', 'worn'],
  ['isolated', 'isolated'],
  ['plain', 'detail'],
] as const;

/** Things that no drawn person shows to advantage: their first picture is the isolated one. */
const NEVER_WORN: ReadonlySet<GearType> = new Set([
  'cap',
  'headlamp',
  'neck-gaiter',
  'beanie',
  'hip-pack',
  'belt',
  'daypack',
  'trek-pack',
]);

/** Things that are drawn on a body of the wearer's own shape. */
const ON_A_BODY: ReadonlySet<GearType> = new Set([...TOP_GEARS, ...BOTTOM_GEARS]);

const FIGURE_OF: Readonly<Record<Wearer, FigureKind | undefined>> = {
  women: 'woman',
  men: 'man',
  kids: 'child',
  unisex: undefined,
};

export const isEverWorn = (gear: GearType): boolean => !NEVER_WORN.has(gear);

/** Whom a listing is for, by its name. */
export const wearerOf = (listingId: string): Wearer =>
  (['women', 'men', 'kids'] as const).find((wearer) => listingId.split('-')[0] === wearer) ?? 'unisex';

/** The pictures of one colour: as worn, isolated, a detail. `key` is the variant's id, `cut` the silhouette. */
export function gearImages(
  key: string,
  gear: GearType,
  cut: number,
  main: string,
  wearer: Wearer,
): CatalogueImage[] {
  const random = randomOf(`picture ${key}`);
  const tint = tintOf(main);
  const accent = accentOf(main, random);
  const seed = random.between(0, SEEDS - 1);
  const figure = ON_A_BODY.has(gear) ? FIGURE_OF[wearer] : undefined;
  return VIEWS.filter(([, view]) => view !== 'worn' || isEverWorn(gear)).map(([kind, view]) => ({
    ...drawn('gear', {
      gear,
      view,
      cut,
      main,
      accent,
      trim: trimOf(main),
      tint,
      seed,
      ...(view === 'worn' && figure !== undefined ? { figure } : {}),
    }),
    kind,
    tint,
  }));
}

/** Placeholder tints of the landscapes, by time of day. */
const SKIES = { dawn: TINTS.blush, day: TINTS.ice, dusk: TINTS.heather, night: TINTS.fog } as const;

/** An editorial landscape; the same key always gives the same picture. */
export function sceneImage(
  key: string,
  scene: SceneDrawing['scene'],
  time: SceneDrawing['time'],
  ratio: SceneDrawing['ratio'] = '3:2',
): CatalogueImage {
  return {
    ...drawn('scene', { scene, time, ratio, seed: seedOf(key) % SEEDS }),
    kind: 'plain',
    tint: SKIES[time],
  };
}

/** The base URL of an image; a width is added to it. */
export const imageUrlOf = (image: CatalogueImage): string => `/images/${image.imageId}`;
