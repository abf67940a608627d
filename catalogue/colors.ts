// Data: the closed list of colours that shoppers filter by, with swatches and names.
import type { CatalogueValue } from '#catalogue/model.ts';
import { inEveryLanguage, type ServerTexts } from '#catalogue/server-texts.ts';

type ColorFamilyId = keyof ServerTexts['colors'];

export interface ColorFamily extends CatalogueValue {
  readonly hex: string;
}

const SWATCHES: Readonly<Record<ColorFamilyId, string>> = {
  black: '#1f2124',
  grey: '#8b8f94',
  white: '#f4f3ef',
  beige: '#d3c4a9',
  brown: '#7a5b43',
  blue: '#33608f',
  navy: '#22304d',
  turquoise: '#3d8f94',
  green: '#45664a',
  olive: '#71713f',
  yellow: '#e0b23c',
  orange: '#d8732f',
  red: '#a93a35',
  pink: '#cf8a92',
  purple: '#6d5379',
  multi: '#9a8f86',
};

export const COLOR_FAMILIES: readonly ColorFamily[] = (Object.keys(SWATCHES) as ColorFamilyId[]).map(
  (id) => ({
    id,
    hex: SWATCHES[id],
    name: inEveryLanguage(({ colors }) => colors[id]),
  }),
);
