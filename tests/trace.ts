// `npm run trace`: which claims of the requirements a test of the last `npm test` proves; fails on one that is not proven.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, runProcess } from '#server/command-line/command.ts';
import {
  type Claim,
  isProof,
  type Level,
  levelOf,
  parseRequirements,
  proves,
  quotedIds,
  type Requirement,
} from '#tests/claims.ts';
import { type ReportedTest, readReport } from '#tests/report.ts';

const ROOT = resolve(import.meta.dirname, '..');

export interface Trace {
  /** Requirements of which every claim is built and proven. */
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  readonly claims: readonly Claim[];
  readonly proven: ReadonlySet<string>;
  /** What is wrong with the titles, one sentence each. */
  readonly faults: readonly string[];
}

/** `levelOfFile` returns the level of a test file. */
export function trace(
  requirements: readonly Requirement[],
  tests: readonly Pick<ReportedTest, 'file' | 'title' | 'status'>[],
  levelOfFile: (file: string) => Level,
): Trace {
  const claims = requirements.flatMap((requirement) => requirement.claims);
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const prefixes = new Set(requirements.map(({ id }) => id.slice(0, 2)));
  const proven = new Set<string>();
  const faults = new Set<string>();
  for (const { title, file, status } of tests.filter((one) => isProof(one.file))) {
    for (const id of quotedIds(title)) {
      if (!prefixes.has(id.slice(0, 2))) continue;
      const claim = byId.get(id);
      if (claim === undefined) faults.add(`${file}: "${title.trim()}" quotes ${id}, which is no claim`);
      else if (!claim.isBuilt) faults.add(`${file}: "${title.trim()}" quotes ${id}, which is not built`);
      else if (status === 'passed' && proves(levelOfFile(file), claim.level)) proven.add(id);
    }
  }
  const isCovered = (requirement: Requirement) =>
    requirement.claims.length > 0 && requirement.claims.every(({ id }) => proven.has(id));
  return {
    covered: requirements.filter(isCovered).map(({ id }) => id),
    missing: requirements.filter((requirement) => !isCovered(requirement)).map(({ id }) => id),
    claims,
    proven,
    faults: [...faults],
  };
}

/** Traces the reports in the folder `reports`, which `npm test` writes. */
export function traceReports(): Trace & { readonly hasReports: boolean } {
  const requirements = parseRequirements(readFileSync(resolve(ROOT, 'docs/requirements.md'), 'utf8'));
  const folder = resolve(ROOT, 'reports');
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const tests = reports.flatMap((name) => readReport(resolve(folder, name)).tests);
  const levels = new Map<string, Level>();
  const levelOfFile = (file: string): Level => {
    const known = levels.get(file) ?? levelOf(file, readFileSync(resolve(ROOT, file), 'utf8'));
    levels.set(file, known);
    return known;
  };
  return { ...trace(requirements, tests, levelOfFile), hasReports: reports.length > 0 };
}

/** The built claims that no passing test of their level quotes. */
export function unprovenClaims({ claims, proven }: Trace): Claim[] {
  return claims.filter(({ id, isBuilt }) => isBuilt && !proven.has(id));
}

const COMMAND = {
  name: 'npm run trace',
  forms: ['[options]'],
  summary: `Prints the claims of docs/requirements.md that are not built, and the built ones that no passing test of their level in the
last npm test quotes. Status 1 if there is one of the latter, or a title that quotes what is no built claim.`,
  options: { json: { type: 'boolean', help: 'print JSON: counts, and the requirements not covered' } },
} as const satisfies Command;

function printTrace(isJson: boolean): number {
  const result = traceReports();
  const unproven = unprovenClaims(result);
  const built = result.claims.filter(({ isBuilt }) => isBuilt);
  const total = result.covered.length + result.missing.length;
  if (isJson) {
    const claims = { proven: result.proven.size, built: built.length, total: result.claims.length };
    console.log(JSON.stringify({ covered: result.covered.length, total, missing: result.missing, claims }));
  } else {
    for (const { id, level, isBuilt, text } of result.claims) {
      if (!isBuilt) console.log(`${id} not built: ${text}`);
      else if (!result.proven.has(id)) console.log(`${id} not proven (${level}): ${text}`);
    }
    console.log(
      `\nclaims: ${result.proven.size} proven, ${built.length} built, ${result.claims.length} in all` +
        `\nrequirements: ${result.covered.length} of ${total} with every claim proven`,
    );
    if (!result.hasReports) console.log('no test reports yet: run npm test first');
  }
  for (const fault of result.faults) console.error(fault);
  return result.faults.length + unproven.length === 0 ? 0 : 1;
}

if (import.meta.main) await runProcess(COMMAND, ({ values }) => printTrace(values.json ?? false));
