import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_SOURCES } from '#server/page-build.ts';

/** Rooms of which nothing is in the pages, and the tests. */
const NOT_IN_PAGES = [
  'catalogue',
  'commands',
  'commerce',
  'feeds',
  'server',
  'settings',
  'store',
  'demo',
  'tests',
];

test('a build is older than its sources whichever room they are in', () => {
  const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const rooms = Object.keys(imports).map((name) => name.slice(1, -2));
  const built = rooms.filter((room) => !NOT_IN_PAGES.includes(room));
  const [folders = ''] = PAGE_SOURCES;
  expect(folders.split(/[{},]/)).toEqual(expect.arrayContaining(built));
});
