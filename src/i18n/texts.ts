// The shop's sentences: the English table is the type of every language's (MK-10).
import type { en } from '#src/i18n/locales/en.ts';

export type Texts = typeof en & {
  /** SH-02: a language without it has the English outage screen. */
  readonly outage?: OutageTexts;
};

export interface OutageTexts {
  readonly title: string;
  readonly text: string;
  readonly social: string;
  readonly home: (shopName: string) => string;
}
