// `npm run mutants`: mutation tests of the engine; applies one fault at a time to a copy and checks that a test fails.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Command, runProcess } from '#server/command-line/command.ts';
import { temporaryFolder } from './databases.ts';
import { MUTANTS } from './mutants/all.ts';
import { type Mutant, withFault } from './mutants/mutant.ts';

const COMMAND = {
  name: 'npm run mutants',
  forms: ['[WORD…]'],
  summary: `Applies one fault at a time to a copy of the engine and prints whether a test fails. With words, only faults whose name or
file contains all of them. Status 1 if a fault survives.`,
  maxPositionals: Number.POSITIVE_INFINITY,
  options: {},
} as const satisfies Command;

/** Time limit for the tests of one fault, against endless loops. */
const LIMIT_MS = 180_000;
const ROOT = resolve(import.meta.dirname, '..');

interface Report {
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
interface Outcome {
  readonly verdict: 'killed' | 'survived' | 'broken';
  readonly reason: string;
}

/** Copies tracked and addable files, and links the packages; the working tree itself is not modified. */
function copyTree(to: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listed.status !== 0) throw new Error(`git: ${listed.stderr}`);
  for (const path of listed.stdout.split('\0')) {
    if (path === '' || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(ROOT, path), join(to, path));
  }
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(to, 'node_modules'));
}

/** `killed` by a failing test; `broken` if a file could not be loaded. */
function runTests(folder: string, tests: readonly string[]): Outcome {
  const report = join(folder, 'mutant.json');
  rmSync(report, { force: true });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [
    'run',
    '--project',
    'node',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ];
  const { error, status } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: folder,
    stdio: 'ignore',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  if (error !== undefined) return { verdict: 'killed', reason: `timed out after ${LIMIT_MS / 1000} s` };
  if (!existsSync(report)) return { verdict: 'broken', reason: `vitest ended with ${status} and no report` };
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find((one) => one.status === 'failed');
  if (numFailedTests > 0) return { verdict: 'killed', reason: failed?.fullName ?? '' };
  if (status === 0) return { verdict: 'survived', reason: tests.join(', ') };
  const message = testResults.find((each) => each.message !== '')?.message ?? '';
  return { verdict: 'broken', reason: message.split('\n')[0] ?? '' };
}

function runMutant(folder: string, mutant: Mutant): Outcome {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(source, mutant));
  try {
    return runTests(folder, mutant.tests);
  } finally {
    writeFileSync(path, source);
  }
}

function runMutants(words: readonly string[]): number {
  const chosen = MUTANTS.filter(({ name, file }) =>
    words.every((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
  );
  const folder = temporaryFolder();
  const counts = { killed: 0, survived: 0, broken: 0 };
  try {
    copyTree(folder);
    const all = runTests(folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    if (all.verdict !== 'survived') throw new Error(`the tests fail without a fault: ${all.reason}`);
    for (const mutant of chosen) {
      const { verdict, reason } = runMutant(folder, mutant);
      counts[verdict] += 1;
      console.log(`${verdict.padEnd(8)} ${mutant.name} (${mutant.file})\n         ${reason}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${counts.killed} killed, ${counts.survived} survived, ${counts.broken} broken`);
  return chosen.length > 0 && counts.killed === chosen.length ? 0 : 1;
}

await runProcess(COMMAND, ({ positionals }) => runMutants(positionals));
