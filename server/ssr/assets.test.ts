import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageAssets } from '#server/ssr/assets.ts';
import { temporaryFolder } from '#tests/databases.ts';

test('styles stand in the order in which their components import each other, so that the outer one wins', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, '.vite'));
  const manifest = {
    '_frame.js': { file: 'frame.js', css: ['frame.css'], imports: ['_parts.js'] },
    '_parts.js': { file: 'parts.js', css: ['parts.css'] },
    '_other.js': { file: 'other.js', css: ['other.css'] },
    'src/app/entry-client.tsx': { file: 'entry.js', css: ['base.css'], imports: ['_parts.js'] },
  };
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['base', 'frame', 'parts', 'other'])
    writeFileSync(join(dir, `${name}.css`), `._${name} {}`);

  const page = '<a class="_parts other"><b class=_frame></b></a>';
  const head = readPageAssets(dir).headFor(page, ['_frame.js'], 'n');
  expect(head.match(/\._\w+ \{\}/g)).toEqual(['._base {}', '._parts {}', '._frame {}']);
  expect(head.match(/modulepreload href="[^"]*"/g)).toEqual([
    'modulepreload href="/parts.js"',
    'modulepreload href="/frame.js"',
  ]);
});

test('a file that is no manifest of a build is named', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, '.vite'));
  const write = (content: unknown) =>
    writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(content));
  for (const content of [
    [],
    { 'src/app/entry-client.tsx': { css: [] } },
    { x: { file: 'x.js', css: 'x.css' } },
  ]) {
    write(content);
    expect(() => readPageAssets(dir)).toThrow('.vite/manifest.json is no manifest of a build');
  }
  write({ x: { file: 'x.js' } });
  expect(() => readPageAssets(dir)).toThrow('has no src/app/entry-client.tsx');
});
