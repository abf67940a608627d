// Titles and descriptions of the categories, by kind: women's, men's and children's categories share them.
import type categoryTexts from '#demo/texts/en/categories.json';
import { readTexts } from '#demo/texts/texts.ts';

export const CATEGORY_TEXTS = readTexts<typeof categoryTexts>('categories');
export type CategoryKind = keyof typeof CATEGORY_TEXTS;
