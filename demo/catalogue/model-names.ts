// Model names: invented words that sound like Nordic places and weather. Their order decides which model gets which.
import type modelNames from '#demo/texts/en/model-names.json';
import { readTexts, type Text } from '#demo/texts/texts.ts';

export const MODEL_NAMES: readonly Text[] = Object.values(readTexts<typeof modelNames>('model-names'));
