// The codes command: lists the shop's discount codes and campaigns, sets those of a file, removes one.
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
import {
  type CodeFile,
  type CodeFileEntry,
  codeFileIssues,
  type TermsEntry,
} from '#server/discounts/code-file.ts';
import { campaignEntryOf, fileEntryOf, storedDiscountsOf } from '#server/discounts/stored-codes.ts';
import type { FormIssue } from '#contract/form-issues.ts';
import { deleteCampaign, listCampaigns, writeCampaigns } from '#store/campaigns.ts';
import { deleteDiscountCode, listDiscountCodes, writeDiscountCodes } from '#store/discount-codes.ts';
import { bulkOrDryRun } from '#store/dry-run.ts';
import type { Store } from '#store/store.ts';
import { readSettings } from '#store/settings.ts';

const CODES_COMMAND = {
  name: 'npm run codes',
  forms: [
    'list [CODE] [--json]',
    'set FILE [--dry-run] [--json]',
    'remove CODE [--json]',
    'remove --campaign CAMPAIGN [--json]',
  ],
  summary: `FILE holds discount codes and campaigns, as JSON; docs/discount-codes.md describes its fields.

  list    prints campaigns, and codes with how often they were used; with --json as a file that can be set again
  set     stores what is in the file, each in the place of the one of its name; all others stay
  remove  takes a code or campaign away; uses of a code stay counted, should it be set again
`,
  maxPositionals: 2,
  options: {
    'dry-run': { type: 'boolean', help: 'as set, keeping nothing' },
    campaign: { type: 'string', value: 'CAMPAIGN', help: 'as remove, of a campaign' },
    json: { type: 'boolean', help: 'report as JSON' },
  },
} as const satisfies Command;

const ACTIONS = ['list', 'set', 'remove'] as const;
interface Arguments {
  readonly action: (typeof ACTIONS)[number];
  /** A file for `set`, else a code. */
  readonly name: string | undefined;
  /** A campaign for `remove`. */
  readonly campaign: string | undefined;
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
  const { campaign } = values;
  if (campaign !== undefined && (known !== 'remove' || name !== undefined))
    throw new UsageError('--campaign stands in place of the CODE of remove');
  if (name === undefined && campaign === undefined && known !== 'list')
    throw new UsageError(`${known}: one ${known === 'set' ? 'FILE' : 'CODE'} is needed`);
  if (isDryRun && known !== 'set') throw new UsageError(`${known} takes no --dry-run`);
  return { action: known, name, campaign, isDryRun, isJson: values.json ?? false };
}

async function list(store: Store, { name, isJson }: Arguments, output: Output): Promise<number> {
  const code = name === undefined ? undefined : (discountCodeOf(name) ?? name);
  const codes = (await listDiscountCodes(store.db, code)).map(fileEntryOf);
  const campaigns = code === undefined ? (await listCampaigns(store.db)).map(campaignEntryOf) : [];
  const lines = [
    ...campaigns.map((entry) => lineOf(entry.campaign, entry)),
    ...codes.map((entry) => `${lineOf(entry.code, entry)}  ${usesText(entry)}`),
  ];
  if (isJson) output.out(`${JSON.stringify({ codes, campaigns }, null, 2)}\n`);
  else if (lines.length > 0) output.out(lines.map((line) => `${line}\n`).join(''));
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
        const stored = await storedDiscountsOf(tx, file.value, settings.markets);
        if (!stored.ok) return stored;
        const now = Date.now();
        const codes = await writeDiscountCodes(tx, stored.value.codes, now);
        const campaigns = await writeCampaigns(tx, stored.value.campaigns, now);
        return ok({
          added: codes.added + campaigns.added,
          changed: codes.changed + campaigns.changed,
          unchanged: codes.unchanged + campaigns.unchanged,
        });
      });
  if (isJson) {
    const report = outcome.ok ? outcome.value : { issues: outcome.error };
    output.out(`${JSON.stringify({ ...report, dryRun: isDryRun })}\n`);
  } else if (outcome.ok) {
    const { added, changed, unchanged } = outcome.value;
    const end = isDryRun ? 'nothing was stored (--dry-run)' : 'in force now';
    output.out(`${path}: ${added} new, ${changed} changed, ${unchanged} as they were; ${end}\n`);
  } else output.err(refusalText(path, outcome.error));
  return outcome.ok ? 0 : 1;
}

async function remove(
  store: Store,
  { name = '', campaign, isJson }: Arguments,
  output: Output,
): Promise<number> {
  const code = discountCodeOf(name) ?? name;
  const isRemoved = await store.bulk((tx) =>
    campaign === undefined ? deleteDiscountCode(tx, code) : deleteCampaign(tx, campaign),
  );
  const named = campaign === undefined ? { code } : { campaign };
  if (isJson) output.out(`${JSON.stringify({ ...named, removed: isRemoved })}\n`);
  else if (isRemoved) output.out(`${campaign ?? code} is removed\n`);
  else output.err(`there is no ${Object.keys(named).join('')} ${campaign ?? code}\n`);
  return isRemoved ? 0 : 1;
}

const RUN = { list, set, remove } as const;

function readCodeFile(path: string): Result<CodeFile, FormIssue[]> {
  const file = readJsonFile(path);
  if (!file.ok) return file;
  const issues = codeFileIssues(file.value);
  return issues.length > 0 ? fail(issues) : ok(file.value as CodeFile);
}

/** `SPRING10  10 %  for tents  from 2027-03-01T00:00:00.000Z` */
function lineOf(name: string, entry: TermsEntry): string {
  const { percent, amount, categories = [], products = [], markets, from, until } = entry;
  const amounts = Object.entries(amount ?? {}).map(([currency, value]) => `${value} ${currency}`);
  const targets = [...categories, ...products];
  return [
    name,
    percent === undefined ? amounts.join(' / ') || 'free shipping' : `${percent} %`,
    ...(targets.length > 0 ? [`for ${targets.join(', ')}`] : []),
    ...(markets === undefined ? [] : [`in ${markets.join(', ')}`]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join('  ');
}

function usesText({ uses, used = 0 }: CodeFileEntry): string {
  return uses === undefined ? `used ${used}` : `used ${used} of ${uses}`;
}
