// The cuts of everything worn above the waist: a row of a table is a garment one could sew.
import type { Fabric } from './fabric.ts';
import type { GearType } from './parameters.ts';

export type TopGear = Extract<
  GearType,
  | 'shell-jacket'
  | 'insulated-jacket'
  | 'parka'
  | 'softshell'
  | 'fleece'
  | 'vest'
  | 'hoodie'
  | 'shirt'
  | 'tshirt'
  | 'base-top'
>;

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
  readonly neck: 'hood' | 'hood-soft' | 'stand' | 'funnel' | 'crew' | 'vee' | 'shirt' | 'mock';
  readonly front: 'zip' | 'flap' | 'half-zip' | 'buttons' | 'henley' | 'snaps' | 'none';
  readonly isSealed?: boolean;
  readonly pockets: readonly Pocket[];
  /** Parts in the accent colour. */
  readonly panel: 'none' | 'yoke' | 'shoulders' | 'sides' | 'chest-band' | 'sleeves' | 'stripe';
  readonly seams?: readonly ('yoke' | 'princess' | 'diagonal' | 'waist')[];
  /** Distance of the quilting seams; absent where nothing is filled. */
  readonly baffle?: number;
  readonly baffleShape?: 'straight' | 'chevron' | 'body-only' | 'diamond';
  readonly bottom: 'cord' | 'rib' | 'elastic' | 'curved' | 'straight' | 'fishtail';
  readonly fabric: Fabric;
  /** 0 board-like .. 1 flowing. */
  readonly drape: number;
}

type Styles = readonly [TopStyle, TopStyle, TopStyle, ...TopStyle[]];

const shell: TopStyle = {
  shoulder: 168,
  chest: 186,
  waist: 176,
  hem: 184,
  length: 800,
  drop: 6,
  sleeve: 'long',
  sleeveWidth: 116,
  cuff: 'tab',
  neck: 'hood',
  front: 'zip',
  isSealed: true,
  pockets: ['hand-high', 'chest-slant'],
  panel: 'none',
  seams: ['yoke'],
  bottom: 'cord',
  fabric: 'plain',
  drape: 0.25,
};
const puffer: TopStyle = {
  shoulder: 166,
  chest: 192,
  waist: 184,
  hem: 178,
  length: 770,
  drop: 2,
  sleeve: 'long',
  sleeveWidth: 128,
  cuff: 'elastic',
  neck: 'stand',
  front: 'zip',
  pockets: ['hand'],
  panel: 'none',
  baffle: 58,
  baffleShape: 'straight',
  bottom: 'elastic',
  fabric: 'plain',
  drape: 0,
};
const parka: TopStyle = {
  ...shell,
  chest: 190,
  waist: 184,
  hem: 196,
  length: 880,
  front: 'flap',
  isSealed: false,
  pockets: ['low-flaps', 'chest-slant'],
  seams: ['waist'],
  bottom: 'straight',
  fabric: 'twill',
  drape: 0.3,
};
const soft: TopStyle = {
  ...shell,
  shoulder: 160,
  chest: 174,
  waist: 162,
  hem: 168,
  length: 775,
  sleeveWidth: 100,
  neck: 'stand',
  isSealed: false,
  pockets: ['hand', 'chest-zip'],
  cuff: 'hem',
  seams: ['princess'],
  bottom: 'straight',
  fabric: 'twill',
  drape: 0.35,
};
const fleece: TopStyle = {
  shoulder: 164,
  chest: 180,
  waist: 174,
  hem: 172,
  length: 770,
  drop: 3,
  sleeve: 'long',
  sleeveWidth: 110,
  cuff: 'rib',
  neck: 'stand',
  front: 'zip',
  pockets: ['hand', 'chest-zip'],
  panel: 'none',
  bottom: 'elastic',
  fabric: 'fleece',
  drape: 0.45,
};
const hoodie: TopStyle = {
  shoulder: 170,
  chest: 182,
  waist: 178,
  hem: 166,
  length: 775,
  drop: 2,
  sleeve: 'long',
  sleeveWidth: 116,
  cuff: 'rib',
  neck: 'hood-soft',
  front: 'none',
  pockets: ['kangaroo'],
  panel: 'none',
  bottom: 'rib',
  fabric: 'jersey',
  drape: 0.6,
};
const shirt: TopStyle = {
  shoulder: 162,
  chest: 178,
  waist: 168,
  hem: 172,
  length: 790,
  drop: 22,
  sleeve: 'long',
  sleeveWidth: 104,
  cuff: 'button',
  neck: 'shirt',
  front: 'buttons',
  pockets: ['chest-patch'],
  panel: 'none',
  seams: ['yoke'],
  bottom: 'curved',
  fabric: 'twill',
  drape: 0.6,
};
const tee: TopStyle = {
  shoulder: 164,
  chest: 176,
  waist: 168,
  hem: 172,
  length: 770,
  drop: 5,
  sleeve: 'short',
  sleeveWidth: 118,
  cuff: 'hem',
  neck: 'crew',
  front: 'none',
  pockets: [],
  panel: 'none',
  bottom: 'straight',
  fabric: 'jersey',
  drape: 0.75,
};
const base: TopStyle = {
  shoulder: 150,
  chest: 160,
  waist: 146,
  hem: 154,
  length: 765,
  drop: 8,
  sleeve: 'long',
  sleeveWidth: 84,
  isRaglan: true,
  cuff: 'hem',
  neck: 'crew',
  front: 'none',
  pockets: [],
  panel: 'none',
  bottom: 'straight',
  fabric: 'jersey',
  drape: 0.4,
};

