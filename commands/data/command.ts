// The data command: how much is stored of what shoppers leave behind, and what is old enough to be deleted.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '#contract/counted.ts';
import { actionAmong, type Environment, runStoreCommand } from '#commands/store-command.ts';
import type { Command, Output } from '#server/command-line/command.ts';
import { readEnv } from '#server/env.ts';
import { prunable, prune, type RetentionKind, rowCounts } from '#store/retention.ts';
import type { Store } from '#store/store.ts';

const DATA_COMMAND = {
  name: 'npm run data',
  forms: ['status [--json]', 'prune [--json]'],
  summary: `What the shop stores; docs/settings.md says how long. A running shop prunes once an hour by itself.

  status  prints rows, how many of them are old enough to be deleted, and bytes on disk
  prune   deletes those, and prints how many
`,
  maxPositionals: 1,
  options: { json: { type: 'boolean', help: 'report as JSON' } },
} as const satisfies Command;

const ACTIONS = ['status', 'prune'] as const;

interface Arguments {
  readonly action: (typeof ACTIONS)[number];
  readonly isJson: boolean;
}

/** The exit code: 0 done, 2 wrong usage. */
export async function runData(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runStoreCommand(
    DATA_COMMAND,
    { argv, environment, output },
    ({ values: { json = false }, positionals: [typed] }): Arguments => ({
      action: actionAmong(typed, ACTIONS),
      isJson: json,
    }),
    async (store, { action, isJson }) => {
      const now = Date.now();
      const env = readEnv(environment);
      const [report, text] =
        action === 'prune'
          ? await pruned(store, now)
          : await statusOf(store, now, env.ok ? env.value.dataDir : null);
      output.out(isJson ? `${JSON.stringify(report, null, 2)}\n` : text);
      return 0;
    },
  );
}

async function pruned(store: Store, now: number) {
  const deleted = await prune(store, now);
  const lines = Object.entries(deleted).map(([kind, count]) => `${kind}  ${count} deleted\n`);
  return [{ deleted }, lines.join('')] as const;
}

async function statusOf(store: Store, now: number, dataDir: string | null) {
  const [rows, old] = [await rowCounts(store), await prunable(store, now)];
  const bytes = Object.fromEntries(FOLDERS.map(([name, path]) => [name, bytesUnder(dataDir, path)]));
  const kinds = Object.entries(rows).map(([kind, count]) => {
    const prunableCount = old[kind as RetentionKind];
    return [kind, { rows: count, prunable: prunableCount }] as const;
  });
  const lines = [
    ...kinds.map(
      ([kind, counts]) => `${kind}  ${counted(counts.rows, 'row')}, ${counts.prunable} to be deleted\n`,
    ),
    ...Object.entries(bytes).map(([name, count]) => `${name}  ${counted(count, 'byte')}\n`),
  ];
  return [{ kinds: Object.fromEntries(kinds), bytes }, lines.join('')] as const;
}

/** Of the data folder; a database elsewhere has its own tools. */
const FOLDERS = [
  ['database', 'cairn.sqlite'],
  ['pictures', 'images'],
  ['snapshots', 'snapshots'],
] as const;

/** Of a file with those beside it that begin with its name, or of all files in a folder; 0 where there is none. */
function bytesUnder(dataDir: string | null, name: string): number {
  const entries = dataDir === null ? [] : filesIn(dataDir).filter((entry) => entry.startsWith(name));
  return entries.reduce((sum, entry) => sum + bytesOf(join(dataDir ?? '', entry)), 0);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function bytesOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.size;
  return filesIn(path).reduce((sum, entry) => sum + bytesOf(join(path, entry)), 0);
}
