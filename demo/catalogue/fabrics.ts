// The fabrics of clothes: fibres, care, icons and properties of each.
import type { SustainabilityIcon } from '#contract/product.ts';
import type { InsulationId, MaterialId, WaterColumnId } from '#demo/catalogue/attributes.ts';
import type { CareId } from '#demo/catalogue/care.ts';

export interface Fabric {
  readonly materials: readonly MaterialId[];
  readonly care: CareId;
  readonly icons: readonly SustainabilityIcon[];
  readonly waterproof?: WaterColumnId;
  readonly insulation?: InsulationId;
  /** How expensive it is compared with the family's other materials, 0..1; 0.5 if absent. */
  readonly rank?: number;
  /** Lighter than the family's other materials. */
  readonly isLight?: true;
}

export const FABRICS = {
  shell3: {
    rank: 0.5,
    materials: ['recycled-polyester'],
    care: 'shell',
    icons: ['recycled', 'bluesign', 'circular'],
    waterproof: '20000',
  },
  shellpro: {
    rank: 0.95,
    materials: ['recycled-polyamide'],
    care: 'shell',
    icons: ['recycled', 'bluesign'],
    waterproof: '28000',
  },
  shelllight: {
    rank: 0.3,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'shell',
    icons: ['recycled', 'bluesign'],
    waterproof: '15000',
  },
  shell2: {
    rank: 0.1,
    materials: ['recycled-polyester'],
    care: 'shell',
    icons: ['recycled', 'bluesign'],
    waterproof: '10000',
  },
  softweave: {
    materials: ['recycled-polyester'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
  },
  ripstop: {
    materials: ['recycled-polyamide'],
    care: 'synthetic',
    icons: ['recycled'],
  },
  downfill: {
    rank: 0.9,
    isLight: true,
    materials: ['recycled-polyamide'],
    care: 'down',
    icons: ['recycled', 'bluesign', 'renewable'],
    insulation: 'down',
  },
  synthfill: {
    rank: 0.3,
    materials: ['recycled-polyester'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign', 'recyclable'],
    insulation: 'synthetic',
  },
  woolfill: {
    rank: 0.6,
    materials: ['lambswool', 'recycled-polyamide'],
    care: 'synthetic',
    icons: ['renewable', 'recycled'],
    insulation: 'wool',
  },
  grid: {
    materials: ['recycled-polyester'],
    care: 'fleece',
    icons: ['recycled', 'bluesign', 'circular'],
  },
  pile: {
    rank: 0.35,
    materials: ['recycled-polyester'],
    care: 'fleece',
    icons: ['recycled', 'bluesign'],
  },
  woolfleece: {
    rank: 0.9,
    materials: ['merino', 'recycled-polyester'],
    care: 'wool',
    icons: ['renewable', 'recycled'],
  },
  merino150: {
    rank: 0.3,
    isLight: true,
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
  },
  merino200: {
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
  },
  merino260: {
    rank: 0.9,
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    insulation: 'wool',
  },
  merinoblend: {
    materials: ['merino', 'lyocell'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
  },
  cotton: {
    materials: ['organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
  },
  hempcotton: {
    materials: ['hemp', 'organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
  },
  flannel: {
    materials: ['organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
  },
  airweave: {
    rank: 0.2,
    isLight: true,
    materials: ['recycled-polyester'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
  },
  stretchweave: {
    materials: ['recycled-polyamide'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
  },
  waxed: {
    materials: ['waxed-cotton', 'recycled-polyester'],
    care: 'waxed',
    icons: ['recycled', 'renewable'],
  },
  powerknit: {
    materials: ['recycled-polyamide'],
    care: 'synthetic',
    icons: ['recycled', 'bluesign'],
  },
} as const satisfies Readonly<Record<string, Fabric>>;
