// The message of a mail: what its headers may hold, and that names can't add any.
import { expect, test } from 'vitest';
import { type MailHeaders, mailMessage } from '#server/mail/message.ts';

const MAIL = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const HEADERS: MailHeaders = {
  messageId: '<order-o1@shop.example>',
  date: Date.UTC(2026, 10, 22, 9, 30),
  from: { name: 'Cairn', address: 'hello@shop.example' },
  to: 'shopper@example.com',
};

async function headersOf(subject: string, name: string): Promise<string> {
  const message = await mailMessage(
    { ...MAIL, subject },
    { ...HEADERS, from: { name, address: HEADERS.from.address } },
  );
  return message
    .toString()
    .split('\r\n\r\n')[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ');
}

test('a mail has its headers, a plain part and an HTML part, and is the same whenever it is made', async () => {
  const [one, other] = await Promise.all([mailMessage(MAIL, HEADERS), mailMessage(MAIL, HEADERS)]);
  expect(one.equals(other)).toBe(true);
  const text = one.toString();
  expect(text).toContain('Message-ID: <order-o1@shop.example>\r\n');
  expect(text).toContain('Date: Sun, 22 Nov 2026 09:30:00 +0000\r\n');
  expect(text).toContain('Auto-Submitted: auto-generated\r\n');
  expect(text).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/);
});

test('line breaks and quotes in names and subjects begin no header', async () => {
  for (const nasty of [
    'A\r\nBcc: evil@example.com',
    'A\nBcc: evil@example.com',
    'A\r\n\r\nbody',
    'A\u2028Bcc: evil@example.com',
    'A\u0000Bcc: b',
    '" <evil@example.com>, "',
    'A\\" <evil@example.com>',
  ]) {
    const headers = (await headersOf(nasty, nasty)).split('\r\n');
    expect(headers.filter((line) => /^(bcc|cc|body)/i.test(line))).toEqual([]);
    expect(headers.filter((line) => /^(from|to|subject):/i.test(line))).toHaveLength(3);
    expect(headers.find((line) => line.startsWith('From:'))).toMatch(/<hello@shop\.example>$/);
    expect(headers.find((line) => line.startsWith('To:'))).toBe('To: shopper@example.com');
  }
});

test.each([
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example, c@d.example',
  '"a b"@c.example',
  'a@b.example>',
  '<a@b.example>',
  'nobody',
  '',
])('%j is no address', async (to) => {
  await expect(mailMessage(MAIL, { ...HEADERS, to })).rejects.toThrow('not one that mail can be sent to');
});
