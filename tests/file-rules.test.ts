// Rules for source files: their length, their names, and the sentence that each one starts with.
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, ROOMS, sourceFiles } from '#tests/source-files.ts';

const MAX_LINES = 300;
/** Data tables, which may be longer. */
const DATA = ['commerce/addresses/address-table.ts', 'tests/relevance/judged/meanings.ts'];

const files = sourceFiles([...ROOMS, 'tests', 'bench'], ['ts', 'tsx', 'css', 'cjs']);
const paths = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

describe('source files', () => {
  test('there are some in every room', () => {
    for (const room of ROOMS.filter((name) => name !== 'demo'))
      expect(
        paths(files).some((path) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true);
  });

  test(`have at most ${MAX_LINES} lines, except for data tables`, () => {
    const long = files.filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES);
    expect(paths(long).filter((path) => !DATA.some((glob) => matchesGlob(path, glob)))).toEqual([]);
  });

  test('are named for what they contain', () => {
    const vague = files.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|common|misc|index)\.[a-z.]+$/.test(path),
    );
    expect(paths(vague)).toEqual([]);
  });

  test('start with a comment that says in one sentence what the file is', () => {
    const code = files.filter(({ path }) => /\.(?:ts|tsx|cjs)$/.test(path) && !isTest(path));
    const FIRST_LINE = /^\/\/ \S.*[.:…`)]$/u;
    expect(paths(code.filter(({ text }) => !FIRST_LINE.test(text.split('\n')[0] ?? '')))).toEqual([]);
  });

  // What is computed on the device is to be what the server computes.
  test('the engine uses no function whose last bits are each browser’s own', () => {
    const engine = files.filter(({ path }) => /^(?:engine|contract)\//.test(path) && !isTest(path));
    const OWN_BITS = /\bMath\.(?:a?(?:sin|cos|tan)h?|atan2|cbrt|exp|expm1|hypot|log|log10|log1p|log2|pow)\(/;
    const codeOf = (text: string) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    expect(engine.length).toBeGreaterThan(100);
    expect(paths(engine.filter(({ text }) => OWN_BITS.test(codeOf(text))))).toEqual([]);
  });

  // A screen reader announces what comes into a region that it knows, not a region that comes with its text.
  test('no style rule takes an element out of the accessibility tree because it is empty', () => {
    const styles = files.filter(({ path }) => path.endsWith('.css'));
    expect(styles.some(({ text }) => text.includes(':empty'))).toBe(true);
    const HIDDEN = /:empty[^{}]*\{[^}]*(?:display:\s*none|visibility:\s*hidden)/;
    expect(paths(styles.filter(({ text }) => HIDDEN.test(text)))).toEqual([]);
  });

  // The browser looks again at all that the last part of any such rule may be, after all that one may look for.
  test('style rules with :has() name what they look for and what they concern', () => {
    const styles = files.filter(({ path }) => path.endsWith('.css'));
    const rules = styles.flatMap(({ path, text }) =>
      selectorsOf(text).flatMap((selector) => (selector.includes(':has(') ? [{ path, selector }] : [])),
    );
    expect(rules.length).toBeGreaterThan(5);
    const isVague = ({ selector }: { selector: string }) => {
      const last =
        selector
          .replaceAll(/:has\((?:[^()]|\([^()]*\))*\)/g, ':has')
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      return /:has\([^)]*\*/.test(selector) || !/[.#[]|:has|^body$/.test(last);
    };
    expect(rules.filter(isVague)).toEqual([]);
  });
});

/** Of a style sheet; those within a list of `:is()` or `:has()` are not taken apart. */
function selectorsOf(text: string): string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .flatMap((part) => part.split(/,(?![^(]*\))/))
    .map((part) => part.trim());
}
