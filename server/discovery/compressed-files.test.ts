// Compressed files: on their way to a browser while a smaller one takes their place, asked for too often, over a wrong dictionary, not kept.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type CompressedFile, createCompressedFiles } from '#server/discovery/compressed-files.ts';
import { openSnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { temporaryFolder } from '#tests/databases.ts';

let dataDir = '';
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('what was found is sent whole, with its own length, though another file has its name by then', async () => {
  dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const text = 'a warm and dry jacket '.repeat(1_000);
  const { name } = folder.write('columns-sv', 'key', new TextEncoder().encode(text).buffer, false);
  const found = await createCompressedFiles(folder).compressed(name, 'br', null);
  if (found === undefined) throw new Error('nothing was compressed');
  await writeFile(folder.path('smaller'), 'x');
  await rename(folder.path('smaller'), folder.path(`${name}.br`));
  const parts: Buffer[] = [];
  for await (const part of found.file.createReadStream()) parts.push(part as Buffer);
  const sent = Buffer.concat(parts);
  expect(sent.byteLength).toBe(found.bytes);
  expect(brotliDecompressSync(sent).toString()).toBe(text);
});

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
async function close(file: CompressedFile | undefined): Promise<boolean> {
  await file?.file.close();
  return file !== undefined;
}

test('a dictionary whose hash only begins so is none, whoever else asks for the same at once', async () => {
  dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const write = (text: string) =>
    folder.write('columns-sv', 'key', new TextEncoder().encode(text).buffer, false).name;
  const [before, now] = ['a jacket '.repeat(1_000), 'a warm jacket '.repeat(1_000)];
  write(before);
  const name = write(now);
  const files = createCompressedFiles(folder);
  const wrong = `${hashOf(before).slice(0, 16)}${'0'.repeat(48)}`;
  const found = await Promise.all(
    [wrong, hashOf(before), wrong].map((hash) => files.compressedWithDictionary(name, hash, null)),
  );
  expect(await Promise.all(found.map(close))).toEqual([false, true, false]);
});

test('beyond as many as are compressed in some seconds, files are not; they are later', async () => {
  dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const names = Array.from(
    { length: 40 },
    (_, at) =>
      folder.write('columns-sv', 'key', new TextEncoder().encode(`${at} `.repeat(5_000)).buffer, false).name,
  );
  const files = createCompressedFiles(folder);
  const compress = () =>
    Promise.all(names.map(async (name) => close(await files.compressed(name, 'br', null))));
  const first = await compress();
  expect(first.filter(Boolean).length).toBeLessThan(20);
  expect(first[0]).toBe(true);
  // The others have their turn when they are asked for again.
  for (let again = 0; again < 3; again += 1) await compress();
  expect((await compress()).every(Boolean)).toBe(true);
});

test('one client that asks for many leaves the others their turns', async () => {
  dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const write = (text: string) =>
    folder.write('columns-sv', 'key', new TextEncoder().encode(text.repeat(5_000)).buffer, false).name;
  const files = createCompressedFiles(folder);
  const greedy = Array.from({ length: 40 }, (_, at) => files.compressed(write(`${at} `), 'br', 'greedy'));
  const other = await files.compressed(write('other '), 'br', 'other');
  expect(await close(other)).toBe(true);
  const got = await Promise.all((await Promise.all(greedy)).map(close));
  expect(got.filter(Boolean).length).toBeLessThan(6);
});

test('where a result can’t be kept, nothing is left of it, and the file is sent as it is', async () => {
  dataDir = temporaryFolder();
  const folder = openSnapshotFolder(dataDir, '1');
  const { name } = folder.write(
    'columns-sv',
    'key',
    new TextEncoder().encode('x'.repeat(9_000)).buffer,
    false,
  );
  const errors: unknown[] = [];
  const isResult = (file: string) => file.endsWith('.gz');
  const files = createCompressedFiles(
    { ...folder, path: (file) => (isResult(file) ? join(dataDir, 'none', file) : folder.path(file)) },
    (error) => errors.push(error),
  );
  expect(await close(await files.compressed(name, 'gzip', null))).toBe(false);
  expect(errors).toMatchObject([{ code: 'ENOENT' }]);
  expect(await readdir(dirname(folder.path(name)))).toEqual([name]);
});
