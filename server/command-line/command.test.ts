// Command lines: correct ones are read; incorrect ones are refused with the nearest known option.
import { describe, expect, test } from 'vitest';
import {
  type Command,
  type CommandArguments,
  failWithMessage,
  namesAmong,
  runCommand,
  UsageError,
  usageOf,
  wholeNumber,
} from '#server/command-line/command.ts';
import { nearestName } from '#server/command-line/nearest-name.ts';

const COMMAND = {
  name: 'npm run import',
  forms: ['FILE [options]', '--stock FILE'],
  summary: 'Imports a feed.',
  maxPositionals: 1,
  options: {
    format: { type: 'string', value: 'FORMAT', help: 'csv or xml; default csv' },
    source: { type: 'string', value: 'NAME', multiple: true, help: 'where it is from' },
    'dry-run': { type: 'boolean', help: 'keep nothing' },
  },
} as const satisfies Command;

async function run(argv: readonly string[], status: number | Error = 0) {
  const given: CommandArguments[] = [];
  let out = '';
  let err = '';
  const output = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const code = await runCommand(COMMAND, argv, output, (parsed) => {
    given.push(parsed);
    if (typeof status !== 'number') throw status;
    return status;
  });
  return { code, out, err, given: given[0] };
}

test('options and arguments are handed on, and the status is that of the command', async () => {
  expect(await run(['a.csv', '--format=xml', '--source', 'one', '--source', 'two', '--dry-run'], 1)).toEqual({
    code: 1,
    out: '',
    err: '',
    given: {
      values: { format: 'xml', source: ['one', 'two'], 'dry-run': true },
      positionals: ['a.csv'],
    },
  });
});

test('--help prints every form and option to standard output, and runs nothing', async () => {
  const { code, out, err, given } = await run(['a.csv', '--help']);
  expect([code, err, given]).toEqual([0, '', undefined]);
  expect(out).toBe(usageOf(COMMAND));
  expect(out).toBe(`npm run import -- FILE [options]
npm run import -- --stock FILE

Imports a feed.
  --format FORMAT  csv or xml; default csv
  --source NAME    where it is from
  --dry-run        keep nothing
  --help           print this text
`);
});

test.each([
  [['--formt', 'csv'], 'Unknown option --formt. Did you mean --format?'],
  [['--dryrun'], 'Unknown option --dryrun. Did you mean --dry-run?'],
  [['--sorce=x'], 'Unknown option --sorce. Did you mean --source?'],
  [['--hepl'], 'Unknown option --hepl. Did you mean --help?'],
  [['--xyzzy'], 'Unknown option --xyzzy.\n'],
  [['-v'], 'Unknown option -v.\n'],
  [['--constructor'], 'Unknown option --constructor.\n'],
  [['--format'], '--format needs a value: --format FORMAT'],
  [['--format', '--dry-run'], '--format needs a value'],
  [['--format='], '--format needs a value'],
  [['--dry-run=yes'], '--dry-run takes no value'],
  [['a.csv', 'b.csv'], 'unexpected argument "b.csv"'],
])('%j is refused with the reason and the usage', async (argv, reason) => {
  const { code, out, err, given } = await run(argv);
  expect([code, out, given]).toEqual([2, '', undefined]);
  expect(err).toContain(reason);
  expect(err).toContain(usageOf(COMMAND));
});

describe('what a command throws', () => {
  test('is wrong usage where it says so, else its caller hears of it', async () => {
    expect(await run([], new UsageError('one FILE is needed'))).toMatchObject({ code: 2 });
    await expect(run([], new Error('broken'))).rejects.toThrow('broken');
  });

  test('are printed in one line', async () => {
    const lines: string[] = [];
    const output = { out: () => undefined, err: (text: string) => void lines.push(text) };
    const failing = (error: Error) =>
      failWithMessage(output, async () => {
        throw error;
      });
    expect(await failing(new Error('the disk is full'))).toBe(1);
    expect(lines).toEqual(['the disk is full\n']);
    await expect(failing(new UsageError('one FILE'))).rejects.toThrow(UsageError);
    expect(await failWithMessage(output, async () => 0)).toBe(0);
  });
});

test('numbers and names among a few are checked with the name of their option', () => {
  expect(wholeNumber('limit', '12', 1, 250)).toBe(12);
  for (const text of ['0', '251', '1.5', '-1', 'x', '1e2', ''])
    expect(() => wholeNumber('limit', text, 1, 250)).toThrow(
      `--limit: must be a whole number from 1 to 250, not "${text}"`,
    );
  expect(() => wholeNumber('rounds', '0', 1)).toThrow('of at least 1');
  expect(namesAmong('only', 'c,a', ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(() => namesAmong('only', 'a,x', ['a', 'b'])).toThrow('--only: unknown name "x", must be among a, b');
});

test.each([
  ['formt', 'format'],
  ['fomrat', 'format'],
  ['formatt', 'format'],
  ['jason', 'json'],
  ['x', undefined],
  ['something-else', undefined],
])('%s means %s', (typed, meant) => {
  expect(nearestName(typed, ['format', 'market', 'json', 'dry-run'])).toBe(meant);
});
