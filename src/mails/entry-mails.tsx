// Entry point of mails: what the server wants told, as subject, HTML and plain text in the market's language.
import type { MailRequest, RenderMail } from '#contract/mails.ts';
import { giftCardMail } from '#src/mails/gift-card-mail.ts';
import { htmlMail } from '#src/mails/html-mail.tsx';
import type { MailBody } from '#src/mails/mail-body.ts';
import { type MailTexts, mailTexts } from '#src/mails/mail-texts.ts';
import {
  cancelledMail,
  type MailContext,
  orderMail,
  partCancelledMail,
  refundMail,
  shippedMail,
} from '#src/mails/order-mails.ts';
import { paymentRefundMail } from '#src/mails/payment-refund-mail.ts';
import { plainMail } from '#src/mails/plain-mail.ts';

export const renderMail: RenderMail = (request) => {
  const { market, shop } = request;
  const { name, contact } = shop.profile;
  const texts = mailTexts(market.language);
  const why = whyTexts(request.kind, texts)(name);
  const body = { ...bodyOf(request, { market, shopName: name, origin: shop.origin, texts }), why };
  const ways = [contact.email, contact.phone].filter((way) => way !== null);
  const lines = [
    ...(ways.length === 0 ? [] : [texts.questions(ways.join(', '))]),
    ...(contact.address.length === 0 ? [] : [contact.address.join(', ')]),
  ];
  const footer = { shopName: name, lines };
  return {
    subject: body.subject,
    html: htmlMail(body, footer, market.language, shop.colors),
    text: plainMail(body, footer),
  };
};

function whyTexts(kind: MailRequest['kind'], texts: MailTexts): MailTexts['why'] {
  if (kind === 'gift-card') return texts.whyGiftCard;
  return kind === 'payment-refund' ? texts.whyPayment : texts.why;
}

function bodyOf(request: MailRequest, context: MailContext): Omit<MailBody, 'why'> {
  switch (request.kind) {
    case 'order':
      return orderMail(request.doc, context);
    case 'shipped':
      return shippedMail(request.doc, context);
    case 'cancelled':
      return cancelledMail(request.doc, context);
    case 'cancelled-part':
      return partCancelledMail(request.doc, context);
    case 'refund':
      return refundMail(request.doc, context);
    case 'payment-refund':
      return paymentRefundMail(request.doc, context);
    case 'gift-card':
      return giftCardMail(request.doc, context);
  }
}
