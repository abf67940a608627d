// The messages of the error boundaries' claims are those of the boundaries in the code.
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tests/source-files.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

/** Boundaries that no requirement names. */
const BEYOND = [
  'Product recommendations failed',
  'Sync inbox failed',
  'Bag failed',
  'Waiting changes failed',
  'Large image failed',
  'Size guide failed',
  'Quick sizes failed',
  'Modal failed',
  'Installed app failed',
  'Device panel failed',
  'Device button failed',
  'Kept categories failed',
  'Error page failed',
];

test('each claimed message is that of a boundary or report, and each of these is claimed', () => {
  const source = sourceFiles(['src'], ['ts', 'tsx'])
    .filter(({ path }) => !isTest(path))
    .map(({ text }) => text)
    .join('\n');
  const boundaries = [...source.matchAll(/<Boundary\b[^>]*?\bname=(?:"([^"]+)"|\{`([^`]+)`\})/gs)].map(
    ([, name, template]) => `${name ?? template?.replace(/\$\{group\.title\}/, '{title}')} failed`,
  );
  // One of two names.
  const chosen = [...source.matchAll(/<Boundary\b[^>]*?\bname=\{[^}]*\? '([^']+)' : '([^']+)'\}/gs)].flatMap(
    ([, name, other]) => [`${name} failed`, `${other} failed`],
  );
  const uncaught = [...source.matchAll(/'(Uncaught error in [\w ]+)'/g)].map(([, message]) => message ?? '');
  const layouts = [...source.matchAll(/'(Failed calculating) \w+ (layout)'/g)].map(
    ([, start, end]) => `${start} {layout} ${end}`,
  );
  expect(boundaries.length).toBeGreaterThan(10);
  const messages = new Set([...boundaries, ...chosen, ...uncaught, ...layouts]);
  expect([...messages].filter((message) => !BEYOND.includes(message)).toSorted()).toEqual(
    claimedNames('ER-01'),
  );
});
