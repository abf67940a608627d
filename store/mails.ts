// Mails in the database, from the transaction that causes one until a mail server has it.
import { sql } from 'kysely';
import { MAIL_DOCS, type MailContent } from '#contract/mails.ts';
import type { MarketCode } from '#contract/market.ts';
import { isDue } from '#store/due-time.ts';
import { jsonColumn } from '#store/json-column.ts';
import { IS_COUNTED } from '#store/mail-tables.ts';
import type { MailTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

export type QueuedMail = MailContent & {
  /** Derived from what causes the mail, `order-<order id>`: letters, digits, dots, hyphens and underscores. */
  readonly mailId: string;
  readonly market: MarketCode;
  /** The address it is sent to. */
  readonly to: string;
  /** ms since 1970; the mail is dated so, too. */
  readonly notBefore: number;
};
/** How an attempt ended. `isUnclear`: the mail server may have taken the mail all the same. */
export type MailOutcome = 'sent' | { readonly fault: string; readonly isUnclear: boolean };

/** Attempts that may have sent the mail; after so many it waits for an operator, so that it is repeated at most once. */
const MAX_UNCLEAR = 2;
const MAX_ATTEMPTS = 20;
const SHORTEST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3600_000;
const DAY_MS = 24 * 3600_000;
/** To one address: whoever orders and cancels in a loop in another's name fills no inbox. */
const MAX_MAILS_A_DAY = 30;
/** Somebody has paid for what they tell: they are sent however many there are. */
const ALWAYS_SENT: ReadonlySet<MailContent['kind']> = new Set(['shipped', 'gift-card']);
const MAIL_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;

/**
 * To be called in the transaction of what causes it; a mail that is there already stays as it is. One too many for its address
 * waits for an operator.
 */
export async function queueMail(
  tx: Db,
  { mailId, kind, market, to, doc, notBefore }: QueuedMail,
): Promise<void> {
  if (!MAIL_ID.test(mailId)) throw new TypeError(`"${mailId}" can't be a mail's id`);
  const isTooMany = !ALWAYS_SENT.has(kind) && (await hasMailsOfADay(tx, to, notBefore));
  const times = { not_before: notBefore, next_at: notBefore, attempts: 0, unclear: 0 };
  await tx
    .insertInto('mails')
    .values({
      mail_id: mailId,
      kind,
      market,
      recipient: to,
      doc: JSON.stringify(doc),
      state: isTooMany ? 'stopped' : 'waiting',
      ...times,
      message_id: null,
      fault: isTooMany ? `the address has ${MAX_MAILS_A_DAY} mails of one day` : null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .execute();
}

/** As both databases compute it of the column; of a value PostgreSQL would lower other letters too. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether the address has as many mails of the day before `at` as it may. */
async function hasMailsOfADay(tx: Db, recipient: string, at: number): Promise<boolean> {
  const last = await tx
    .selectFrom('mails')
    .select('mail_id')
    .where(sql`lower(recipient)`, '=', lowerAscii(recipient))
    .where('not_before', '>', at - DAY_MS)
    .where('not_before', '<=', at)
    .where(IS_COUNTED)
    .offset(MAX_MAILS_A_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

const due = (db: Db, now: number) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('state', 'in', ['waiting', 'sending'])
    .where(isDue('next_at', now, LONGEST_PAUSE_MS))
    // The first attempt of a gift card may be a year ahead: its buyer chose the day.
    .where((eb) => eb.or([eb('next_at', '<=', now), eb('kind', '!=', 'gift-card'), eb('attempts', '>', 0)]))
    .orderBy('next_at')
    .orderBy('mail_id');

export async function isMailDue(db: Db, now: number): Promise<boolean> {
  return (await due(db, now).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Marks the mail that is due first as being sent, until `now + claimMs`; one that is so marked for longer was given up by a process
 * that died, and is due. Undefined: none is due.
 */
export async function claimMail(
  tx: Db,
  { now, claimMs, host }: { readonly now: number; readonly claimMs: number; readonly host: string },
): Promise<MailTable | undefined> {
  for (;;) {
    const row = await due(tx, now).limit(1).executeTakeFirst();
    if (row === undefined) return undefined;
    if (row.state === 'sending' && row.unclear + 1 >= MAX_UNCLEAR) {
      await settleMail(tx, row, { fault: 'the process ended in the middle of it', isUnclear: true }, now);
      continue;
    }
    const claimed: MailTable = {
      ...row,
      state: 'sending',
      next_at: now + claimMs,
      attempts: row.attempts + 1,
      unclear: row.unclear + (row.state === 'sending' ? 1 : 0),
      message_id: row.message_id ?? `<${row.mail_id}@${host}>`,
    };
    await tx.updateTable('mails').set(claimed).where('mail_id', '=', row.mail_id).execute();
    return claimed;
  }
}

/** Stores how the attempt ended, unless another has begun since. What was sent is not kept. */
export async function settleMail(
  tx: Db,
  { mail_id, attempts, unclear: before }: MailTable,
  outcome: MailOutcome,
  now: number,
): Promise<void> {
  const unclear = before + (outcome !== 'sent' && outcome.isUnclear ? 1 : 0);
  const isStopped = unclear >= MAX_UNCLEAR || attempts >= MAX_ATTEMPTS;
  const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (attempts - 1));
  await tx
    .updateTable('mails')
    .set(
      outcome === 'sent'
        ? { state: 'sent', sent_at: now, fault: null, doc: '{}' }
        : { state: isStopped ? 'stopped' : 'waiting', unclear, next_at: now + pause, fault: outcome.fault },
    )
    .where('mail_id', '=', mail_id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'sending')
    .execute();
}

/** Whether the attempt that `claimMail` began may go on. */
export async function isClaimed(tx: Db, { mail_id, attempts }: MailTable): Promise<boolean> {
  const row = await tx
    .selectFrom('mails')
    .select(['state', 'attempts'])
    .where('mail_id', '=', mail_id)
    .executeTakeFirst();
  return row?.state === 'sending' && row.attempts === attempts;
}

/** A mail that is not sent never is from now on, unless it is on its way this moment. */
export async function withdrawMail(tx: Db, mailId: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ state: 'withdrawn', doc: '{}' })
    .where('mail_id', '=', mailId)
    .where('state', '!=', 'sent')
    .execute();
}

/** All mails, or the one given, the latest first. */
export async function listMails(db: Db, mailId?: string): Promise<MailTable[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .$if(mailId !== undefined, (query) => query.where('mail_id', '=', mailId ?? ''))
    .orderBy('not_before', 'desc')
    .orderBy('mail_id')
    .execute();
}

/** Makes a mail that is not sent due, as if it had never been tried; false: there is none of that id. */
export async function retryMail(tx: Db, mailId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ state: 'waiting', next_at: now, attempts: 0, unclear: 0, fault: null })
    .where('mail_id', '=', mailId)
    .where('state', 'in', ['waiting', 'stopped'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const READERS = new Map<string, (text: string, id: string) => unknown>();

/** Throws StoredDataError for a mail that another release wrote. */
export function mailContent({ kind, doc, mail_id }: MailTable): MailContent {
  const schema = MAIL_DOCS[kind];
  let read = READERS.get(kind);
  if (read === undefined) READERS.set(kind, (read = jsonColumn('mails.doc', schema)));
  return { kind, doc: read(doc, mail_id) } as MailContent;
}
