// A compressed file on its way to a browser while a smaller one takes its place.
import { rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createCompressedFiles } from '#server/discovery/compressed-files.ts';
import { openSnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { temporaryFolder } from '#tests/databases.ts';

let dataDir = '';
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('what was found is sent whole, with its own length, though another file has its name by then', async () => {
  dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const text = 'a warm and dry jacket '.repeat(1_000);
  const { name } = folder.write('columns-sv', 'key', new TextEncoder().encode(text).buffer, false);
  const found = await createCompressedFiles(folder).compressed(name, 'br');
  if (found === undefined) throw new Error('nothing was compressed');
  await writeFile(folder.path('smaller'), 'x');
  await rename(folder.path('smaller'), folder.path(`${name}.br`));
  const parts: Buffer[] = [];
  for await (const part of found.file.createReadStream()) parts.push(part as Buffer);
  const sent = Buffer.concat(parts);
  expect(sent.byteLength).toBe(found.bytes);
  expect(brotliDecompressSync(sent).toString()).toBe(text);
});
