import { expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { createDownloads } from '#worker/discovery/downloads.ts';
import type { HttpClient } from '#worker/http/request.ts';

const manifest = (columns: number, text = 1_000): SnapshotManifest => ({
  epoch: 'e',
  seq: 1,
  asOf: 1,
  market: 'sv-se',
  language: 'sv',
  text: { url: '/t', bytes: text, hash: 't' },
  columns: { url: '/c', bytes: columns, hash: 'c' },
});

function setUp() {
  let now = 0;
  const line = { isCut: false };
  const http: Pick<HttpClient, 'bytes'> = {
    async bytes(url, _, onReceived) {
      const content = new ArrayBuffer(url === '/t' ? 1_000 : 800_000);
      onReceived(content.byteLength);
      // However long it took.
      if (line.isCut) now += 90_000;
      return line.isCut ? fail(shopError('timeout')) : ok(content);
    },
  };
  const downloads = createDownloads(http, { file: async () => null }, () => now);
  return { downloads, line, pass: (ms: number) => void (now += ms) };
}

test('what follows a server costs 16 kB a second on the average, whatever it changes', async () => {
  const { downloads, pass } = setUp();
  const columns = manifest(800_000);
  expect(downloads.shouldDownload(columns, true)).toBe(true);
  await downloads.fetchPair(columns, false);
  expect(downloads.shouldDownload(columns, false)).toBe(false);
  pass(49_000);
  expect(downloads.shouldDownload(columns, false)).toBe(false);
  pass(2_000);
  expect(downloads.shouldDownload(columns, false)).toBe(true);
});

test('a first snapshot is fetched at once; one that is too large never', async () => {
  const { downloads } = setUp();
  await downloads.fetchPair(manifest(800_000), false);
  expect(downloads.shouldDownload(manifest(1), true)).toBe(true);
  expect(downloads.shouldDownload(manifest(1), false)).toBe(false);
  expect(downloads.shouldDownload(manifest(40_000_000, 9_000_000), true)).toBe(false);
});

test('a first snapshot that was cut waits as long as what came of it costs', async () => {
  const { downloads, line, pass } = setUp();
  line.isCut = true;
  expect(await downloads.fetchPair(manifest(800_000), false)).toMatchObject({ error: { code: 'timeout' } });
  expect(downloads.shouldDownload(manifest(800_000), true)).toBe(false);
  pass(49_000);
  expect(downloads.shouldDownload(manifest(800_000), true)).toBe(false);
  pass(2_000);
  expect(downloads.shouldDownload(manifest(800_000), true)).toBe(true);
  line.isCut = false;
  await downloads.fetchPair(manifest(800_000), false);
  expect(downloads.shouldDownload(manifest(800_000), true)).toBe(true);
});

test('a file that is not as long as its manifest says is refused, shorter or longer', async () => {
  const { downloads } = setUp();
  expect(await downloads.fetchPair(manifest(800_000), false)).toMatchObject({ ok: true });
  for (const bytes of [799_999, 800_001])
    expect(await downloads.fetchPair(manifest(bytes), false)).toMatchObject({
      error: { code: 'snapshot_refused' },
    });
});
