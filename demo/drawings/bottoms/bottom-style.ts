// The cuts of trousers, shorts, tights and skirts.
import type { Fabric } from '#demo/drawings/base/fabric.ts';
import type { BOTTOM_GEARS } from '#demo/drawings/parameters.ts';
import { type CutTraits, traitsThat } from '#demo/drawings/traits.ts';

export type BottomGear = (typeof BOTTOM_GEARS)[number];

export interface BottomStyle {
  /** Half widths at waist and hip; full widths of one leg at knee and hem; y of the crotch and of the hem. */
  readonly waist: number;
  readonly hip: number;
  readonly knee: number;
  readonly hem: number;
  readonly rise: number;
  readonly length: number;
  readonly band: 'belt' | 'elastic' | 'wide' | 'flat';
  readonly front: 'fly' | 'cord' | 'none' | 'pouch';
  readonly pockets: readonly ('slant' | 'zip-hand' | 'cargo' | 'thigh-zip' | 'phone')[];
  readonly knees: 'none' | 'darts' | 'patch';
  /** Parts in the accent colour. */
  readonly panel: 'none' | 'sides' | 'knees' | 'yoke' | 'lower';
  readonly foot: 'plain' | 'zip' | 'knee-zip' | 'long-zip' | 'elastic' | 'rib' | 'tab' | 'rolled';
  readonly fabric: Fabric;
  readonly baffle?: number;
  /** 0 skin-tight .. 1 wide. */
  readonly drape: number;
  readonly isSkirt?: boolean;
}

type Styles = readonly [BottomStyle, BottomStyle, BottomStyle, ...BottomStyle[]];

const shell: BottomStyle = {
  waist: 128,
  hip: 166,
  knee: 132,
  hem: 122,
  rise: 412,
  length: 930,
  band: 'elastic',
  front: 'fly',
  pockets: ['zip-hand'],
  knees: 'darts',
  panel: 'none',
  foot: 'zip',
  fabric: 'plain',
  drape: 0.6,
};

const hiking: BottomStyle = {
  ...shell,
  waist: 126,
  hip: 158,
  knee: 118,
  hem: 104,
  band: 'belt',
  pockets: ['slant', 'cargo'],
  foot: 'plain',
  fabric: 'twill',
  drape: 0.5,
};

const short: BottomStyle = {
  ...hiking,
  knee: 158,
  hem: 160,
  length: 640,
  pockets: ['slant'],
  knees: 'none',
  drape: 0.45,
};

const tight: BottomStyle = {
  ...shell,
  waist: 112,
  hip: 140,
  knee: 96,
  hem: 66,
  rise: 398,
  length: 925,
  band: 'wide',
  front: 'none',
  pockets: ['phone'],
  knees: 'none',
  foot: 'plain',
  fabric: 'jersey',
  drape: 0,
};

const skirt: BottomStyle = {
  ...hiking,
  waist: 122,
  hip: 168,
  hem: 420,
  length: 660,
  band: 'belt',
  front: 'fly',
  pockets: ['slant'],
  knees: 'none',
  isSkirt: true,
  drape: 0.6,
};

