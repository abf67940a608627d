// The codes command: lists the shop's discount codes, sets those of a file, removes one.
import { discountCodeOf } from '#contract/discount-code.ts';
import { fail, type Result, ok } from '#contract/result.ts';
import {
  type Command,
  type CommandArguments,
  type Output,
  UsageError,
} from '#server/command-line/command.ts';
import { readJsonFile, refusalText } from '#commands/json-file.ts';
import { actionAmong, type Environment, runStoreCommand } from '#commands/store-command.ts';
import { type CodeFile, type CodeFileEntry, codeFileIssues } from '#server/discounts/code-file.ts';
import { fileEntryOf, storedCodesOf } from '#server/discounts/stored-codes.ts';
import type { FormIssue } from '#server/form-issues.ts';
import { deleteDiscountCode, listDiscountCodes, writeDiscountCodes } from '#server/store/discount-codes.ts';
import { bulkOrDryRun } from '#server/store/dry-run.ts';
import type { Store } from '#server/store/store.ts';
import { readSettings } from '#server/store/settings.ts';

const CODES_COMMAND = {
  name: 'npm run codes',
  forms: ['list [CODE] [--json]', 'set FILE [--dry-run] [--json]', 'remove CODE [--json]'],
  summary: `FILE holds discount codes, as JSON; docs/discount-codes.md describes its fields.

  list    prints the codes with how often they were used; with --json as a file that can be set again
  set     stores the file's codes, each in the place of the one of its name; all others stay
  remove  takes a code away; its uses stay counted, should it be set again
`,
  maxPositionals: 2,
  options: {
    'dry-run': { type: 'boolean', help: 'as set, keeping nothing' },
    json: { type: 'boolean', help: 'report as JSON' },
  },
} as const satisfies Command;

const ACTIONS = ['list', 'set', 'remove'] as const;
interface Arguments {
  readonly action: (typeof ACTIONS)[number];
  /** A file for `set`, else a code. */
  readonly name: string | undefined;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}

/** The exit code: 0 done, 1 the file or code was refused and everything is as it was, 2 wrong usage. */
export async function runCodes(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runStoreCommand(CODES_COMMAND, { argv, environment, output }, readArguments, (store, args) =>
    RUN[args.action](store, args, output),
  );
}

function readArguments({
  values,
  positionals: [action, name],
}: CommandArguments<(typeof CODES_COMMAND)['options']>): Arguments {
  const isDryRun = values['dry-run'] ?? false;
  const known = actionAmong(action, ACTIONS);
  if (name === undefined && known !== 'list')
    throw new UsageError(`${known}: one ${known === 'set' ? 'FILE' : 'CODE'} is needed`);
  if (isDryRun && known !== 'set') throw new UsageError(`${known} takes no --dry-run`);
  return { action: known, name, isDryRun, isJson: values.json ?? false };
}

async function list(store: Store, { name, isJson }: Arguments, output: Output): Promise<number> {
  const code = name === undefined ? undefined : (discountCodeOf(name) ?? name);
  const codes = (await listDiscountCodes(store.db, code)).map(fileEntryOf);
  if (isJson) output.out(`${JSON.stringify({ codes }, null, 2)}\n`);
  else if (codes.length > 0) output.out(codes.map((entry) => `${lineOf(entry)}\n`).join(''));
  else if (code === undefined) output.out('there are no discount codes\n');
  if (code === undefined || codes.length > 0) return 0;
  output.err(`there is no code ${code}\n`);
  return 1;
}

async function set(
  store: Store,
  { name: path = '', isDryRun, isJson }: Arguments,
  output: Output,
): Promise<number> {
  const file = readCodeFile(path);
  const outcome = !file.ok
    ? file
    : await bulkOrDryRun(store, isDryRun, async (tx) => {
        const { settings } = await readSettings(tx);
        const codes = await storedCodesOf(tx, file.value, settings.markets);
        return codes.ok ? ok(await writeDiscountCodes(tx, codes.value, Date.now())) : codes;
      });
  if (isJson) {
    const report = outcome.ok ? outcome.value : { issues: outcome.error };
    output.out(`${JSON.stringify({ ...report, dryRun: isDryRun })}\n`);
  } else if (outcome.ok) {
    const { added, changed, unchanged } = outcome.value;
    const end = isDryRun ? 'nothing was stored (--dry-run)' : 'in force now';
    output.out(`${path}: ${added} new codes, ${changed} changed, ${unchanged} as they were; ${end}\n`);
  } else output.err(refusalText(path, outcome.error));
  return outcome.ok ? 0 : 1;
}

async function remove(store: Store, { name = '', isJson }: Arguments, output: Output): Promise<number> {
  const code = discountCodeOf(name) ?? name;
  const isRemoved = await store.bulk((tx) => deleteDiscountCode(tx, code));
  if (isJson) output.out(`${JSON.stringify({ code, removed: isRemoved })}\n`);
  else if (isRemoved) output.out(`${code} is removed\n`);
  else output.err(`there is no code ${code}\n`);
  return isRemoved ? 0 : 1;
}

const RUN = { list, set, remove } as const;

function readCodeFile(path: string): Result<CodeFile, FormIssue[]> {
  const file = readJsonFile(path);
  if (!file.ok) return file;
  const issues = codeFileIssues(file.value);
  return issues.length > 0 ? fail(issues) : ok(file.value as CodeFile);
}

/** `SPRING10  10 %  for tents  from 2027-03-01T00:00:00.000Z  used 3 of 100` */
function lineOf(entry: CodeFileEntry): string {
  const { percent, amount, categories = [], products = [], markets, from, until, uses, used = 0 } = entry;
  const amounts = Object.entries(amount ?? {}).map(([currency, value]) => `${value} ${currency}`);
  const targets = [...categories, ...products];
  return [
    entry.code,
    percent === undefined ? amounts.join(' / ') || 'free shipping' : `${percent} %`,
    ...(targets.length > 0 ? [`for ${targets.join(', ')}`] : []),
    ...(markets === undefined ? [] : [`in ${markets.join(', ')}`]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    uses === undefined ? `used ${used}` : `used ${used} of ${uses}`,
  ].join('  ');
}
