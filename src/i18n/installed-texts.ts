// Texts of the installed app and of a device without a network, in every language: only parts that are loaded late have them.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/installed/en.ts';

export type InstalledAppTexts = typeof en;

// All at once: a device without a network can't fetch the one that it needs.
const FILES = import.meta.glob<InstalledAppTexts>('./installed/??.ts', { import: 'texts', eager: true });

export function installedTexts(language: Language): InstalledAppTexts {
  const texts = FILES[`./installed/${language}.ts`];
  if (texts === undefined) throw new Error(`src/i18n/installed/${language}.ts is missing`);
  return texts;
}
