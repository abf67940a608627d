// The parameters of drawings: plain JSON, stored with the image.

export const GEAR_TYPES = [
  'shell-jacket',
  'insulated-jacket',
  'parka',
  'softshell',
  'fleece',
  'vest',
  'hoodie',
  'shirt',
  'tshirt',
  'base-top',
  'shell-trousers',
  'hiking-trousers',
  'shorts',
  'tights',
  'base-bottom',
  'skirt',
  'boot',
  'trail-shoe',
  'approach-shoe',
  'sandal',
  'daypack',
  'trek-pack',
  'duffel',
  'hip-pack',
  'dry-bag',
  'tent-dome',
  'tent-tunnel',
  'tarp',
  'sleeping-bag',
  'sleeping-mat',
  'beanie',
  'cap',
  'gloves',
  'socks',
  'neck-gaiter',
  'gaiters',
  'belt',
  'bottle',
  'mug',
  'headlamp',
  'stove',
  'cookware',
  'trekking-poles',
  'towel',
] as const;

export type GearType = (typeof GEAR_TYPES)[number];

/** Worn on the upper body. */
export const TOP_GEARS = [
  'shell-jacket',
  'insulated-jacket',
  'parka',
  'softshell',
  'fleece',
  'vest',
  'hoodie',
  'shirt',
  'tshirt',
  'base-top',
] as const satisfies readonly GearType[];

/** Worn on the legs. */
export const BOTTOM_GEARS = [
  'shell-trousers',
  'hiking-trousers',
  'shorts',
  'tights',
  'base-bottom',
  'skirt',
] as const satisfies readonly GearType[];

/** Drawn on a body of the wearer's own shape, and shown from behind too. */
export const CLOTHES: ReadonlySet<GearType> = new Set([...TOP_GEARS, ...BOTTOM_GEARS]);

/** Who wears a thing on its picture. */
export const FIGURES = ['woman', 'man', 'child'] as const;

export type FigureKind = (typeof FIGURES)[number];

/** `drawing: 'gear'`. Colours are #rrggbb; `cut` picks a silhouette, taken modulo the number the type has (at least three). */
export interface GearDrawing {
  readonly gear: GearType;
  /** `back` is of clothes alone: laid flat like `isolated`, seen from behind. */
  readonly view: 'worn' | 'isolated' | 'back' | 'detail';
  readonly cut: number;
  readonly main: string;
  readonly accent: string;
  readonly trim: string;
  /** The background. */
  readonly tint: string;
  readonly seed: number;
  /** Of worn views; absent: a man or a woman, by the seed. */
  readonly figure?: FigureKind;
}

export const figureKindOf = ({ figure, seed }: Pick<GearDrawing, 'figure' | 'seed'>): FigureKind =>
  figure ?? (seed % 4 < 2 ? 'woman' : 'man');

export const SCENES = ['ridge', 'mist', 'snow', 'sea', 'forest', 'tarn', 'camp', 'trail'] as const;

/** `drawing: 'scene'`: an editorial landscape, 3:2 unless `ratio` says otherwise. */
export interface SceneDrawing {
  readonly scene: (typeof SCENES)[number];
  readonly time: 'dawn' | 'day' | 'dusk' | 'night';
  readonly ratio: '3:2' | '16:9' | '4:5' | '21:9';
  readonly seed: number;
}

/** Raised whenever a drawing's pixels change, so that image ids change with them. */
export const DRAWING_VERSION = 8;
