// The type of the texts of the checkout's page: files of their own, which only the server reads.
import type { texts as en } from '#src/i18n/checkout/en.ts';

export type CheckoutTexts = typeof en;
