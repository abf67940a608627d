// Renders the drawing of a stored image source, after checking its parameters.
import type { Drawing, DrawingSource } from '#catalogue/catalogue.ts';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { drawGear } from '#demo/drawings/gear.ts';
import {
  CLOTHES,
  FIGURES,
  GEAR_TYPES,
  type GearDrawing,
  type SceneDrawing,
  SCENES,
} from '#demo/drawings/parameters.ts';
import { drawScene } from '#demo/drawings/scenes/scene.ts';

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

const oneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));

const GearSchema = Type.Object({
  gear: oneOf(GEAR_TYPES),
  view: oneOf(['worn', 'isolated', 'back', 'detail']),
  cut: Type.Number(),
  main: Colour,
  accent: Colour,
  trim: Colour,
  tint: Colour,
  seed: Type.Number(),
  figure: Type.Optional(oneOf(FIGURES)),
});

const SceneSchema = Type.Object({
  scene: oneOf(SCENES),
  time: oneOf(['dawn', 'day', 'dusk', 'night']),
  ratio: oneOf(['3:2', '16:9', '4:5', '21:9']),
  seed: Type.Number(),
});

const isGear = (value: unknown): value is GearDrawing => Check(GearSchema, value);

const hasView = ({ gear, view }: GearDrawing): boolean => view !== 'back' || CLOTHES.has(gear);

const isScene = (value: unknown): value is SceneDrawing => Check(SceneSchema, value);

/** Laid out at `width` px; undefined for an unknown illustration or parameters that are not its own. */
export function drawingOf({ drawing, parameters }: DrawingSource, width: number): Drawing | undefined {
  if (drawing === 'gear' && isGear(parameters) && hasView(parameters))
    return { svg: drawGear(parameters, width), isGrained: false };
  if (drawing === 'scene' && isScene(parameters))
    return { svg: drawScene(parameters, width), isGrained: true };
  return undefined;
}
