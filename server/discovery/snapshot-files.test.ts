// The snapshot folder's index files: one that is not as this release writes it counts as missing.
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openSnapshotFolder,
  type SnapshotFile,
  type SnapshotFolder,
  type SnapshotIndex,
} from '#server/discovery/snapshot-files.ts';
import { temporaryFolder } from '#tests/databases.ts';

let dataDir: string;
let folder: SnapshotFolder;
let text: SnapshotFile;
let index: SnapshotIndex;
beforeEach(() => {
  dataDir = temporaryFolder();
  folder = openSnapshotFolder(dataDir, 'v1');
  text = folder.write('text-sv', 'k1', new ArrayBuffer(8), false);
  const columns = folder.write('columns-sv-se', 'k2', new ArrayBuffer(16), false);
  index = {
    seq: 3,
    epoch: 'e3',
    textsEpoch: 'e1',
    rulesChangedAt: 0,
    asOf: 1_700_000_000_000,
    texts: { sv: { ...text, ownTitles: 2 } },
    columns: { 'sv-se': columns },
  };
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Writes over the index file. */
function replaceIndex(content: unknown): void {
  const snapshots = join(dataDir, 'snapshots');
  const [name = ''] = readdirSync(snapshots).filter((file) => file.startsWith('index-'));
  writeFileSync(join(snapshots, name), typeof content === 'string' ? content : JSON.stringify(content));
}

test('what was written is read again', () => {
  folder.writeIndex(index);
  expect(folder.index('e3', 'e1')).toEqual(index);
  expect(folder.newestIndex()).toEqual(index);
  folder.writeTexts({ epoch: 'e1', parts: {}, files: { sv: text } });
  expect(folder.texts('e1')).toEqual({ epoch: 'e1', parts: {}, files: { sv: text } });
  expect(folder.texts('e2')).toBeUndefined();
});

test.each<[string, (whole: SnapshotIndex) => unknown]>([
  ['no JSON', () => '{"seq": 3'],
  ['another kind of value', () => []],
  ['without its epoch', (whole) => ({ ...whole, epoch: undefined })],
  ['without a list of files', (whole) => ({ ...whole, columns: undefined })],
  ['with a time that is text', (whole) => ({ ...whole, asOf: '2026-01-01' })],
  ['with a file without a size', (whole) => ({ ...whole, texts: { sv: { ...text, bytes: null } } })],
  [
    'with a file outside of the folder',
    (whole) => ({ ...whole, texts: { sv: { ...text, name: '../elsewhere.bin' } } }),
  ],
  [
    'with a file that is not there',
    (whole) => ({ ...whole, texts: { sv: { ...text, name: 'text-sv-0000000000000000.bin' } } }),
  ],
  ['with a file of another size', (whole) => ({ ...whole, texts: { sv: { ...text, bytes: 9 } } })],
])('an index %s is none', (_, change) => {
  writeFileSync(join(dataDir, 'elsewhere.bin'), new Uint8Array(8));
  folder.writeIndex(index);
  replaceIndex(change(index));
  expect(folder.index('e3', 'e1')).toBeUndefined();
  expect(folder.newestIndex()).toBeUndefined();
});

test('the files in use stay, though an index of before the clock was set back is newer by its time', () => {
  folder.writeIndex(index);
  const [name = ''] = readdirSync(join(dataDir, 'snapshots')).filter((file) => file.startsWith('index-'));
  const now = Date.now();
  const ahead = new Date(now + 24 * 3_600_000);
  utimesSync(folder.path(name), ahead, ahead);
  const columns = folder.write('columns-sv-se', 'k3', new ArrayBuffer(24), false);
  const current = { ...index, epoch: 'e4', columns: { 'sv-se': columns } };
  folder.writeIndex(current);
  folder.deleteUnused(now + 30 * 60_000, current);
  expect(folder.index('e4', 'e1')).toEqual(current);
});

test('what was written with a clock far ahead is deleted as what is old', () => {
  const columns = folder.write('columns-sv-se', 'k3', new ArrayBuffer(24), false);
  const ahead = new Date(Date.now() + 24 * 3_600_000);
  utimesSync(folder.path(columns.name), ahead, ahead);
  folder.writeIndex(index);
  folder.deleteUnused(Date.now(), index);
  expect(folder.has(columns)).toBe(false);
  expect(folder.newestIndex()).toEqual(index);
});
