// Texts that every product shares: subtitles by wearer, and what is said about second-hand items.
import type productTexts from '#demo/texts/en/product.json';
import { readTexts } from '#demo/texts/texts.ts';

export const PRODUCT_TEXTS = readTexts<typeof productTexts>('product');
