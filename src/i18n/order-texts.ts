// The texts of a placed order: files of their own, loaded with its page.
import type { texts as en } from '#src/i18n/order/en.ts';
import { textFiles } from '#src/i18n/text-files.ts';

export type OrderTexts = typeof en;

const FILES = import.meta.glob<OrderTexts>('./order/??.ts', { import: 'texts' });

export const loadOrderTexts = textFiles((language) => FILES[`./order/${language}.ts`]);
