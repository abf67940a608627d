// The shop's sentences: the English table is the type of every language's (MK-10).
import type { en } from '#src/i18n/locales/en.ts';

export type Texts = typeof en;
