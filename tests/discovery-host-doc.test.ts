import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the example of docs/discovery-host.md is the file that the compiler checks', () => {
  const doc = readFileSync('docs/discovery-host.md', 'utf8');
  const source = readFileSync('tests/fixtures/minimal-host.tsx', 'utf8');
  expect(/```tsx\n(.*?)```/s.exec(doc)?.[1]).toBe(source.slice(source.indexOf('\n') + 1));
});

test('the custom properties that docs/discovery-host.md names are those of the style sheet', () => {
  const doc = readFileSync('docs/discovery-host.md', 'utf8');
  const declared = readFileSync('src/styles/tokens.css', 'utf8');
  const named = [...doc.matchAll(/`(--shop-[\w-]+)`/g)].map(([, name]) => name ?? '');
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !declared.includes(`${name}:`))).toEqual([]);
});
