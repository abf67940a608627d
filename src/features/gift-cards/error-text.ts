// What a shopper reads where a purchase or a check of a gift card failed.
import type { ShopError } from '#contract/errors.ts';
import type { GiftCardTexts } from '#src/i18n/gift-card-texts.ts';

export function errorText({ code, field }: ShopError, texts: GiftCardTexts): string {
  if (code === 'not_found') return texts.notFound;
  if (code === 'too_many_requests') return texts.tooManyTries;
  if (code === 'offline' || code === 'timeout') return texts.offline;
  if (code === 'conflict') return texts.bagFull;
  return field === 'recipientEmail'
    ? texts.emailMissing
    : field === 'deliverOn'
      ? texts.dayWrong
      : texts.failed;
}
