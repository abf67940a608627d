// The square-root scale of a range slider, and clamping of a typed or dragged end (FI-01).
import type { Bounds } from '#src/discovery/state/selection-changes.ts';

/** Length of the track in its own units. */
export const TRACK_LENGTH = 1000;
/** With bounds closer than this there is nothing to choose. */
const MIN_SPREAD = 2;

/** Bounds rounded outwards to whole units, as the inputs show them. */
export function roundedBounds({ min, max }: Bounds): Bounds {
  return { min: Math.floor(min), max: Math.ceil(max) };
}

export function isFixed({ min, max }: Bounds): boolean {
  return max - min < MIN_SPREAD;
}

/** The position of a value on the track, 0..TRACK_LENGTH. Scales the distance from the lower bound, so bounds may be negative. */
export function toTrack(value: number, { min, max }: Bounds): number {
  if (max <= min) return 0;
  return Math.sqrt(clamp((value - min) / (max - min), 0, 1)) * TRACK_LENGTH;
}

/** The whole unit at a position on the track. */
export function fromTrack(position: number, { min, max }: Bounds): number {
  return Math.round(min + clamp(position / TRACK_LENGTH, 0, 1) ** 2 * (max - min));
}

/** The range after its lower end was set: clamped to the bounds and below the upper end; NaN changes nothing. */
export function withLow(
  low: number,
  [before, high]: readonly [number, number],
  { min }: Bounds,
): readonly [number, number] {
  if (Number.isNaN(low)) return [before, high];
  return [clamp(Math.round(low), min, Math.max(min, high - 1)), high];
}

/** The same for its upper end. */
export function withHigh(
  high: number,
  [low, before]: readonly [number, number],
  { max }: Bounds,
): readonly [number, number] {
  if (Number.isNaN(high)) return [low, before];
  return [low, clamp(Math.round(high), Math.min(max, low + 1), max)];
}

/** The step of the arrow keys: 1, 2 or 5 times a power of ten, about a hundredth of the range. */
export function stepOf({ min, max }: Bounds): number {
  const rough = Math.max(1, (max - min) / 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return digit * power;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
