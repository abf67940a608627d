// A command on the shop's database, which is opened for the command and closed however it ends.
import {
  type Command,
  type CommandArguments,
  type CommandOptions,
  failWithMessage,
  type Output,
  runCommand,
  UsageError,
} from '#server/command-line/command.ts';
import { type Env, readEnv } from '#server/env.ts';
import { startFailure } from '#server/start-failure.ts';
import { requireDataFolder } from '#store/data-folder.ts';
import { openStore, type Store } from '#store/open-store.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a command is started with. */
export interface CommandStart {
  readonly argv: readonly string[];
  readonly environment: Environment;
  readonly output: Output;
}

/** `read` checks what was typed, before anything is opened; `run` gives the exit code. */
export async function runStoreCommand<O extends CommandOptions, A>(
  command: Command<O>,
  { argv, environment, output }: CommandStart,
  read: (given: CommandArguments<O>) => A,
  run: (store: Store, args: A) => Promise<number>,
): Promise<number> {
  return runCommand(command, argv, output, (given) => {
    const args = read(given);
    return failWithMessage(output, () => withStore(environment, (store) => run(store, args)));
  });
}

/** Throws UsageError. */
export function envOf(environment: Environment): Env {
  const env = readEnv(environment);
  if (!env.ok) throw new UsageError(env.error.join('\n'));
  return env.value;
}

/** A database or data folder that can't be used is an Error that names it, as at the start of the shop. */
export async function withStore(
  environment: Environment,
  work: (store: Store) => Promise<number>,
): Promise<number> {
  const env = envOf(environment);
  try {
    const store = await openStoreOf(env);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (cause) {
    const sentence = startFailure(cause, env);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
}

/** The folder is tried after a failure alone: with a disk that is full, orders can be read and old data deleted. */
async function openStoreOf(env: Env): Promise<Store> {
  try {
    return await openStore(env);
  } catch (error) {
    if (env.databaseUrl === undefined) await requireDataFolder(env.dataDir);
    throw error;
  }
}

/** The action that was typed. */
export function actionAmong<Action extends string>(
  typed: string | undefined,
  actions: readonly Action[],
): Action {
  const action = actions.find((known) => known === typed);
  if (action === undefined) throw new UsageError(`one of ${actions.join(', ')} is needed`);
  return action;
}

/** What may be typed with each action of a command: how many arguments after it, and which options. */
export type ActionForms<Action extends string, Option extends string> = Readonly<
  Record<Action, { readonly maxArguments: number; readonly options: readonly Option[] }>
>;

/** The action that was typed; throws UsageError for what it does not take, which would be left out without a word. */
export function actionOf<O extends CommandOptions, Action extends string>(
  { values, positionals: [typed, ...others] }: CommandArguments<O>,
  forms: ActionForms<Action, keyof O & string>,
): Action {
  const action = actionAmong(typed, Object.keys(forms) as Action[]);
  const { maxArguments, options } = forms[action];
  const option = Object.keys(values).find((name) => !options.some((taken) => taken === name));
  if (option !== undefined) throw new UsageError(`${action} takes no --${option}`);
  const extra = others[maxArguments];
  if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
  return action;
}
