// The texts of the sync inbox: files of their own, loaded when something waits, since most pages never show them.
import type { texts as en } from '#src/i18n/inbox/en.ts';
import { textFiles } from '#src/i18n/text-files.ts';

export type InboxTexts = typeof en;

const FILES = import.meta.glob<InboxTexts>('./inbox/??.ts', { import: 'texts' });

export const loadInboxTexts = textFiles((language) => FILES[`./inbox/${language}.ts`]);
