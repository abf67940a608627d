// The merchandise command: replaces all synonyms and rules by those of a file, or exports them.
import { writeFileSync } from 'node:fs';
import { counted } from '#contract/counted.ts';
import type { Result } from '#contract/result.ts';
import { fail, ok } from '#contract/result.ts';
import {
  type Command,
  type CommandArguments,
  type Output,
  UsageError,
} from '#server/command-line/command.ts';
import { type Environment, runStoreCommand } from '#commands/store-command.ts';
import { tableOfFile } from '#server/merchandising/csv.ts';
import { fileOf } from '#commands/merchandise/export-file.ts';
import type { ValidationIssue } from '#server/merchandising/file-schema.ts';
import { readMerchandisingFile } from '#server/merchandising/read-file.ts';
import { resolveFile } from '#server/merchandising/references.ts';
import { readSettings } from '#store/settings.ts';
import type { Store } from '#store/store.ts';
import { bulkOrDryRun } from '#store/dry-run.ts';
import { type MerchandisingReport, writeMerchandising, readMerchandising } from '#store/merchandising.ts';

const MERCHANDISE_COMMAND = {
  name: 'npm run merchandise',
  forms: ['FILE [--dry-run] [--json]', '--export [FILE]'],
  summary: `FILE holds synonyms and rules, as JSON or, when its name ends in .csv, as a table; see docs/merchandising.md.
It takes the place of everything that was decided before, as a whole or not at all.`,
  maxPositionals: 1,
  options: {
    'dry-run': { type: 'boolean', help: 'check everything, keep nothing' },
    json: { type: 'boolean', help: 'report as one line of JSON' },
    export: { type: 'boolean', help: 'write what is decided now, to FILE or to the screen' },
  },
} as const satisfies Command;
/** Further issues are only counted. */
const MAX_LISTED_ISSUES = 50;

interface Arguments {
  readonly file: string | undefined;
  readonly isExport: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}
interface Applied extends MerchandisingReport {
  readonly synonyms: number;
  readonly rules: number;
}

/** Resolves with the exit code: 0 success, 1 the file was rejected and nothing has changed, 2 invalid usage. */
export async function runMerchandise(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runStoreCommand(MERCHANDISE_COMMAND, { argv, environment, output }, readArguments, (store, args) =>
    args.isExport ? exportTo(store, args.file, output) : apply(store, args, output),
  );
}

function readArguments({
  values,
  positionals: [file],
}: CommandArguments<(typeof MERCHANDISE_COMMAND)['options']>): Arguments {
  const isExport = values.export ?? false;
  if (file === undefined && !isExport) throw new UsageError('one FILE is needed');
  if (isExport && (values['dry-run'] === true || values.json === true))
    throw new UsageError('--export takes neither --dry-run nor --json');
  return { file, isExport, isDryRun: values['dry-run'] ?? false, isJson: values.json ?? false };
}

async function exportTo(store: Store, path: string | undefined, output: Output): Promise<number> {
  const file = fileOf(await readMerchandising(store.db));
  const isTable = path?.toLowerCase().endsWith('.csv') === true;
  const text = isTable ? tableOfFile(file) : `${JSON.stringify(file, null, 2)}\n`;
  if (path === undefined) output.out(text);
  else writeFileSync(path, text);
  return 0;
}

async function apply(
  store: Store,
  { file = '', isDryRun, isJson }: Arguments,
  output: Output,
): Promise<number> {
  const outcome = await applyFile(store, file, isDryRun);
  if (isJson) {
    const report = outcome.ok
      ? { ...outcome.value, epoch: isDryRun ? null : outcome.value.epoch }
      : { issues: outcome.error };
    output.out(`${JSON.stringify({ ...report, dryRun: isDryRun })}\n`);
  } else if (outcome.ok) output.out(textOf(outcome.value, file, isDryRun));
  else output.err(issuesText(outcome.error, file));
  return outcome.ok ? 0 : 1;
}

/** Changes nothing if the file has issues. References are resolved in the transaction that writes. */
async function applyFile(
  store: Store,
  path: string,
  isDryRun: boolean,
): Promise<Result<Applied, ValidationIssue[]>> {
  const read = await readMerchandisingFile(path);
  if (!read.ok) return read;
  const { file, nameOf } = read.value;
  return bulkOrDryRun(store, isDryRun, async (tx) => {
    const { settings } = await readSettings(tx);
    const resolved = await resolveFile(tx, file, settings, nameOf);
    if (!resolved.ok) return fail(resolved.error);
    const report = await writeMerchandising(tx, resolved.value, store.announce);
    return ok({ ...report, synonyms: file.synonyms?.length ?? 0, rules: file.rules?.length ?? 0 });
  });
}

function textOf({ synonyms, rules, epoch }: Applied, file: string, isDryRun: boolean): string {
  const outcomeText = isDryRun
    ? 'Everything is right; nothing was kept.'
    : epoch === null
      ? 'That is how it was; nothing changed.'
      : 'In force on all servers within seconds.';
  return `${file}: ${counted(synonyms, 'synonym')}, ${counted(rules, 'rule')}\n  ${outcomeText}\n`;
}

function issuesText(issues: readonly ValidationIssue[], file: string): string {
  const listed = issues
    .slice(0, MAX_LISTED_ISSUES)
    .map(({ entry, field, reason }) => `  ${entry}: ${field === '' ? '' : `${field}: `}${reason}\n`);
  const more = issues.length > MAX_LISTED_ISSUES ? `  and ${issues.length - MAX_LISTED_ISSUES} more\n` : '';
  return `${file}: ${counted(issues.length, 'fault')}\n${listed.join('')}${more}  What was decided before is still in force.\n`;
}
