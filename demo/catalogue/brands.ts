// The shop's own brand and the invented partner brands.

export const BRANDS = {
  cairn: { name: 'Cairn', prefix: 'CRN' },
  /** Wool from small flocks. */
  ullvide: { name: 'Ullvide', prefix: 'ULV' },
  /** Boots and shoes. */
  stigfot: { name: 'Stigfot', prefix: 'STF' },
  /** Packs and bags. */
  axelrem: { name: 'Axelrem', prefix: 'AXR' },
  /** Tents and what one sleeps in. */
  katavik: { name: 'Kåtavik', prefix: 'KTV' },
  /** Stoves, pots and light. */
  glodvik: { name: 'Glödvik', prefix: 'GLV' },
} as const;
export type BrandId = keyof typeof BRANDS;
