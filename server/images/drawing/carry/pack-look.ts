// What a rucksack is drawn from.
import type { Place } from '#server/images/drawing/base/curve.ts';
import type { Ink } from '#server/images/drawing/base/ink.ts';
import type { Cloth } from '#server/images/drawing/base/tones.ts';
import type { PackStyle } from '#server/images/drawing/carry/pack-style.ts';

export interface PackLook {
  readonly ink: Ink;
  readonly style: PackStyle;
  readonly place: Place;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly web: Cloth;
}
