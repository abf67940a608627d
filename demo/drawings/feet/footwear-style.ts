// The cuts of boots, shoes and sandals.
import type { Fabric } from '#demo/drawings/base/fabric.ts';
import type { GearType } from '#demo/drawings/parameters.ts';
import { type CutTraits, traitsThat } from '#demo/drawings/traits.ts';

export type FootGear = Extract<GearType, 'boot' | 'trail-shoe' | 'approach-shoe' | 'sandal'>;

export interface ShoeStyle {
  /** y of the collar at the heel; the sole stands on 728. */
  readonly collar: number;
  /** Thickness of the midsole at heel and ball, depth of the lugs. */
  readonly heel: number;
  readonly ball: number;
  readonly lug: number;
  readonly fabric: Fabric;
  /** Rubber around the foot: its height at the side; 0 for none. */
  readonly rand: number;
  readonly toe: 'cap' | 'rand' | 'plain' | 'climb';
  readonly overlay: 'counter' | 'saddle' | 'web' | 'panels' | 'wing';
  readonly eyelets: number;
  readonly hooks: number;
  readonly closing: 'laces' | 'cord' | 'zip-gaiter';
  readonly cuff: 'padded' | 'knit' | 'plain';
}

export interface SandalStyle {
  readonly straps: 'cross' | 'three' | 'two' | 'toe';
  readonly sole: number;
  readonly lug: number;
  readonly fastener: 'buckle' | 'tab';
}

const boot: ShoeStyle = {
  collar: 352,
  heel: 44,
  ball: 32,
  lug: 11,
  fabric: 'grain',
  rand: 30,
  toe: 'rand',
  overlay: 'counter',
  eyelets: 5,
  hooks: 3,
  closing: 'laces',
  cuff: 'padded',
};

const trail: ShoeStyle = {
  collar: 528,
  heel: 58,
  ball: 44,
  lug: 8,
  fabric: 'mesh',
  rand: 0,
  toe: 'cap',
  overlay: 'web',
  eyelets: 6,
  hooks: 0,
  closing: 'laces',
  cuff: 'padded',
};

const approach: ShoeStyle = {
  collar: 512,
  heel: 38,
  ball: 26,
  lug: 6,
  fabric: 'grain',
  rand: 34,
  toe: 'climb',
  overlay: 'saddle',
  eyelets: 8,
  hooks: 0,
  closing: 'laces',
  cuff: 'plain',
};

export const SHOE_STYLES: Readonly<
  Record<Exclude<FootGear, 'sandal'>, readonly [ShoeStyle, ShoeStyle, ShoeStyle, ...ShoeStyle[]]>
> = {
  boot: [
    boot,
    {
      ...boot,
      collar: 420,
      heel: 50,
      ball: 36,
      lug: 9,
      fabric: 'cordura',
      toe: 'cap',
      overlay: 'panels',
      rand: 0,
      hooks: 2,
      eyelets: 5,
    },
    { ...boot, collar: 300, lug: 12, rand: 46, overlay: 'wing', eyelets: 6, hooks: 4, cuff: 'padded' },
    {
      ...boot,
      collar: 330,
      fabric: 'plain',
      closing: 'zip-gaiter',
      rand: 52,
      heel: 48,
      overlay: 'counter',
      cuff: 'knit',
    },
    {
      ...boot,
      collar: 380,
      closing: 'cord',
      hooks: 0,
      eyelets: 7,
      rand: 0,
      toe: 'cap',
      overlay: 'panels',
      lug: 9,
    },
    { ...boot, collar: 376, fabric: 'plain', overlay: 'saddle', rand: 38, hooks: 2, heel: 50 },
    {
      ...boot,
      collar: 402,
      closing: 'cord',
      hooks: 0,
      eyelets: 7,
      rand: 24,
      overlay: 'wing',
      fabric: 'cordura',
    },
    { ...boot, collar: 334, toe: 'cap', overlay: 'wing', rand: 22, hooks: 3, lug: 12 },
  ],
  'trail-shoe': [
    trail,
    { ...trail, heel: 70, ball: 56, lug: 6, overlay: 'saddle', toe: 'plain', cuff: 'knit', collar: 520 },
    { ...trail, heel: 42, ball: 34, lug: 11, overlay: 'panels', toe: 'rand', rand: 20, closing: 'cord' },
    { ...trail, collar: 516, heel: 54, ball: 42, lug: 9, cuff: 'knit', overlay: 'counter', closing: 'cord' },
    { ...trail, heel: 66, ball: 50, lug: 7, overlay: 'saddle', closing: 'cord', cuff: 'plain' },
    { ...trail, heel: 46, ball: 36, lug: 10, overlay: 'wing', toe: 'rand', rand: 26 },
  ],
  'approach-shoe': [
    approach,
    { ...approach, collar: 500, hooks: 1, eyelets: 7, overlay: 'counter', rand: 40, cuff: 'padded' },
    { ...approach, fabric: 'cordura', overlay: 'panels', rand: 26, toe: 'rand', lug: 8, heel: 44 },
    { ...approach, fabric: 'grain', overlay: 'wing', rand: 0, toe: 'plain', heel: 46, ball: 32 },
    { ...approach, hooks: 1, eyelets: 7, overlay: 'wing', rand: 26, heel: 44 },
    { ...approach, hooks: 1, eyelets: 7, fabric: 'cordura', overlay: 'panels', rand: 46, lug: 8 },
  ],
};

export const SANDAL_STYLES: readonly [SandalStyle, SandalStyle, SandalStyle, ...SandalStyle[]] = [
  { straps: 'cross', sole: 54, lug: 7, fastener: 'buckle' },
  { straps: 'three', sole: 66, lug: 9, fastener: 'tab' },
  { straps: 'two', sole: 46, lug: 5, fastener: 'tab' },
  { straps: 'toe', sole: 40, lug: 6, fastener: 'buckle' },
  { straps: 'three', sole: 42, lug: 5, fastener: 'buckle' },
];

/** A collar above this y covers the ankle. */
const ANKLE_Y = 430;

export const shoeTraits = (style: ShoeStyle): CutTraits =>
  traitsThat({
    'covers-ankle': style.collar <= ANKLE_Y,
    'low-shoe': style.collar > ANKLE_Y + 60,
    rand: style.rand > 0,
    'toe-guard': style.toe !== 'plain',
    'climb-zone': style.toe === 'climb',
    laces: style.closing !== 'zip-gaiter',
    'lace-hooks': style.closing === 'laces' && style.hooks > 0,
    'quick-lacing': style.closing === 'cord',
  });

export const sandalTraits = (style: SandalStyle): CutTraits =>
  traitsThat({ 'open-shoe': true, 'three-straps': style.straps === 'three' });
