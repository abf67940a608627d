// `npm run mutants`: mutation tests; applies one fault at a time to a copy of the repository and checks that a test fails.
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
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Command, runProcess, UsageError } from '#server/command-line/command.ts';
import { temporaryFolder } from './databases.ts';
import { MUTANTS } from './mutants/all.ts';
import { chooseMutants, type Mutant, titlePattern, withFault } from './mutants/mutant.ts';
import { type Outcome, runTests } from './mutants/run-tests.ts';

const COMMAND = {
  name: 'npm run mutants',
  forms: ['[--only ROOM] [WORD…]'],
  summary: `Applies one fault at a time to a copy of the repository, as many copies as there are processors, and prints whether a
test fails. With words, only faults whose name or file contains all of them. Status 1 if a fault survives.`,
  maxPositionals: Number.POSITIVE_INFINITY,
  options: {
    only: {
      type: 'string',
      value: 'ROOM',
      help: 'only faults of one room (engine, server/http, src/discovery …), or `claims`: those that name one',
    },
  },
} as const satisfies Command;

const ROOT = resolve(import.meta.dirname, '..');

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
  const packages = join(to, 'node_modules');
  if (!existsSync(packages)) symlinkSync(realpathSync(join(ROOT, 'node_modules')), packages);
}

/** Throws unless the tests of all mutants pass without a fault, and each mutant has some. */
async function checkWithoutFault(folder: string, mutants: readonly Mutant[]): Promise<void> {
  const patterns = mutants.map(titlePattern);
  const pattern = patterns.includes(undefined) ? undefined : patterns.map((one) => `(?:${one})`).join('|');
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  const { verdict, reason, passed } = await runTests(folder, { tests, pattern });
  if (verdict !== 'survived') throw new Error(`the tests fail without a fault: ${reason}`);
  for (const mutant of mutants) {
    const title = new RegExp(titlePattern(mutant) ?? '');
    if (!passed.some((one) => title.test(one)))
      throw new Error(`"${mutant.name}": no test that passes has a title like ${title.source}`);
  }
}

async function runMutant(folder: string, mutant: Mutant): Promise<Outcome> {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(source, mutant));
  try {
    const outcome = await runTests(folder, { tests: mutant.tests, pattern: titlePattern(mutant) });
    const isOther = mutant.claim !== undefined && !outcome.reason.includes(mutant.claim);
    return outcome.verdict === 'killed' && isOther
      ? { ...outcome, verdict: 'survived', reason: `${mutant.claim} is not quoted by: ${outcome.reason}` }
      : outcome;
  } finally {
    writeFileSync(path, source);
  }
}

async function runMutants(words: readonly string[], only: string | undefined): Promise<number> {
  const chosen = chooseMutants(MUTANTS, words, only);
  if (typeof chosen === 'string') throw new UsageError(chosen);
  const folders = Array.from({ length: Math.min(availableParallelism(), chosen.length) }, temporaryFolder);
  const counts = { killed: 0, survived: 0, broken: 0 };
  const waiting = [...chosen];
  const runInFolder = async (folder: string): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const { verdict, reason } = await runMutant(folder, mutant);
      counts[verdict] += 1;
      console.log(`${verdict.padEnd(8)} ${mutant.name} (${mutant.file})\n         ${reason}`);
    }
  };
  try {
    for (const folder of folders) copyTree(folder);
    await checkWithoutFault(folders[0]!, chosen);
    await Promise.all(folders.map(runInFolder));
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${counts.killed} killed, ${counts.survived} survived, ${counts.broken} broken`);
  return counts.killed === chosen.length ? 0 : 1;
}

await runProcess(COMMAND, ({ positionals, values }) => runMutants(positionals, values.only));
