// The features a product can have: the short lines of the list on its page.
import type featureTexts from '#demo/texts/en/features.json';
import { readTexts } from '#demo/texts/texts.ts';

export const FEATURES = readTexts<typeof featureTexts>('features');
export type FeatureId = keyof typeof FEATURES;
