// The settings command: prints the shop's settings, stores others in their place, or checks a file.
import { writeFileSync } from 'node:fs';
import { counted } from '#contract/counted.ts';
import type { Result } from '#contract/result.ts';
import type { ShopSettings } from '#contract/settings.ts';
import {
  type Command,
  type CommandArguments,
  failWithMessage,
  type Output,
  runCommand,
  UsageError,
} from '#server/command-line/command.ts';
import { issueLines, readJsonFile, refusalText } from '#commands/json-file.ts';
import { actionAmong, type Environment, withStore } from '#commands/store-command.ts';
import { parseSettings, type SettingsIssue } from '#settings/settings.ts';
import { bulkOrDryRun } from '#store/dry-run.ts';
import type { Store } from '#store/store.ts';
import { readSettings, writeSettings } from '#store/settings.ts';

const SETTINGS_COMMAND = {
  name: 'npm run settings',
  forms: ['get [FILE]', 'set FILE [--dry-run]', 'check FILE'],
  summary: `FILE is a settings document, as JSON; docs/settings-document.md describes its fields.

  get     writes the settings that hold now, to FILE or to the screen
  set     stores the document as the settings; every node follows within two seconds
  check   looks for faults in the document, without a database
`,
  maxPositionals: 2,
  options: { 'dry-run': { type: 'boolean', help: 'as set, keeping nothing' } },
} as const satisfies Command;

const ACTIONS = ['get', 'set', 'check'] as const;
interface Arguments {
  readonly action: (typeof ACTIONS)[number];
  readonly file: string | undefined;
  readonly isDryRun: boolean;
}

/** The exit code: 0 done, 1 the document was refused and everything is as it was, 2 wrong usage. */
export async function runSettings(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runCommand(SETTINGS_COMMAND, argv, output, (given) => {
    const { action, file = '', isDryRun } = readArguments(given);
    return failWithMessage(output, async () => {
      if (action === 'check') return check(file, output);
      return withStore(environment, (store) =>
        action === 'get' ? get(store, file, output) : set(store, file, isDryRun, output),
      );
    });
  });
}

function readArguments({
  values,
  positionals: [name, file],
}: CommandArguments<(typeof SETTINGS_COMMAND)['options']>): Arguments {
  const isDryRun = values['dry-run'] ?? false;
  const action = actionAmong(name, ACTIONS);
  if (file === undefined && action !== 'get') throw new UsageError(`${action}: one FILE is needed`);
  if (isDryRun && action !== 'set') throw new UsageError(`${action} takes no --dry-run`);
  return { action, file, isDryRun };
}

async function get(store: Store, file: string, output: Output): Promise<number> {
  const { version, settings, leftOut } = await readSettings(store.db);
  if (leftOut.length > 0)
    output.err(
      `${nameOf(version)} of the settings has faults, and holds without what they are in:\n${issueLines(leftOut)}`,
    );
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  if (file === '') output.out(text);
  else {
    writeFileSync(file, text);
    output.out(`${nameOf(version)} of the settings, in ${file}\n`);
  }
  return 0;
}

async function set(store: Store, file: string, isDryRun: boolean, output: Output): Promise<number> {
  const document = readDocument(file);
  if (!document.ok) return refuse(file, document.error, output);
  const { version, epoch } = await bulkOrDryRun(store, isDryRun, (tx) =>
    writeSettings(tx, document.value, store.announce),
  );
  if (epoch === null) output.out(`the settings are as ${file} has them already, in ${nameOf(version)}\n`);
  else if (isDryRun) output.out(`${summary(document.value)}\nnothing was stored (--dry-run)\n`);
  else output.out(`${summary(document.value)}\nstored as version ${version}\n`);
  return 0;
}

function check(file: string, output: Output): number {
  const document = readDocument(file);
  if (!document.ok) return refuse(file, document.error, output);
  output.out(`${summary(document.value)}\n${file} has no faults\n`);
  return 0;
}

function readDocument(file: string): Result<ShopSettings, readonly SettingsIssue[]> {
  const document = readJsonFile(file);
  return document.ok ? parseSettings(document.value) : document;
}

function refuse(file: string, issues: readonly SettingsIssue[], output: Output): number {
  output.err(refusalText(file, issues));
  return 1;
}

function summary({ name, markets, defaultMarket }: ShopSettings): string {
  const codes = markets.map(({ code }) => code).join(', ');
  const ownDefault =
    defaultMarket === null ? 'the one that sells most is the default' : `default ${defaultMarket}`;
  return `${name}: ${counted(markets.length, 'market')} (${codes}), ${ownDefault}`;
}

function nameOf(version: number): string {
  return version === 0 ? 'the default' : `version ${version}`;
}
