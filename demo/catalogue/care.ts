// How products are looked after: a sentence or two for each kind of material.
import type careTexts from '#demo/texts/en/care.json';
import { readTexts } from '#demo/texts/texts.ts';

export const CARE = readTexts<typeof careTexts>('care');
export type CareId = keyof typeof CARE;
