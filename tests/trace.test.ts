// The claims of the requirements, the tests that quote them, and how a run's reports are traced to them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawnClaims, isProof, levelOf, parseRequirements, proves, quotedIds } from '#tests/claims.ts';
import { isTest, ROOMS, sourceFiles } from '#tests/source-files.ts';
import { parseReport } from '#tests/report.ts';
import { trace, unprovenClaims } from '#tests/trace.ts';

const MARKDOWN = readFileSync(resolve(import.meta.dirname, '../docs/requirements.md'), 'utf8');

describe('claims', () => {
  const ONE = '- SH-01 It opens.\n  - SH-01a (e2e) It opens.\n  - SH-01b (http, not built) It closes.';

  test('are read with their level and state', () => {
    expect(parseRequirements(`# A\n${ONE}\n- MK-10 more\ntext XX-99`)).toEqual([
      {
        id: 'SH-01',
        claims: [
          { id: 'SH-01a', requirementId: 'SH-01', level: 'e2e', isBuilt: true, text: 'It opens.' },
          { id: 'SH-01b', requirementId: 'SH-01', level: 'http', isBuilt: false, text: 'It closes.' },
        ],
      },
      { id: 'MK-10', claims: [] },
    ]);
  });

  test('have letters in order, two after z', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'.split(''), 'aa', 'ab'];
    const lines = ['- SH-01 x', ...letters.map((letter) => `  - SH-01${letter} (unit) text`)];
    expect(parseRequirements(lines.join('\n'))[0]?.claims).toHaveLength(28);
    expect(() => parseRequirements('- SH-01 x\n  - SH-01b (unit) text')).toThrow(
      'docs/requirements.md:2: expected SH-01a, found SH-01b',
    );
  });

  test.each([
    ['another level', '- SH-01 x\n  - SH-01a (screen) text', ':2: expected "  - SH-04a (e2e)'],
    ['no text', '- SH-01 x\n  - SH-01a (e2e)', ':2: expected "  - SH-04a (e2e)'],
    ['another requirement', '- SH-01 x\n  - SH-02a (e2e) text', ':2: expected SH-01a, found SH-02a'],
    ['no requirement', '  - SH-01a (e2e) text', ':1: a claim before the first requirement'],
    ['a requirement twice', '- SH-01 x\n- SH-01 y', ':2: SH-01 stands there twice'],
  ])('with %s are refused with the line', (_, markdown, message) => {
    expect(() => parseRequirements(markdown)).toThrow(`docs/requirements.md${message}`);
  });

  test('are drawn by their hashes: another one leaves the rest of the sample as it is', () => {
    const claimOf = (number: number) => ({
      id: `SH-${number}a`,
      requirementId: `SH-${number}`,
      level: 'unit' as const,
      isBuilt: number % 10 > 0,
      text: '',
    });
    const claims = Array.from({ length: 60 }, (_, index) => claimOf(index + 10));
    const drawn = drawnClaims(claims, 40);
    expect(drawn).toHaveLength(40);
    expect(drawn.every(({ isBuilt }) => isBuilt)).toBe(true);
    const more = drawnClaims([...claims, claimOf(71)], 40);
    expect(drawn.filter((claim) => !more.includes(claim)).length).toBeLessThan(2);
    expect(drawnClaims(claims.toReversed(), 40)).toEqual(drawn);
  });

  test('are proven at their level or in the built shop', () => {
    expect(proves('unit', 'unit')).toBe(true);
    expect(proves('http', 'unit')).toBe(true);
    expect(proves('unit', 'http')).toBe(false);
    expect(proves('http', 'browser')).toBe(false);
    expect(proves('browser', 'http')).toBe(false);
    expect(proves('e2e', 'http')).toBe(true);
    expect(proves('browser', 'e2e')).toBe(false);
  });

  test.each([
    ['tests/e2e/pages.spec.ts', '', 'e2e'],
    ['tests/live-prices.test.ts', "import { chromium } from 'playwright';", 'e2e'],
    ['src/ui/modal.browser.test.tsx', '', 'browser'],
    ['server/http/sitemap.test.ts', 'await startTestShop(place)', 'http'],
    ['tests/server/crash.test.ts', 'await startServerProcess(place)', 'http'],
    ['server/env.test.ts', '', 'unit'],
  ])('the level of %s follows from the file', (path, text, level) => {
    expect(levelOf(path, text)).toBe(level);
  });
});

