// Whether the floating buttons show, by how the shopper scrolls (FB-03); pure.

/** FB-03: px scrolled up after which they appear, and down after which they hide. */
const SHOW_AFTER_PX = 50;
const HIDE_AFTER_PX = 30;

export interface ScrollWay {
  readonly top: number;
  /** Scrolled in one direction: px, below 0 upwards. */
  readonly way: number;
  readonly isShown: boolean;
}

/** The way so far, and another position of the window: a change of direction begins anew. */
export function scrolledTo({ top: before, way, isShown }: ScrollWay, top: number): ScrollWay {
  const delta = top - before;
  const isSameDirection = delta * way > 0;
  const total = delta === 0 ? way : isSameDirection ? way + delta : delta;
  return { top, way: total, isShown: total < -SHOW_AFTER_PX || (isShown && total <= HIDE_AFTER_PX) };
}
