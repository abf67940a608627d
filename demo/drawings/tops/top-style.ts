// The measures that describe the cut of a top.
import type { Fabric } from '#demo/drawings/base/fabric.ts';
import type { TOP_GEARS } from '#demo/drawings/parameters.ts';

export type TopGear = (typeof TOP_GEARS)[number];

export type Pocket =
  | 'hand'
  | 'hand-high'
  | 'chest-zip'
  | 'chest-slant'
  | 'chest-patch'
  | 'chest-flaps'
  | 'kangaroo'
  | 'low-flaps'
  | 'patch-hands';

export interface TopStyle {
  /** Half widths at shoulder tip, chest, waist and hem; `length` is the y of the hem, `drop` how much lower its middle is. */
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly length: number;
  readonly drop: number;
  readonly sleeve: 'long' | 'short' | 'none';
  /** Of the upper arm, full. */
  readonly sleeveWidth: number;
  readonly isRaglan?: boolean;
  readonly cuff: 'tab' | 'rib' | 'elastic' | 'hem' | 'button';
  /** A soft hood with nothing to pull. */
  readonly isCordless?: boolean;
  readonly neck: 'hood' | 'hood-soft' | 'stand' | 'funnel' | 'crew' | 'vee' | 'shirt' | 'mock';
  readonly front: 'zip' | 'flap' | 'half-zip' | 'buttons' | 'henley' | 'snaps' | 'none';
  readonly isSealed?: boolean;
  readonly pockets: readonly Pocket[];
  /** Parts in the accent colour. */
  readonly panel: 'none' | 'yoke' | 'shoulders' | 'sides' | 'chest-band' | 'sleeves' | 'stripe';
  /** A pattern in the accent colour. */
  readonly print?: 'stripes' | 'checks' | 'map';
  readonly seams?: readonly ('yoke' | 'princess' | 'diagonal' | 'waist')[];
  /** Distance of the quilting seams; absent where nothing is filled. */
  readonly baffle?: number;
  readonly baffleShape?: 'straight' | 'chevron' | 'body-only' | 'diamond';
  readonly bottom: 'cord' | 'rib' | 'elastic' | 'curved' | 'straight' | 'fishtail';
  readonly fabric: Fabric;
  /** 0 stiff .. 1 flowing. */
  readonly drape: number;
}

export type Styles = readonly [TopStyle, TopStyle, TopStyle, ...TopStyle[]];
