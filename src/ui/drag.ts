// When letting go of a dragged sheet closes it (FB-05); no DOM here.

/** A drag that has ended: px moved towards closing, px of the whole way, px per ms at the end. */
export interface Drag {
  readonly distance: number;
  readonly extent: number;
  readonly velocity: number;
}

const FAR = 1 / 3;
const FAST = 1.5;
const LEAST_WHEN_FAST = 1 / 10;

export function closesSheet({ distance, extent, velocity }: Drag): boolean {
  if (extent <= 0) return false;
  const share = distance / extent;
  return share > FAR || (velocity > FAST && share > LEAST_WHEN_FAST);
}
