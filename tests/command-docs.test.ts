// Commands as the documentation writes them: what is piped or kept in a file is their output alone.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

test('where the output of npm run is kept, npm adds no lines to it', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20);
  const kept = DOCUMENTS.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/npm run (?!-s )[^`\n|>]*[|>] *[\w./$]+/g)].map(
      ([text]) => `${path}: ${text}`,
    ),
  );
  expect(kept).toEqual([]);
});
