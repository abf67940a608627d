// A rendered mail as the message that is sent: headers, a plain and an HTML part (RFC 5322, MIME).
import MailComposer from 'nodemailer/lib/mail-composer';
import { MAIL_ADDRESS_PATTERN } from '#contract/email.ts';
import type { RenderedMail } from '#contract/mails.ts';

export interface MailHeaders {
  /** With its angle brackets. */
  readonly messageId: string;
  /** ms since 1970. */
  readonly date: number;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
}

type MessageOptions = NonNullable<ConstructorParameters<typeof MailComposer>[0]> & {
  readonly boundaryPrefix: string;
};

const ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN, 'u');

/** The same bytes for the same mail. Throws for an address that can't be one. */
export async function mailMessage(
  { subject, html, text }: RenderedMail,
  { messageId, date, from, to }: MailHeaders,
): Promise<Buffer> {
  for (const address of [from.address, to])
    if (!ADDRESS.test(address)) throw new TypeError('the address is not one that mail can be sent to');
  const options: MessageOptions = {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    messageId,
    date: new Date(date),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A boundary that is the same when the mail is repeated.
    boundaryPrefix: 'cairn',
    baseBoundary: messageId.replace(/[^A-Za-z0-9]/g, '').slice(0, 40),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return new MailComposer(options).compile().build();
}

/** Names come from shoppers: what would begin another header becomes a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
