// The cuts of rucksacks.
import type { Fabric } from '#demo/drawings/base/fabric.ts';
import { type CutTraits, traitsThat } from '#demo/drawings/traits.ts';

export interface PackStyle {
  /** Half widths at top, belly and foot; y of top and foot. */
  readonly top: number;
  readonly belly: number;
  readonly foot: number;
  readonly from: number;
  readonly to: number;
  readonly closing: 'arc-zip' | 'roll' | 'lid' | 'flap' | 'drawcord-lid';
  readonly front: 'zip-pocket' | 'mesh' | 'bungee' | 'flat' | 'two-pockets' | 'slash';
  readonly sides: 'mesh' | 'straps' | 'mesh-straps' | 'bulge' | 'none';
  readonly belt: boolean;
  readonly lower: boolean;
  readonly fabric: Fabric;
}

type Styles = readonly [PackStyle, PackStyle, PackStyle, ...PackStyle[]];

const day: PackStyle = {
  top: 128,
  belly: 172,
  foot: 156,
  from: 200,
  to: 850,
  closing: 'arc-zip',
  front: 'zip-pocket',
  sides: 'mesh',
  belt: false,
  lower: false,
  fabric: 'cordura',
};

const trek: PackStyle = {
  top: 130,
  belly: 160,
  foot: 134,
  from: 214,
  to: 900,
  closing: 'lid',
  front: 'mesh',
  sides: 'mesh',
  belt: true,
  lower: true,
  fabric: 'ripstop',
};

// biome-ignore format: one build a row
export const PACK_STYLES: Readonly<Record<'daypack' | 'trek-pack', Styles>> = {
  daypack: [
    day,
    { ...day, closing: 'roll', front: 'slash', sides: 'straps', top: 150, belly: 166, foot: 160, from: 236 },
    { ...day, closing: 'flap', front: 'two-pockets', sides: 'bulge', top: 150, belly: 168, foot: 164, from: 230, fabric: 'twill' },
    { ...day, front: 'bungee', top: 112, belly: 150, foot: 134, sides: 'mesh', belt: true, fabric: 'ripstop' },
    { ...day, closing: 'drawcord-lid', front: 'flat', sides: 'straps', top: 130, belly: 152, foot: 146, from: 240 },
    { ...day, front: 'slash', sides: 'mesh-straps', top: 140, belly: 164, foot: 150, from: 216 },
    { ...day, closing: 'roll', front: 'zip-pocket', sides: 'mesh-straps', top: 146, belly: 174, foot: 166, from: 250 },
    { ...day, closing: 'drawcord-lid', front: 'two-pockets', sides: 'mesh', top: 134, belly: 164, foot: 158, from: 236, fabric: 'twill' },
  ],
  'trek-pack': [
    trek,
    { ...trek, closing: 'roll', front: 'mesh', sides: 'straps', top: 138, belly: 152, foot: 132, from: 216, fabric: 'cordura' },
    { ...trek, closing: 'lid', front: 'two-pockets', sides: 'bulge', belly: 172, foot: 150, fabric: 'cordura' },
    { ...trek, closing: 'drawcord-lid', front: 'slash', sides: 'straps', lower: false, top: 122, belly: 146, foot: 122 },
    { ...trek, front: 'zip-pocket', sides: 'mesh-straps', belly: 166, foot: 142, fabric: 'cordura' },
    { ...trek, front: 'slash', sides: 'mesh-straps', lower: false, top: 140, belly: 154, foot: 136 },
    { ...trek, closing: 'drawcord-lid', front: 'two-pockets', sides: 'mesh-straps', top: 126, belly: 158, foot: 140 },
  ],
};

export const packTraits = ({ closing, front, sides, belt }: PackStyle): CutTraits =>
  traitsThat({
    'hip-belt': belt,
    lid: closing === 'lid' || closing === 'drawcord-lid',
    'roll-top': closing === 'roll',
    'front-zips': front === 'zip-pocket' || front === 'slash' || front === 'two-pockets',
    'side-pockets': sides === 'mesh' || sides === 'mesh-straps' || sides === 'bulge',
    'compression-straps': sides === 'straps' || sides === 'mesh-straps',
  });