// biome-ignore format: one cut a row
export const BOTTOM_STYLES: Readonly<Record<BottomGear, Styles>> = {
  'shell-trousers': [
    shell,
    { ...shell, panel: 'knees', knees: 'patch', knee: 142, hem: 134, band: 'belt', pockets: ['zip-hand', 'thigh-zip'], foot: 'tab' },
    { ...shell, band: 'elastic', front: 'cord', pockets: ['thigh-zip'], knee: 126, hem: 116, panel: 'sides', foot: 'elastic', fabric: 'ripstop' },
    { ...shell, panel: 'lower', knee: 138, hem: 138, pockets: ['zip-hand', 'cargo'], band: 'belt' },
    { ...shell, foot: 'knee-zip', pockets: ['zip-hand', 'thigh-zip'], band: 'belt', fabric: 'ripstop' },
    { ...shell, foot: 'long-zip', pockets: ['zip-hand', 'thigh-zip'], knee: 138, hem: 128 },
    { ...shell, foot: 'knee-zip', panel: 'yoke', knee: 124, hem: 112, band: 'flat' },
    { ...shell, foot: 'long-zip', panel: 'yoke', pockets: ['thigh-zip'], front: 'cord', knee: 144, hem: 138 },
    { ...shell, panel: 'knees', knees: 'patch', front: 'cord', foot: 'elastic', pockets: ['zip-hand'], knee: 136, hem: 120 },
  ],
  'hiking-trousers': [
    hiking,
    { ...hiking, knee: 106, hem: 84, panel: 'yoke', knees: 'patch', pockets: ['zip-hand', 'thigh-zip'], band: 'flat', drape: 0.35 },
    { ...hiking, knee: 124, hem: 96, foot: 'elastic', front: 'cord', band: 'elastic', pockets: ['slant', 'thigh-zip'], knees: 'none', drape: 0.6 },
    { ...hiking, panel: 'knees', knees: 'patch', pockets: ['slant', 'cargo'], knee: 126, hem: 112, fabric: 'cordura' },
    { ...hiking, length: 830, knee: 116, hem: 104, foot: 'rolled', pockets: ['slant'], knees: 'none' },
    { ...hiking, panel: 'knees', knees: 'patch', knee: 112, hem: 88, pockets: ['zip-hand', 'thigh-zip'], band: 'flat', drape: 0.4 },
    { ...hiking, panel: 'sides', pockets: ['zip-hand', 'thigh-zip'], band: 'elastic', front: 'cord', fabric: 'plain', knees: 'none' },
    { ...hiking, knees: 'patch', panel: 'lower', pockets: ['slant', 'thigh-zip'], knee: 124, hem: 108, foot: 'tab', fabric: 'cordura' },
  ],
  shorts: [
    short,
    { ...short, length: 590, front: 'cord', band: 'elastic', pockets: ['zip-hand'], fabric: 'plain', knee: 162, hem: 168 },
    { ...short, length: 650, pockets: ['slant', 'cargo'], knee: 150, hem: 152, fabric: 'ripstop' },
    { ...short, length: 520, panel: 'sides', band: 'wide', front: 'none', pockets: ['phone'], knee: 158, hem: 170, fabric: 'plain', drape: 0.3 },
    { ...short, length: 610, panel: 'yoke', band: 'elastic', front: 'cord', pockets: ['slant', 'thigh-zip'], hem: 166 },
  ],
  tights: [
    tight,
    { ...tight, panel: 'sides', pockets: ['phone'] },
    { ...tight, panel: 'knees', knees: 'patch', pockets: ['thigh-zip'], fabric: 'plain' },
    { ...tight, length: 810, hem: 78, panel: 'yoke' },
  ],
  'base-bottom': [
    { ...tight, band: 'elastic', front: 'pouch', pockets: [], foot: 'rib', waist: 114 },
    { ...tight, band: 'elastic', pockets: [], foot: 'rib', fabric: 'waffle', panel: 'none', knee: 102, hem: 76, waist: 116 },
    { ...tight, band: 'wide', pockets: [], panel: 'knees', knees: 'patch', fabric: 'rib', length: 905 },
    { ...tight, length: 880, hem: 74, band: 'elastic', front: 'pouch', pockets: [], foot: 'rib', fabric: 'waffle', panel: 'sides' },
  ],
  skirt: [
    skirt,
    { ...skirt, hem: 372, length: 610, front: 'none', band: 'wide', pockets: ['thigh-zip'], panel: 'sides', fabric: 'jersey' },
    { ...skirt, hem: 400, length: 640, front: 'none', band: 'elastic', baffle: 52, pockets: ['zip-hand'], fabric: 'plain' },
    { ...skirt, hem: 470, length: 750, front: 'none', band: 'elastic', pockets: ['slant'], fabric: 'ripstop', drape: 0.9 },
    { ...skirt, hem: 440, length: 710, front: 'none', band: 'wide', baffle: 70, pockets: ['zip-hand'], panel: 'yoke', fabric: 'plain' },
    { ...skirt, hem: 370, length: 600, front: 'none', band: 'elastic', baffle: 38, pockets: ['zip-hand'], panel: 'sides', fabric: 'plain' },
  ],
};

export const bottomTraits = (style: BottomStyle): CutTraits => {
  const isSkirt = style.isSkirt === true;
  const { pockets } = style;
  return traitsThat({
    skirt: isSkirt,
    'long-legs': !isSkirt && style.length >= 800,
    'above-knee': !isSkirt && style.length < 656,
    quilted: style.baffle !== undefined,
    'double-knees': style.knees === 'patch',
    'hand-pockets': pockets.includes('slant') || pockets.includes('zip-hand'),
    'thigh-pocket': pockets.includes('cargo') || pockets.includes('thigh-zip') || pockets.includes('phone'),
    'flapless-zips': pockets.length > 0 && !pockets.includes('cargo') && !pockets.includes('slant'),
    'soft-waist': style.band === 'elastic' || style.band === 'wide',
    'knee-zips': style.foot === 'knee-zip' || style.foot === 'long-zip',
    'leg-zips': style.foot === 'long-zip',
  });
};
