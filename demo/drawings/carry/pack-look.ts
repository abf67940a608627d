// What a rucksack is drawn from.
import type { Place } from '#demo/drawings/base/curve.ts';
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';
import type { PackStyle } from '#demo/drawings/carry/pack-style.ts';

export interface PackLook {
  readonly ink: Ink;
  readonly style: PackStyle;
  readonly place: Place;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly web: Cloth;
}
