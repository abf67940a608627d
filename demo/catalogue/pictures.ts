// The pictures of the demo catalogue: the drawing parameters for a colour, a category or a page.
import type { CatalogueImage } from '#catalogue/model.ts';
import {
  DRAWING_VERSION,
  type GearDrawing,
  type GearType,
  type SceneDrawing,
} from '#demo/drawings/parameters.ts';
import { drawingImageId } from '#catalogue/image-id.ts';
import { hueOf, lightnessOf, mix } from '#demo/catalogue/color-mixing.ts';
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

/** The three pictures of one colour: as worn, isolated, a detail. `key` is the variant's id, `cut` the silhouette. */
export function gearImages(key: string, gear: GearType, cut: number, main: string): CatalogueImage[] {
  const random = randomOf(`picture ${key}`);
  const tint = tintOf(main);
  const accent = accentOf(main, random);
  const seed = random.between(0, SEEDS - 1);
  return VIEWS.map(([kind, view]) => ({
    ...drawn('gear', { gear, view, cut, main, accent, trim: trimOf(main), tint, seed }),
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
