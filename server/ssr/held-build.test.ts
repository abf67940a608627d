// Builds that servers run from, while others are made in their place.
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdBuild } from '#server/ssr/held-build.ts';
import { makeBuild } from '#tests/fixtures/page-build.ts';

function replace(dist: string, name: string): void {
  for (const folder of ['client', 'server']) rmSync(join(dist, folder), { recursive: true });
  makeBuild(name, dist);
}
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

test('a build is held whole, once, whatever takes its place', () => {
  const dist = makeBuild('a');
  const held = holdBuild(dist);
  expect(holdBuild(dist)).toBe(held);
  const files = filesIn(held);
  expect(files).toEqual(expect.arrayContaining(['client/.vite/manifest.json', 'server/entry-server.js']));
  replace(dist, 'b');
  expect(filesIn(held)).toEqual(files);
  expect(readFileSync(join(held, 'server/entry-server.js'), 'utf8')).toContain("</head>a'");
  expect(holdBuild(dist)).not.toBe(held);
  expect(filesIn(join(dist, 'held')).filter((name) => !name.includes('/'))).toHaveLength(2);
});

test('the three builds that servers began with last are held, and no others', () => {
  const dist = makeBuild('a');
  const held = ['a', 'b', 'c', 'd'].map((name, at) => {
    replace(dist, name);
    const folder = holdBuild(dist);
    utimesSync(folder, at, at);
    return folder;
  });
  expect(held.map((folder) => existsSync(folder))).toEqual([false, true, true, true]);
});

test('where no build can be held, servers run from it as it is', () => {
  const dist = makeBuild('a');
  writeFileSync(join(dist, 'held'), 'a file where the folder would be');
  expect(holdBuild(dist)).toBe(dist);
});
