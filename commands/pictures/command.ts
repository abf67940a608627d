// The pictures command: lists merchants' pictures that could not be fetched, or has them tried again now.
import { counted } from '#contract/counted.ts';
import type { Command, Output } from '#server/command-line/command.ts';
import { actionAmong, type Environment, runStoreCommand } from '#commands/store-command.ts';
import { RETRIES_PER_MINUTE } from '#server/images/picture-retries.ts';
import type { PhotoError } from '#server/images/remote-photo.ts';
import type { Store } from '#store/store.ts';
import { endPicturePauses, type ListedPictureFailure, listPictureFailures } from '#store/picture-failures.ts';

const PICTURES_COMMAND = {
  name: 'npm run pictures',
  forms: ['list [--json]', 'retry [--json]'],
  summary: `Pictures of a feed are fetched when a shopper first looks at them. Those that can't be fetched are tried again by the
running shop, after 5 minutes, 15, 45 and so on up to a week, at most ${RETRIES_PER_MINUTE} a minute.

  list    pictures that can't be fetched: why, how often it was tried, and when last
  retry   ends all pauses: the running shop tries them now
`,
  maxPositionals: 1,
  options: { json: { type: 'boolean', help: 'print the result as one line of JSON' } },
} as const satisfies Command;
/** More are counted, not listed; --json has all. */
const MAX_LISTED = 50;

/** The exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runPictures(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runStoreCommand(
    PICTURES_COMMAND,
    { argv, environment, output },
    ({ values: { json = false }, positionals: [typed] }) => ({ run: RUN[actionAmong(typed, ACTIONS)], json }),
    async (store, { run, json }) => {
      output.out(await run(store, json));
      return 0;
    },
  );
}

async function list(store: Store, isJson: boolean): Promise<string> {
  const failures = await listPictureFailures(store.db);
  if (isJson) return `${JSON.stringify({ failures: failures.map(jsonFailure) })}\n`;
  if (failures.length === 0) return 'Every picture that was wanted could be fetched.\n';
  const listed = failures.slice(0, MAX_LISTED).flatMap(linesOf);
  const more = failures.length - MAX_LISTED;
  return [
    `${counted(failures.length, 'picture')} can't be fetched:`,
    ...listed,
    ...(more > 0 ? [`  and ${more} more; --json lists them`] : []),
    '',
  ].join('\n');
}

async function retry(store: Store, isJson: boolean): Promise<string> {
  const due = await store.transaction((tx) => endPicturePauses(tx, Date.now()));
  if (isJson) return `${JSON.stringify({ due })}\n`;
  return due === 0
    ? 'There is no picture to try again.\n'
    : `The running shop tries ${counted(due, 'picture')} again now, ${RETRIES_PER_MINUTE} a minute.\n`;
}

const RUN = { list, retry } as const;
const ACTIONS = ['list', 'retry'] as const;

function jsonFailure({ imageId, url, reason, attempts, lastTriedAt, nextTryAt }: ListedPictureFailure) {
  const lastTry = new Date(lastTriedAt).toISOString();
  const nextTry = new Date(nextTryAt).toISOString();
  return { imageId, url, reason, attempts, lastTry, nextTry };
}

function linesOf({ url, reason, attempts, lastTriedAt, nextTryAt }: ListedPictureFailure): string[] {
  const tries = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  return [
    `  ${url}`,
    `    ${reasonText(reason)}; ${tries}, last at ${minuteOf(lastTriedAt)}, next at ${minuteOf(nextTryAt)}`,
  ];
}

const REASONS: Readonly<Record<PhotoError, string>> = {
  address_not_http: 'the address is not http or https',
  address_with_credentials:
    'the address, or one it leads to, holds a user name or password, which are never sent',
  address_not_public: 'the address is not on the public internet',
  not_reached: 'the host could not be reached',
  timeout: 'the host took too long',
  too_many_redirects: 'too many redirects',
  bad_status: 'the host answered with an error',
  not_a_picture: 'what came is no JPEG, PNG, WebP, GIF or AVIF',
  too_large: 'the file is too large',
};

function reasonText(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as PhotoError] : reason;
}

/** 2026-11-22 10:04 UTC. */
function minuteOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
