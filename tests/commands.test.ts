// Every command of package.json as it is typed: `--help` says what it takes, and a typo is answered with what was meant.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
/** Nothing is there, and nothing may be made there. */
const NO_DATA = join(tmpdir(), `cairn-commands-${process.pid}`);

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Those that are ours; the others run a tool with options of its own. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (\S+\.ts)$/.exec(script)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

function run(file: string, ...args: string[]) {
  const env = { ...process.env, CAIRN_DATA_DIR: NO_DATA };
  return new Promise<{ status: number; out: string; err: string }>((done) => {
    execFile(process.execPath, [file, ...args], { cwd: ROOT, env, timeout: 60_000 }, (error, out, err) =>
      done({ status: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
  });
}

test('every script that runs a file of ours is looked at', () => {
  const byTool = Object.values(scripts).filter((script) => !script.startsWith('node '));
  expect(byTool.filter((script) => script.includes('.ts'))).toEqual([]);
  expect(COMMANDS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'dev', 'build', 'test', 'import', 'merchandise', 'bench', 'explain']),
  );
});

describe.each(COMMANDS)('npm run $name', ({ name, file }) => {
  test('--help prints the usage, and a typo the nearest option', { timeout: 120_000 }, async () => {
    const { status, out, err } = await run(file, '--help');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^npm (run )?${name}\\b`));
    const options = [...out.matchAll(/^ {2}--([a-z-]+)/gm)].map((match) => match[1] ?? '');
    expect(options).toContain('help');
    const [first = ''] = options;
    const typo = await run(file, `--${first}x`);
    expect([typo.status, typo.out]).toEqual([2, '']);
    expect(typo.err).toContain(`Unknown option --${first}x. Did you mean --${first}?\n`);
    expect(typo.err).toContain(out);
    expect(existsSync(NO_DATA)).toBe(false);
  });
});

test('no command reads its arguments past the one place that checks them and prints the usage', () => {
  const sources = globSync('{server,commands,demo,tests,bench}/**/*.ts', { cwd: ROOT });
  const readers = sources.filter((file) =>
    /\bparseArgs\(|process\.argv\b(?!\.slice\(2\), process\.env, PROCESS_OUTPUT\))/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  // Besides it, programs that only a test or a benchmark starts.
  expect(readers.sort()).toEqual([
    'bench/load/bare-server-process.ts',
    'server/command-line/command.ts',
    'server/process-memory.test.ts',
    'tests/chaos/start-build.ts',
    'tests/fixtures/mail-sender-process.ts',
    'tests/server/open-together.test.ts',
  ]);
});
