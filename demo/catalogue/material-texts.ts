// Sentences that describe each material on any product; a material without one does not compile.
import type materialTexts from '#demo/texts/en/materials.json';
import type { FabricId } from '#demo/catalogue/family.ts';
import { readTexts, type Text } from '#demo/texts/texts.ts';

export const MATERIAL_TEXTS: Readonly<Record<FabricId, readonly Text[]>> =
  readTexts<typeof materialTexts>('materials');
