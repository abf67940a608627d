import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the example of docs/discovery-host.md is the file that the compiler checks', () => {
  const doc = readFileSync('docs/discovery-host.md', 'utf8');
  const source = readFileSync('tests/fixtures/minimal-host.tsx', 'utf8');
  expect(/```tsx\n(.*?)```/s.exec(doc)?.[1]).toBe(source.slice(source.indexOf('\n') + 1));
});