describe('the trace', () => {
  const requirements = parseRequirements(
    '- SH-01 x\n  - SH-01a (e2e) a\n- MK-10 y\n  - MK-10a (unit) b\n  - MK-10b (http) c\n  - MK-10c (unit, not built) d\n- FI-01 z',
  );
  const { tests: vitest } = parseReport({
    testResults: [
      {
        name: resolve(import.meta.dirname, '../contract/a.test.ts'),
        assertionResults: [
          { fullName: 'SH-01a MK-10a both', status: 'passed' },
          { fullName: 'MK-10b over HTTP', status: 'failed' },
        ],
      },
    ],
  });
  const playwright = (status: string) => {
    const specs = [{ title: 'b', tests: [{ status }] }];
    return parseReport({ suites: [{ file: 'a.spec.ts', suites: [{ title: 'SH-01a', specs }] }] }).tests;
  };
  const levelOfFile = (file: string) => (file.startsWith('tests/e2e/') ? 'e2e' : 'unit');

  test('counts passing tests of the claim’s level, in both report forms', () => {
    const weak = trace(requirements, [...vitest, ...playwright('skipped')], levelOfFile);
    expect([...weak.proven]).toEqual(['MK-10a']);
    expect(unprovenClaims(weak).map(({ id }) => id)).toEqual(['SH-01a', 'MK-10b']);
    const both = trace(requirements, [...vitest, ...playwright('expected')], levelOfFile);
    expect([...both.proven]).toEqual(['MK-10a', 'SH-01a']);
    expect(both).toMatchObject({ covered: ['SH-01'], missing: ['MK-10', 'FI-01'], faults: [] });
  });

  test('lists of names and mutants quote claims, and prove none', () => {
    const outcomes = ['tests/requirements/shell.test.ts', 'tests/mutants.test.ts'].map((file) => ({
      title: 'MK-10a SH-01',
      file,
      status: 'passed' as const,
    }));
    expect(trace(requirements, outcomes, levelOfFile)).toMatchObject({ proven: new Set(), faults: [] });
  });

  test('a title that quotes a claim that is not built, or none, is a fault; a word of the same shape is not', () => {
    const outcomes = ['MK-10c', 'SH-01', 'SH-77a', 'UTF-16 ISO-88 BE-12'].map((title) => ({
      title,
      file: 'a.test.ts',
      status: 'passed' as const,
    }));
    expect(trace(requirements, outcomes, levelOfFile).faults).toEqual([
      'a.test.ts: "MK-10c" quotes MK-10c, which is not built',
      'a.test.ts: "SH-01" quotes SH-01, which is no claim',
      'a.test.ts: "SH-77a" quotes SH-77a, which is no claim',
    ]);
  });
});

describe('docs/requirements.md and the tests', () => {
  const requirements = parseRequirements(MARKDOWN);
  const claims = new Map(
    requirements.flatMap((requirement) => requirement.claims.map((claim) => [claim.id, claim])),
  );
  const prefixes = new Set(requirements.map(({ id }) => id.slice(0, 2)));
  const quotes = sourceFiles([...ROOMS, 'tests', 'bench'], ['ts', 'tsx'])
    // Shared cases are quoted too: their titles become titles of tests.
    .filter(({ path }) => isProof(path) && (isTest(path) || path.startsWith('tests/cases/')))
    .flatMap(({ path, text }) =>
      quotedIds(text)
        .filter((id) => prefixes.has(id.slice(0, 2)))
        .map((id) => ({ path, id, level: levelOf(path, text) })),
    );

  test('every requirement has claims', () => {
    expect(requirements.filter((one) => one.claims.length === 0).map(({ id }) => id)).toEqual([]);
    expect(requirements).toHaveLength(202);
  });

  test('tests quote built claims, by their own ids', () => {
    const wrong = quotes
      .filter(({ id }) => claims.get(id)?.isBuilt !== true)
      .map(({ path, id }) => `${path}: ${id}${claims.has(id) ? ' is not built' : ' is no claim'}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('every built claim is quoted in a test of its level', () => {
    const unquoted = [...claims.values()].filter(
      ({ id, isBuilt, level }) =>
        isBuilt && !quotes.some((quote) => quote.id === id && proves(quote.level, level)),
    );
    expect(unquoted.map(({ id, level }) => `${id} (${level})`)).toEqual([]);
  });
});
