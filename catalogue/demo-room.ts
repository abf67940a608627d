// The server's interface to the optional demo room, which fills an empty catalogue and renders drawings.
import type { CatalogueParts, DrawingSource } from '#catalogue/model.ts';

/** The source that the demo's products and pages belong to; no feed may take it. */
export const DEMO_SOURCE = 'demo';

/** The part of the store that the demo writes through. */
export interface SeedTarget {
  readonly isEmpty: () => Promise<boolean>;
  /** Makes the source's catalogue exactly `parts`; resolves to false when it already was. */
  readonly apply: (parts: CatalogueParts) => Promise<boolean>;
}

/** A picture that is drawn when it is asked for. */
export interface Drawing {
  readonly svg: string;
  /** It has wide gradients, such as a sky, which need noise: without it they are seen to have steps. */
  readonly isGrained: boolean;
}

export interface DemoRoom {
  /** Fills an empty catalogue; resolves to whether it wrote anything. */
  readonly seed: (target: SeedTarget) => Promise<boolean>;
  /** Laid out at `width` px; undefined for an unknown drawing or parameters it does not take. */
  readonly renderPicture: (source: DrawingSource, width: number) => Promise<Drawing | undefined>;
}
