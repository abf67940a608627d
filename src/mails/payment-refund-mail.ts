// The mail about money that was received and became no order: how much goes back, and why.
import type { MailDocs } from '#contract/mails.ts';
import type { Currency } from '#contract/market.ts';
import type { MailBody } from '#src/mails/mail-body.ts';
import type { MailContext } from '#src/mails/order-mails.ts';
import { mailAmount } from '#src/mails/notation.ts';

export function paymentRefundMail(
  { value, currency, reason }: MailDocs['payment-refund'],
  { texts, market, shopName }: MailContext,
): Omit<MailBody, 'why'> {
  const { subject, title, reasons } = texts.paymentRefund;
  const { preview, intro, total } = texts.refund;
  const amount = mailAmount(value, currency as Currency, market);
  return {
    subject: subject(shopName),
    preview,
    title,
    parts: [
      { kind: 'paragraph', text: `${reasons[reason]} ${intro}` },
      { kind: 'amounts', amounts: [{ label: total, amount, isStrong: true }] },
    ],
  };
}
