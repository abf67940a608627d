// When letting go of a dragged sheet closes it (FB-05); no DOM here.

/** A drag that has ended: px moved towards closing, px of the whole way, px per ms at the end. */
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
  const share = distance / extent;
  return share > DISTANCE_THRESHOLD || (velocity > VELOCITY_THRESHOLD && share > FAST_DISTANCE_THRESHOLD);
}
