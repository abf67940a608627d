// Whether the floating buttons show, by how the shopper scrolls (FB-03); pure.

/** FB-03: px scrolled up after which they appear, and down after which they hide. */
const SHOW_AFTER_PX = 50;
const HIDE_AFTER_PX = 30;

export interface ScrollState {
  readonly top: number;
  /** Scrolled in one direction: px, below 0 upwards. */
  readonly distance: number;
  readonly isShown: boolean;
}

/** The distance so far, and another position of the window: a change of direction begins anew. */
export function scrolledTo({ top: before, distance, isShown }: ScrollState, top: number): ScrollState {
  const delta = top - before;
  const isSameDirection = delta * distance > 0;
  const total = delta === 0 ? distance : isSameDirection ? distance + delta : delta;
  return { top, distance: total, isShown: total < -SHOW_AFTER_PX || (isShown && total <= HIDE_AFTER_PX) };
}