export const TOP_STYLES: Readonly<Record<TopGear, Styles>> = {
  'shell-jacket': [
    shell,
    {
      ...shell,
      isRaglan: true,
      panel: 'shoulders',
      pockets: ['hand', 'chest-zip'],
      length: 775,
      hem: 176,
      seams: ['princess'],
    },
    {
      ...shell,
      neck: 'stand',
      front: 'flap',
      isSealed: false,
      panel: 'yoke',
      pockets: ['hand'],
      length: 840,
      hem: 192,
      bottom: 'fishtail',
      fabric: 'ripstop',
    },
    {
      ...shell,
      front: 'half-zip',
      pockets: ['kangaroo'],
      neck: 'hood',
      panel: 'chest-band',
      length: 785,
      seams: [],
    },
    {
      ...shell,
      chest: 176,
      waist: 156,
      hem: 178,
      length: 815,
      pockets: ['hand'],
      seams: ['princess', 'waist'],
      panel: 'none',
      drop: 10,
    },
  ],
  'insulated-jacket': [
    puffer,
    {
      ...puffer,
      neck: 'hood',
      baffle: 40,
      chest: 182,
      sleeveWidth: 112,
      pockets: ['hand', 'chest-zip'],
      bottom: 'cord',
      panel: 'none',
    },
    {
      ...puffer,
      baffle: 74,
      baffleShape: 'chevron',
      chest: 198,
      length: 745,
      sleeveWidth: 138,
      panel: 'shoulders',
    },
    {
      ...puffer,
      baffle: 34,
      baffleShape: 'body-only',
      panel: 'sleeves',
      sleeveWidth: 102,
      chest: 178,
      hem: 168,
      cuff: 'hem',
      pockets: ['hand-high'],
    },
    {
      ...puffer,
      baffle: 62,
      baffleShape: 'diamond',
      neck: 'stand',
      front: 'snaps',
      chest: 182,
      hem: 186,
      length: 790,
      sleeveWidth: 112,
      bottom: 'straight',
    },
  ],
  parka: [
    { ...parka, neck: 'hood' },
    {
      ...parka,
      length: 905,
      hem: 208,
      waist: 174,
      seams: ['princess'],
      pockets: ['low-flaps'],
      bottom: 'fishtail',
      panel: 'none',
    },
    {
      ...parka,
      baffle: 66,
      baffleShape: 'straight',
      front: 'zip',
      pockets: ['hand'],
      chest: 194,
      seams: [],
      fabric: 'plain',
      sleeveWidth: 126,
      bottom: 'elastic',
    },
    {
      ...parka,
      neck: 'stand',
      front: 'snaps',
      panel: 'yoke',
      pockets: ['patch-hands', 'chest-flaps'],
      length: 850,
    },
  ],
  softshell: [
    soft,
    { ...soft, neck: 'hood', panel: 'sides', pockets: ['hand'], cuff: 'tab', bottom: 'cord' },
    {
      ...soft,
      panel: 'shoulders',
      isRaglan: true,
      neck: 'funnel',
      pockets: ['hand', 'chest-slant'],
      length: 760,
    },
    {
      ...soft,
      front: 'half-zip',
      neck: 'hood',
      pockets: ['kangaroo'],
      panel: 'yoke',
      seams: [],
      length: 785,
      fabric: 'plain',
    },
  ],
  fleece: [
    fleece,
    {
      ...fleece,
      fabric: 'pile',
      front: 'snaps',
      pockets: ['chest-flaps'],
      panel: 'chest-band',
      length: 755,
      chest: 188,
      sleeveWidth: 120,
      cuff: 'elastic',
    },
    {
      ...fleece,
      neck: 'hood-soft',
      panel: 'shoulders',
      fabric: 'waffle',
      pockets: ['hand'],
      chest: 172,
      sleeveWidth: 98,
      length: 785,
      cuff: 'hem',
      bottom: 'straight',
    },
    {
      ...fleece,
      front: 'half-zip',
      pockets: [],
      neck: 'mock',
      fabric: 'waffle',
      chest: 170,
      waist: 160,
      sleeveWidth: 94,
      bottom: 'straight',
      cuff: 'hem',
    },
    {
      ...fleece,
      fabric: 'pile',
      panel: 'yoke',
      pockets: ['hand', 'chest-patch'],
      chest: 190,
      sleeveWidth: 122,
      neck: 'funnel',
    },
  ],
  vest: [
    { ...puffer, sleeve: 'none', chest: 184 },
    {
      ...puffer,
      sleeve: 'none',
      neck: 'hood',
      baffle: 42,
      chest: 180,
      pockets: ['hand', 'chest-zip'],
      length: 785,
      panel: 'shoulders',
    },
    { ...fleece, sleeve: 'none', fabric: 'pile', panel: 'yoke', pockets: ['hand', 'chest-flaps'] },
    { ...soft, sleeve: 'none', panel: 'sides', pockets: ['hand', 'chest-zip'] },
  ],
  hoodie: [
    hoodie,
    { ...hoodie, front: 'zip', pockets: ['patch-hands'], panel: 'none', chest: 178, fabric: 'melange' },
    { ...hoodie, isRaglan: true, panel: 'sleeves', length: 760, chest: 188, sleeveWidth: 124 },
    { ...hoodie, neck: 'crew', pockets: [], fabric: 'melange', panel: 'none', length: 765 },
  ],
  shirt: [
    shirt,
    {
      ...shirt,
      pockets: ['chest-flaps'],
      panel: 'none',
      fabric: 'cordura',
      front: 'snaps',
      chest: 184,
      seams: ['yoke'],
    },
    {
      ...shirt,
      sleeve: 'short',
      pockets: ['chest-patch'],
      length: 775,
      sleeveWidth: 128,
      bottom: 'straight',
      drop: 4,
    },
    { ...shirt, panel: 'yoke', pockets: ['chest-zip'], chest: 172, waist: 156, fabric: 'ripstop' },
  ],
  tshirt: [
    tee,
    { ...tee, isRaglan: true, panel: 'sleeves', chest: 170, hem: 166 },
    {
      ...tee,
      pockets: ['chest-patch'],
      chest: 188,
      hem: 184,
      length: 780,
      sleeveWidth: 134,
      fabric: 'melange',
      waist: 184,
    },
    { ...tee, neck: 'vee', chest: 164, waist: 148, hem: 164, sleeveWidth: 104, panel: 'none' },
    { ...tee, panel: 'stripe', chest: 176, fabric: 'jersey' },
  ],
  'base-top': [
    base,
    { ...base, front: 'half-zip', neck: 'mock', fabric: 'waffle', panel: 'shoulders' },
    { ...base, panel: 'sides', fabric: 'rib', isRaglan: false, sleeveWidth: 88, chest: 164 },
    {
      ...base,
      neck: 'crew',
      front: 'henley',
      isRaglan: false,
      fabric: 'waffle',
      chest: 166,
      waist: 154,
      sleeveWidth: 90,
    },
    { ...base, neck: 'hood-soft', front: 'none', panel: 'yoke' },
  ],
};
