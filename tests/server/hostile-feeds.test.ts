// Feeds that were made, or broken, so as to fill a machine: the import refuses them early, says why, and stays small.
import { spawn } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { childEnvironment } from '#tests/child-environment.ts';

/** Of the whole process at its largest; starting it takes about 120. */
const MAX_MEGABYTES = 200;
const MEMORY_INTERVAL_MS = 20;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-hostile-feeds-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MEGABYTE = 2 ** 20;
const CSV = 'id,title,price\n1,Cap,10 EUR\n';
const ITEM = '<item><g:id>1</g:id><title>Cap</title><g:price>10 EUR</g:price></item>';
const RSS = `<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${ITEM}`;

/** `start`, then `count` times the same piece. */
function* text(start: string, piece: string, count: number): Generator<string> {
  yield start;
  for (let at = 0; at < count; at += 1) yield piece;
}

async function written(name: string, parts: Iterable<string>): Promise<string> {
  const path = join(folder, name);
  await pipeline(Readable.from(packed(name, parts)), createWriteStream(path));
  return path;
}

/** An archive may have several members: each part that comes again is packed once. */
function* packed(name: string, parts: Iterable<string>): Generator<Buffer> {
  const known = new Map<string, Buffer>();
  for (const part of parts) {
    const bytes = known.get(part) ?? (name.endsWith('.gz') ? gzipSync(part) : Buffer.from(part));
    if (known.size < 2) known.set(part, bytes);
    yield bytes;
  }
}

/** `npm run import` of the file, to its end. */
async function imported(path: string) {
  const child = spawn(process.execPath, ['commands/import/cli.ts', path, '--dry-run'], {
    cwd: ROOT,
    env: { ...childEnvironment(), CAIRN_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    const peak = /VmHWM:\s+(\d+) kB/.exec(statusOf(child.pid));
    megabytes = Math.max(megabytes, Number(peak?.[1] ?? 0) / 1024);
  }, MEMORY_INTERVAL_MS);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  return { status, said, megabytes };
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

const spaces = ' '.repeat(MEGABYTE);
const nested = '<a>'.repeat(10_000);
const manyFields = '<g:custom>x</g:custom>'.repeat(50_000);
const HOSTILE = {
  'a quote that is never closed': {
    name: 'quote.csv',
    parts: () => text('id,title,price\n1,"Cap,10 EUR\n', `${'x'.repeat(99)}\n`.repeat(10_000), 12),
    reason: ':2: a row of more than 4194304 characters: a quoted cell is never closed',
  },
  'a quote that is never closed in a small file': {
    name: 'small-quote.csv',
    parts: () => text('id,"title,price\n', '1,Cap,10 EUR\n', 10),
    reason: ':1: a quoted cell that opens in this row is never closed',
  },
  'white space between items': {
    name: 'space.xml',
    parts: () => text(RSS, spaces, 40),
    reason: ':1: more than 2097152 characters without a tag',
  },
  'a comment without an end': {
    name: 'comment.xml',
    parts: () => text(`${RSS}<!--`, spaces, 40),
    reason: ':1: more than 2097152 characters without a tag',
  },
  'two million elements inside of one another': {
    name: 'nested.xml',
    parts: () => text(RSS, nested, 40),
    reason: ':1: more than 100 elements inside of one another',
  },
  'an item without an end': {
    name: 'fields.xml',
    parts: () => text(`${RSS}<item>`, manyFields, 60),
    reason: ':1: more than 8388608 characters in one item',
  },
  'brackets inside of one another': {
    name: 'nested.json',
    parts: () => text('{"products":[{"id":1,"title":"Cap","tags":', '['.repeat(MEGABYTE), 7),
    reason: ':1: more than 100 brackets inside of one another',
  },
  'an archive that was made to unpack': {
    name: 'bomb.csv.gz',
    parts: () => text(CSV, `2,Hat,${' '.repeat(900)}12 EUR\n`.repeat(1_000), 40),
    reason: ': the gzip archive unpacks to over 200 times its size',
  },
} as const;

test.each(Object.entries(HOSTILE))('%s', { timeout: 120_000 }, async (_, { name, parts, reason }) => {
  const path = await written(name, parts());
  const { status, said, megabytes } = await imported(path);
  rmSync(path);
  expect(said).toContain(reason);
  expect(status).toBe(1);
  expect(megabytes).toBeGreaterThan(0);
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
});

test('what is large but honest is read', { timeout: 120_000 }, async () => {
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  const rows = function* () {
    yield 'id,title,price,image_link,comment\n';
    for (let at = 0; at < 200; at += 1)
      yield `${at},Cap ${at},10 EUR,,${noise.update(Buffer.alloc(50_000)).toString('hex')}\n`;
  };
  const { status, said } = await imported(await written('large.csv.gz', rows()));
  expect([status, said]).toEqual([0, expect.stringContaining('200 products')]);
});
