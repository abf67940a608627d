// A command of package.json: its options are declared once, and its usage, the checks of what was typed and `--help` follow.
import { parseArgs } from 'node:util';
import { nearestName } from '#server/command-line/nearest-name.ts';

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** Of a string: what stands for its value in the usage, `FILE`. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  /** What it does, and what holds without it. */
  readonly help: string;
}
export type CommandOptions = Readonly<Record<string, CommandOption>>;

export interface Command<O extends CommandOptions = CommandOptions> {
  /** As it is typed: `npm run import`. */
  readonly name: string;
  /** What follows the name, a line a form: `FILE [options]`. */
  readonly forms: readonly string[];
  readonly summary: string;
  readonly options: O;
  /** How many arguments without a name it takes; none where absent. */
  readonly maxPositionals?: number;
}

export interface CommandArguments<O extends CommandOptions = CommandOptions> {
  readonly values: { readonly [K in keyof O]?: ValueOf<O[K]> };
  readonly positionals: readonly string[];
}
type ValueOf<O extends CommandOption> = O['type'] extends 'boolean'
  ? boolean
  : O['multiple'] extends true
    ? readonly string[]
    : string;

export interface Output {
  out(text: string): void;
  err(text: string): void;
}
export const PROCESS_OUTPUT: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/** What was typed can't be run; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const HELP: CommandOption = { type: 'boolean', help: 'print this text' };

/** Runs the command that this process was started for. */
export async function runProcess<O extends CommandOptions>(
  command: Command<O>,
  run: (given: CommandArguments<O>) => number | Promise<number>,
): Promise<void> {
  process.exitCode = await runCommand(command, process.argv.slice(2), PROCESS_OUTPUT, run);
}

/** The exit status: 0 after `--help`, 2 with the usage after a UsageError, else what `run` gives; other errors are thrown. */
export async function runCommand<O extends CommandOptions>(
  command: Command<O>,
  argv: readonly string[],
  output: Output,
  run: (given: CommandArguments<O>) => number | Promise<number>,
): Promise<number> {
  try {
    const given = parse(command, argv);
    if (given !== 'help') return await run(given);
    output.out(usageOf(command));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.err(`${error.message}\n\n${usageOf(command)}`);
    return 2;
  }
}

/** For shop operators: prints what failed in one line, without a stack. */
export async function failWithMessage(output: Output, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    output.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** The option's value as a whole number from `min` to `max`. */
export function wholeNumber(
  option: string,
  text: string,
  min: number,
  max: number = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${option}: must be a whole number ${range}, not "${text}"`);
}

/** Names separated by commas, each one of `known`; in the order of `known`. */
export function namesAmong<Name extends string>(
  option: string,
  text: string,
  known: readonly Name[],
): Name[] {
  const names = text.split(',');
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown === undefined) return known.filter((name) => names.includes(name));
  throw new UsageError(`--${option}: unknown name "${unknown}", must be among ${known.join(', ')}`);
}

function parse<O extends CommandOptions>(
  command: Command<O>,
  argv: readonly string[],
): CommandArguments<O> | 'help' {
  const options: CommandOptions = { ...command.options, help: HELP };
  const parsed = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new UsageError(unknownOption(rawName, Object.keys(options)));
    if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value`);
    const isNextOption = token.inlineValue === false && value?.startsWith('-') === true;
    if (option.type === 'string' && (value === undefined || value === '' || isNextOption))
      throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value ?? 'VALUE'}`);
  }
  if (parsed.values['help'] === true) return 'help';
  const { maxPositionals = 0 } = command;
  const extra = parsed.positionals[maxPositionals];
  if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
  return { values: parsed.values, positionals: parsed.positionals } as unknown as CommandArguments<O>;
}

function unknownOption(rawName: string, known: readonly string[]): string {
  const nearest = nearestName(rawName.replace(/^-+/, ''), known);
  return `Unknown option ${rawName}.${nearest === undefined ? '' : ` Did you mean --${nearest}?`}`;
}

/** Every option with what it does; ends with a line break. */
export function usageOf({ name, forms, summary, options }: Command): string {
  const calls = forms.map((form) => `${name}${form === '' ? '' : ` -- ${form}`}`);
  const rows = Object.entries({ ...options, help: HELP }).map(([option, { value, help }]) => ({
    typed: `--${option}${value === undefined ? '' : ` ${value}`}`,
    help,
  }));
  const width = Math.max(...rows.map(({ typed }) => typed.length));
  const lines = rows.map(({ typed, help }) => `  ${typed.padEnd(width)}  ${help}`);
  return `${calls.join('\n')}\n\n${summary}\n${lines.join('\n')}\n`;
}
