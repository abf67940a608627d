// `npm test`: installs the browsers and the database that are missing, builds, runs every suite, and ends with a line of counts.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { type Command, runProcess } from '#server/command-line/command.ts';
import { type ChaosResult, failedFigures, tableOf } from './chaos/report.ts';
import { chromiumPath, headlessShellPath } from './chromium.ts';
import { firefoxPath } from './firefox.ts';
import { findPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { readReport } from './report.ts';
import { traceReports, unprovenClaims } from './trace.ts';

const COMMAND = {
  name: 'npm test',
  forms: [''],
  summary: `Installs missing browsers and PostgreSQL on Debian as root, builds the pages where they are old, and runs the unit, contract, browser and
end-to-end tests and the small scale of the chaos suite. A built claim of docs/requirements.md that they do not prove counts as failed. The last line counts them; npm run trace reads their reports.`,
  options: {},
} as const satisfies Command;

const total = { passed: 0, failed: 0 };

function run(command: string, args: readonly string[], env: Record<string, string> = {}): number {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status ?? 1;
}

interface Ended {
  readonly status: number;
  /** Of its standard output, if it was not printed at once. */
  readonly out: string;
}

/** `printed` at the end keeps what it prints in one piece, beside another suite. */
function start(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  printed: 'at once' | 'at the end',
): Promise<Ended> {
  const title = `\n> ${command} ${args.join(' ')}`;
  if (printed === 'at once') console.log(title);
  const child = spawn(command, args, {
    stdio: printed === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let out = '';
  const lines: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    lines.push(chunk.toString());
  });
  child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (printed === 'at the end') console.log(`${title}\n${lines.join('')}`);
      resolve({ status: code ?? 1, out });
    });
  });
}

