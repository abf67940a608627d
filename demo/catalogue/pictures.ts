// The pictures of the demo catalogue: the drawing parameters for a colour, a category or a page.
import { type CatalogueImage, drawingImageId } from '#catalogue/catalogue.ts';
import {
  CLOTHES,
  DRAWING_VERSION,
  type FigureKind,
  type GearDrawing,
  type GearType,
  type SceneDrawing,
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

/** `beside` as of `drawingImageId`. */
function drawn(drawing: 'gear' | 'scene', parameters: GearDrawing | SceneDrawing, beside?: string) {
  const source = { kind: 'drawing', drawing, parameters: { ...parameters } } as const;
  return { imageId: drawingImageId(source, DRAWING_VERSION, beside), source };
}

const VIEWS = [
  ['model', 'worn'],
  ['isolated', 'isolated'],
  ['plain', 'back'],
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

const FIGURE_OF: Readonly<Record<Wearer, FigureKind | undefined>> = {
  women: 'woman',
  men: 'man',
  kids: 'child',
  unisex: undefined,
};

export const isEverWorn = (gear: GearType): boolean => !NEVER_WORN.has(gear);

const isShown = (gear: GearType, view: GearDrawing['view']): boolean =>
  view === 'worn' ? isEverWorn(gear) : view === 'back' ? CLOTHES.has(gear) : true;

/** Whom a listing is for, by its name. */
export const wearerOf = (listingId: string): Wearer =>
  (['women', 'men', 'kids'] as const).find((wearer) => listingId.split('-')[0] === wearer) ?? 'unisex';

/** The pictures of one colour: as worn, isolated, from behind, a detail. `key` is the variant's id, `cut` the silhouette. */
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
  const figure = CLOTHES.has(gear) ? FIGURE_OF[wearer] : undefined;
  const images: CatalogueImage[] = [];
  for (const [kind, view] of VIEWS) {
    if (!isShown(gear, view)) continue;
    const parameters: GearDrawing = {
      gear,
      view,
      cut,
      main,
      accent,
      trim: trimOf(main),
      tint,
      seed,
      ...(view === 'worn' && figure !== undefined ? { figure } : {}),
    };
    images.push({ ...drawn('gear', parameters, images[0]?.imageId), kind, tint });
  }
  return images;
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
