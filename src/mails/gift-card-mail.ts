// The mail that brings a gift card to whom it is given.
import type { GiftCardMail } from '#contract/mails.ts';
import type { Currency } from '#contract/market.ts';
import type { MailBody } from '#src/mails/mail-body.ts';
import type { MailContext } from '#src/mails/order-mails.ts';
import { mailAmount, mailDay } from '#src/mails/notation.ts';

export function giftCardMail(
  { code, value, currency, expiresAt, senderName, message }: GiftCardMail,
  { texts, market, shopName }: MailContext,
): Omit<MailBody, 'why'> {
  const own = texts.giftCard;
  const facts = [{ label: own.value, value: mailAmount(value, currency as Currency, market) }];
  // The last moment of the last day.
  if (expiresAt !== null) facts.push({ label: own.expires, value: mailDay(expiresAt - 1, market) });
  return {
    subject: senderName === '' ? own.subject(shopName) : own.subjectFrom(shopName, senderName),
    preview: own.preview,
    title: senderName === '' ? own.title : own.titleFrom(senderName),
    parts: [
      ...(message === '' ? [] : [{ kind: 'quote' as const, title: '', text: message }]),
      { kind: 'code', label: own.code, code },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: own.how },
    ],
  };
}