const MAX_PAGE_CHARACTERS = 8_000;
/** Enough for an assertion with what it compared, little enough for a list of them. */
const MAX_MESSAGE_CHARACTERS = 3_000;

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian's packages, as root; elsewhere the message says what to install by hand. */
function install(packages: readonly string[], what: string): void {
  if (!canInstall) {
    console.log(`${what} is missing: install ${packages.join(', ')}`);
    return;
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function add(report: string, status: number): void {
  const { tests, faults } = existsSync(report) ? readReport(report) : { tests: [], faults: [] };
  const failed = tests.filter((one) => one.status === 'failed').length + faults.length;
  total.passed += tests.filter((one) => one.status === 'passed').length;
  // A suite that ended badly without a failed test still failed: a crash is no pass.
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
}

async function vitest(project: 'node' | 'browser', env: Record<string, string> = {}): Promise<void> {
  const report = `reports/${project}.json`;
  const args = [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = await start('npx', args, env, 'at the end');
  add(report, status);
}

async function playwright(
  name: 'sqlite' | 'postgres',
  env: Record<string, string>,
  only: readonly string[] = [],
): Promise<void> {
  const report = `reports/e2e-${name}.json`;
  const output = `test-results/${name}`;
  const { status } = await start(
    'npx',
    ['playwright', 'test', '--output', output, ...only],
    { ...env, E2E_REPORT: report },
    name === 'sqlite' ? 'at once' : 'at the end',
  );
  if (status !== 0) printFailedPages(output);
  add(report, status);
}

/** What the page of each failed test showed: where the machine is gone after the run, nothing else tells. */
function printFailedPages(output: string): void {
  for (const file of globSync(`${output}/*/error-context.md`))
    console.log(`\n${readFileSync(file, 'utf8').slice(0, MAX_PAGE_CHARACTERS)}`);
}

/** Printed last, since a long log is often kept from its end only. `failedChaos`: their table, empty without any. */
function printFailures(failedChaos: string): void {
  for (const report of globSync('reports/{node,browser,e2e-*}.json')) {
    const { tests, faults } = readReport(report);
    const failed = tests.filter((one) => one.status === 'failed');
    for (const { file, title, message } of [...failed, ...faults.map((fault) => ({ ...fault, title: '' }))])
      console.log(`\nfailed in ${report}: ${file} ${title}\n${message.slice(0, MAX_MESSAGE_CHARACTERS)}`);
  }
  if (failedChaos !== '') console.log(`\nfailed in reports/chaos.json:\n${failedChaos}`);
}

/** Each figure counts as a test; those known not to be met yet count as neither. Resolves to the table of those that failed. */
async function chaos(databases: Record<string, string>): Promise<string> {
  const args = ['tests/chaos.ts', '--scale', 'ci', '--json'];
  const { status, out } = await start(process.execPath, args, databases, 'at the end');
  writeFileSync('reports/chaos.json', out);
  if (out === '') {
    total.failed += 1;
    return `it ended with status ${status}, and without a result`;
  }
  const result = JSON.parse(out) as ChaosResult;
  console.log(tableOf(result));
  const failed = failedFigures(result);
  total.failed += status !== 0 && failed.length === 0 ? 1 : failed.length;
  total.passed += Object.values(result.figures).filter(({ isMet }) => isMet).length;
  if (failed.length === 0) return '';
  return tableOf({
    ...result,
    figures: Object.fromEntries(Object.entries(result.figures).filter(([id]) => failed.includes(id))),
  });
}

/** What needs no browser, but in few tests: about as long as the others together. */
async function runNodeTests(databases: Record<string, string>): Promise<void> {
  // Where Firefox could be had, doing without it is a failure; Chromium is needed everywhere.
  const browsers = canInstall ? 'chromium,firefox' : 'chromium';
  await vitest('node', { ...databases, CAIRN_REQUIRED_BROWSERS: browsers });
}

/** Components, and the shop on PostgreSQL: in one browser, which leaves half a core idle. */
async function runBrowserTests(postgres: TestPostgres | null): Promise<void> {
  await vitest('browser');
  if (postgres !== null) await playwright('postgres', { DATABASE_URL: postgres.url }, ['first-journey']);
}

/** What all tests write at once, several times over. */
const MIN_MEMORY_BYTES = 8 * 2 ** 30;

/** Tests make and remove thousands of databases and browser profiles, most of whose time is the disk's. Null: there is not enough room. */
function temporaryFolderInMemory(): string | null {
  const root = '/dev/shm';
  if (process.env['TMPDIR'] !== undefined || !existsSync(root)) return null;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < MIN_MEMORY_BYTES) return null;
  const folder = mkdtempSync(`${root}/cairn-`);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  return folder;
}

async function runAll(): Promise<number> {
  // Hundreds of processes are started: each after the first finds its modules compiled.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node-compile');
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  if (!existsSync(chromiumPath())) install(['chromium', 'fonts-liberation', 'fonts-noto-cjk'], 'Chromium');
  // Of Debian's own Chromium only: another one does without.
  if (chromiumPath() === '/usr/bin/chromium' && headlessShellPath() === chromiumPath() && canInstall)
    install(['chromium-headless-shell'], 'chromium-headless-shell');
  if (!existsSync(firefoxPath())) install(['firefox-esr'], 'Firefox');
  if (findPostgres() === null) install(['postgresql'], 'PostgreSQL');

  if (run('npm', ['run', 'build']) !== 0) {
    console.log('\n0 passed, 1 failed');
    return 1;
  }

  const temporary = temporaryFolderInMemory();
  if (temporary !== null) process.env['TMPDIR'] = temporary;
  // A server that a test kills leaves no compiled modules behind.
  run(process.execPath, ['--eval', "import('./dist/programs/main.js')"]);
  const postgres = await startPostgres();
  const databases = postgres === null ? {} : { CAIRN_TEST_POSTGRES_URL: postgres.url };
  let failedChaos = '';
  if (postgres === null) console.log('no PostgreSQL server found: the suites run on SQLite alone');
  try {
    // The two long suites each keep two cores busy: side by side they slow one another by more than either leaves idle.
    await Promise.all([playwright('sqlite', {}), runBrowserTests(postgres)]);
    [failedChaos] = await Promise.all([chaos(databases), runNodeTests(databases)]);
  } finally {
    await postgres?.stop();
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  }

  // A built claim that no test of its level proved fails the run like a failed test.
  const traced = traceReports();
  const unproven = unprovenClaims(traced);
  for (const { id, level, text } of unproven) console.log(`${id} is not proven (${level}): ${text}`);
  for (const fault of traced.faults) console.log(fault);
  const built = traced.claims.filter(({ isBuilt }) => isBuilt).length;
  console.log(`claims: ${built - unproven.length} proven, ${built} built, ${traced.claims.length} in all`);
  total.failed += unproven.length + traced.faults.length;

  printFailures(failedChaos);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

await runProcess(COMMAND, runAll);
