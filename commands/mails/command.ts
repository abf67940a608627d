// The mails command: lists the mails that wait or were sent, shows one, makes one due again.
import { counted } from '#contract/counted.ts';
import { type Command, type Output, UsageError } from '#server/command-line/command.ts';
import { actionOf, type ActionForms, type Environment, runStoreCommand } from '#commands/store-command.ts';
import { listMails, retryMail } from '#store/mails.ts';
import type { MailTable } from '#store/schema.ts';
import type { Store } from '#store/store.ts';

const MAILS_COMMAND = {
  name: 'npm run mails',
  forms: ['list [--json]', 'show MAIL [--json]', 'retry MAIL [--json]'],
  summary: `Mails to shoppers; docs/orders.md describes when they are sent.

  list    prints the mails that are not sent, and how many were
  show    prints one with what it is to say; what was sent is not kept
  retry   makes a mail due at once that waits or was stopped
`,
  maxPositionals: 2,
  options: { json: { type: 'boolean', help: 'report as JSON' } },
} as const satisfies Command;

type Action = 'list' | 'show' | 'retry';
const FORMS: ActionForms<Action, 'json'> = {
  list: { maxArguments: 0, options: ['json'] },
  show: { maxArguments: 1, options: ['json'] },
  retry: { maxArguments: 1, options: ['json'] },
};

/** The exit code: 0 done, 1 there is no such mail, 2 wrong usage. */
export async function runMails(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runStoreCommand(
    MAILS_COMMAND,
    { argv, environment, output },
    (given) => {
      const action = actionOf(given, FORMS);
      const { json = false } = given.values;
      const [, mailId] = given.positionals;
      if (action !== 'list' && mailId === undefined) throw new UsageError(`${action}: one MAIL is needed`);
      return { action, mailId, isJson: json };
    },
    (store, args) => run(store, args, output),
  );
}

interface Arguments {
  readonly action: Action;
  /** Absent for `list`. */
  readonly mailId: string | undefined;
  readonly isJson: boolean;
}

async function run(store: Store, { action, mailId, isJson }: Arguments, output: Output): Promise<number> {
  const print = (value: object, text: string) =>
    output.out(isJson ? `${JSON.stringify(value, null, 2)}\n` : text);
  if (action === 'retry' && (await store.bulk((tx) => retryMail(tx, mailId ?? '', Date.now())))) {
    print({ mailId, retried: true }, `${mailId} is due now\n`);
    return 0;
  }
  const mails = action === 'retry' ? [] : await listMails(store.db, mailId);
  if (action === 'list') {
    const open = mails.filter(({ state }) => state !== 'sent' && state !== 'withdrawn');
    const sent = mails.filter(({ state }) => state === 'sent').length;
    print(
      { mails: open.map(reportOf), sent },
      `${open.map(lineOf).join('')}${counted(sent, 'mail was', 'mails were')} sent\n`,
    );
    return 0;
  }
  const [mail] = mails;
  if (mail === undefined) {
    output.err(`there is no mail ${mailId}${action === 'retry' ? ' that is not sent' : ''}\n`);
    return 1;
  }
  const report = { ...reportOf(mail), doc: JSON.parse(mail.doc) as unknown };
  print(report, `${lineOf(mail)}${JSON.stringify(report.doc, null, 2)}\n`);
  return 0;
}

function reportOf({
  mail_id: mailId,
  kind,
  market,
  recipient: to,
  state,
  attempts,
  fault,
  ...mail
}: MailTable) {
  const times = { notBefore: timeOf(mail.not_before), nextAt: timeOf(mail.next_at) };
  return { mailId, kind, market, to, state, attempts, fault, ...times, messageId: mail.message_id };
}

/** `order-o1  order  to a@b.example  stopped after 2 attempts: …` */
function lineOf({ mail_id, kind, recipient, state, attempts, fault, next_at }: MailTable): string {
  const next = state === 'waiting' ? ` until ${timeOf(next_at)}` : '';
  const tried = fault === null ? '' : ` after ${counted(attempts, 'attempt')}: ${fault}`;
  return `${mail_id}  ${kind}  to ${recipient}  ${state}${next}${tried}\n`;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
