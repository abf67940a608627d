// The materials of shoes, belts, hats, gloves and towels: fibres, care, icons and properties of each.
import type { Fabric } from '#demo/catalogue/fabrics.ts';

export const WORN_MATERIALS = {
  leather: {
    rank: 0.9,
    materials: ['full-grain'],
    care: 'leather',
    icons: ['renewable'],
  },
  nubuck: {
    materials: ['nubuck'],
    care: 'leather',
    icons: ['renewable'],
    waterproof: '10000',
  },
  suede: {
    materials: ['suede', 'recycled-polyester'],
    care: 'leather',
    icons: ['recycled'],
  },
  mesh: {
    rank: 0.3,
    isLight: true,
    materials: ['knit-mesh'],
    care: 'shoe',
    icons: ['recycled', 'bluesign'],
  },
  webbing: {
    rank: 0.2,
    isLight: true,
    materials: ['webbing'],
    care: 'strap',
    icons: ['recycled', 'recyclable'],
  },
  strapleather: {
    rank: 0.95,
    materials: ['full-grain'],
    care: 'leather',
    icons: ['renewable'],
  },
  microfibre: {
    materials: ['recycled-polyester'],
    care: 'cotton',
    icons: ['recycled'],
  },
  waffle: {
    rank: 0.8,
    materials: ['linen', 'organic-cotton'],
    care: 'cotton',
    icons: ['renewable', 'biodegradable'],
  },
  woolknit: {
    materials: ['merino'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    insulation: 'wool',
  },
  lambknit: {
    materials: ['lambswool'],
    care: 'wool',
    icons: ['renewable', 'biodegradable'],
    insulation: 'wool',
  },
  gloveleather: {
    rank: 0.9,
    materials: ['full-grain', 'merino'],
    care: 'leather',
    icons: ['renewable'],
    insulation: 'wool',
  },
  sockwool: {
    materials: ['merino', 'recycled-polyamide'],
    care: 'wool',
    icons: ['renewable', 'recycled'],
  },
} as const satisfies Readonly<Record<string, Fabric>>;
