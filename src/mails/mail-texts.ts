// The sentences of mails, a file a language: the English one is the type of every other.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/mails/texts/en.ts';

export type MailTexts = typeof en;

const FILES = import.meta.glob<MailTexts>('./texts/??.ts', { import: 'texts', eager: true });

export function mailTexts(language: Language): MailTexts {
  const texts = FILES[`./texts/${language}.ts`];
  if (texts === undefined) throw new Error(`src/mails/texts/${language}.ts is missing`);
  return texts;
}
