// The addresses that a mail server is told, which is one that takes ASCII alone, and who may read files of mails; how servers answer is tests/server/mails.test.ts.
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverOverSmtp, deliverToFolder } from '#server/mail/deliver.ts';

let server: Server;
/** The commands that name an address, as they came. */
let told: string[];
beforeEach(async () => {
  told = [];
  server = createServer((socket) => {
    let isMessage = false;
    const answerTo = (line: string): string | null => {
      if (isMessage && line !== '.') return null;
      isMessage = line === 'DATA';
      if (isMessage) return '354 go on';
      if (/^(MAIL|RCPT)/.test(line)) told.push(line);
      return /^[ -~]*$/.test(line) ? '250 ok' : '553 not an ASCII address';
    };
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    createInterface(socket).on('line', (line) => {
      const answer = answerTo(line);
      if (answer !== null) socket.write(`${answer}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const deliver = (from: string, to: string) => {
  const { port } = server.address() as AddressInfo;
  const message = Buffer.from('Subject: x\r\n\r\nHello.\r\n');
  return deliverOverSmtp(`smtp://127.0.0.1:${port}`)({ mailId: 'order-o1', from, to, message });
};

test('hosts with letters of their language are told in ASCII', async () => {
  expect(await deliver('hej@äpple.se', 'anna@räksmörgås.se')).toBe('sent');
  expect(told).toEqual(['MAIL FROM:<hej@xn--pple-koa.se>', 'RCPT TO:<anna@xn--rksmrgs-5wao1o.se>']);
});

test('an address of ASCII is told as it is', async () => {
  expect(await deliver('Hej@Shop.Example', 'Anna@12.34')).toBe('sent');
  expect(told).toEqual(['MAIL FROM:<Hej@Shop.Example>', 'RCPT TO:<Anna@12.34>']);
});

test('what ASCII can’t say is refused by such a server, and is a fault', async () => {
  expect(await deliver('hej@shop.example', 'åsa@räksmörgås.se')).toMatchObject({ isUnclear: false });
  expect(told.at(-1)).toContain('@räksmörgås.se');
});

test('mails that are written as files are nobody else’s to read, in a folder that others could enter before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-mails-'));
  const folder = join(dataDir, 'mails');
  try {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const message = Buffer.from('Subject: x\r\n\r\nHello.\r\n');
    const mail = { mailId: 'gift-card-1', from: 'a@b.se', to: 'c@d.se', message };
    expect(await deliverToFolder(dataDir)(mail)).toBe('sent');
    const modes = [folder, join(folder, 'gift-card-1.eml')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
