// Whether releasing a dragged sheet closes it (FB-05); pure.

/** A finished drag: distance moved towards closing and size of the sheet in px, final velocity in px per ms. */
export interface Drag {
  readonly distance: number;
  readonly extent: number;
  readonly velocity: number;
}

const DISTANCE_THRESHOLD = 1 / 3;
const VELOCITY_THRESHOLD = 1.5;
const FAST_DISTANCE_THRESHOLD = 1 / 10;

export function shouldCloseSheet({ distance, extent, velocity }: Drag): boolean {
  if (extent <= 0) return false;
  const ratio = distance / extent;
  return ratio > DISTANCE_THRESHOLD || (velocity > VELOCITY_THRESHOLD && ratio > FAST_DISTANCE_THRESHOLD);
}
