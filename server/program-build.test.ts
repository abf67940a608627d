import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  buildPrograms,
  deleteFormer,
  isProgramBuildCurrent,
  loadProgram,
  PROGRAM_SOURCES,
} from '#server/program-build.ts';
import { ROOT } from '#server/root.ts';
import { temporaryFolder } from '#tests/databases.ts';

const HOUR_SECONDS = 3600;
/** Rooms of which nothing is in the programs, and the tests. */
const NOT_IN_PROGRAMS = ['demo', 'src', 'sw', 'tests', 'worker'];

test('a bundle is older than its sources whichever room they are in', () => {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const rooms = Object.keys(imports).map((name) => name.slice(1, -2));
  const [folders = ''] = PROGRAM_SOURCES;
  expect(folders.split(/[{},]/)).toEqual(
    expect.arrayContaining(rooms.filter((room) => !NOT_IN_PROGRAMS.includes(room))),
  );
});

test('files of the bundle before stay for servers that run from it, however old it is, and others for a day', () => {
  const folder = temporaryFolder();
  const hours = { 'older.js': 1, 'before.js': 3, 'parts/before.js': 3, 'lately.js': 76, 'now.js': 100 };
  mkdirSync(join(folder, 'parts'));
  for (const [name, hour] of Object.entries(hours)) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), hour * HOUR_SECONDS, hour * HOUR_SECONDS);
  }
  const left = (...at: [number, number]) => {
    deleteFormer(folder, { startedAt: at[0] * HOUR_SECONDS * 1000, replacedAt: at[1] * HOUR_SECONDS * 1000 });
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  };
  expect(left(100, 2)).toEqual(['before.js', 'lately.js', 'now.js', 'parts', 'parts/before.js']);
  expect(left(100, 75)).toEqual(['lately.js', 'now.js', 'parts']);
});

test('a program is taken from the bundle until a source is newer', async () => {
  if (!isProgramBuildCurrent()) await buildPrograms();
  const load = () =>
    loadProgram<object>('commands/orders/command', () => Promise.resolve({ isSource: true }));
  expect(await load()).toHaveProperty('runOrders');
  const source = join(ROOT, 'server/main.ts');
  const { atimeMs, mtimeMs } = statSync(source);
  try {
    utimesSync(source, atimeMs / 1000, Date.now() / 1000 + HOUR_SECONDS);
    expect(await load()).toEqual({ isSource: true });
  } finally {
    utimesSync(source, atimeMs / 1000, mtimeMs / 1000);
  }
});
