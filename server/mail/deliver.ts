// The ways a mail leaves: to a mail server over SMTP, or as a file for the operator.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { closeToOthers } from '#store/close-to-others.ts';
import type { MailOutcome } from '#store/mails.ts';

export interface OutgoingMail {
  readonly mailId: string;
  readonly from: string;
  readonly to: string;
  /** The whole message, with its headers. */
  readonly message: Buffer;
}
/** Never rejects. */
export type DeliverMail = (mail: OutgoingMail) => Promise<MailOutcome>;

/** What a mail may take from connection to answer. */
const SMTP_LIMIT_MS = 60_000;

/** A file a mail, `mails/order-….eml`; written again it is the same file. Names, addresses and codes are nobody else's to read. */
export function deliverToFolder(dataDir: string): DeliverMail {
  const folder = join(dataDir, 'mails');
  return async ({ mailId, message }) => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      closeToOthers(folder, 0o700);
      const partial = join(folder, `.${mailId}.${process.pid}`);
      await writeFile(partial, message, { mode: 0o600 });
      await rename(partial, join(folder, `${mailId}.eml`));
      return 'sent';
    } catch (error) {
      return { fault: reasonOf(error), isUnclear: false };
    }
  };
}

export function deliverOverSmtp(smtpUrl: string, limitMs: number = SMTP_LIMIT_MS): DeliverMail {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !isHere,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  };
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return ({ from, to, message }) =>
    new Promise((resolve) => {
      const connection = new SMTPConnection(options);
      // The message ends with the server's leave to keep it: before that it can't have taken it.
      let isWhole = false;
      const content = Readable.from([message]).once('end', () => {
        isWhole = true;
      });
      const finish = (outcome: MailOutcome) => {
        clearTimeout(timer);
        connection.close();
        resolve(outcome);
      };
      const fail = (error: SMTPConnection.SMTPError) =>
        // A reply is a refusal; silence after the whole message may be either.
        finish({ fault: reasonOf(error), isUnclear: isWhole && error.responseCode === undefined });
      const timer = setTimeout(() => fail(new Error(`no end within ${limitMs} ms`)), limitMs);
      const send = () =>
        connection.send({ from: toldAddress(from), to: toldAddress(to) }, content, (error) =>
          error === null ? finish('sent') : fail(error),
        );
      connection.on('error', fail);
      connection.connect((error) => {
        if (error !== undefined) fail(error);
        else if (username === '') send();
        else connection.login(credentials, (refusal) => (refusal ? fail(refusal) : send()));
      });
    });
}

/** With its host in ASCII, which every mail server takes; where the name is not of ASCII, only one that takes both can help. */
function toldAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at), address.slice(at + 1)];
  const told = isAscii(name) && !isAscii(host) ? domainToASCII(host) : '';
  return told === '' ? address : `${name}@${told}`;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
