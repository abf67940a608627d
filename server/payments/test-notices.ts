// The notices of the test provider: signed, sent by HTTP to the shop's own address until it takes them, and verified there.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Poller, poll } from '#server/discovery/poll.ts';
import type { PaymentNotice } from '#server/payments/provider.ts';
import type { Db, Store } from '#store/store.ts';
import {
  type ClaimedTestNotice,
  claimTestNotices,
  deleteTestNotice,
  nextTestNoticeAt,
  testPayment,
} from '#store/test-payments.ts';

export const TEST_SIGNATURE_HEADER = 'cairn-test-signature';
/** A notice whose signature is older, or from later than now, is not taken. */
const TOLERANCE_S = 300;
const LOOK_INTERVAL_MS = 5_000;
const SEND_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const MAX_ATTEMPTS = 10;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** PostgreSQL has no NUL in a text; anybody may send one before the signature is compared. */
const Id = Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' });
const Body = Compile(Type.Object({ id: Id, reference: Id }));

/** The value of the signature header. */
export function signTestNotice(secret: string, rawBody: Buffer | string, atSecond: number): string {
  return `t=${atSecond},v1=${digest(secret, rawBody, atSecond).toString('hex')}`;
}

function digest(secret: string, rawBody: Buffer | string, atSecond: number): Buffer {
  return createHmac('sha256', secret).update(`${atSecond}.`).update(rawBody).digest();
}

/** Null: not signed with the secret of the payment that it names, or not in the last five minutes. */
export async function verifyTestNotice(
  db: Db,
  now: number,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): Promise<PaymentNotice | null> {
  const signature = SIGNATURE.exec(String(headers[TEST_SIGNATURE_HEADER]));
  const body = parse(rawBody);
  if (signature === null || !Body.Check(body)) return null;
  const atSecond = Number(signature[1]);
  if (Math.abs(now / 1000 - atSecond) > TOLERANCE_S) return null;
  const payment = await testPayment(db, { reference: body.reference });
  if (payment === undefined) return null;
  const expected = digest(payment.secret, rawBody, atSecond);
  if (!timingSafeEqual(expected, Buffer.from(signature[2] ?? '', 'hex'))) return null;
  return { noticeId: body.id, reference: body.reference };
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}

export interface TestNoticeSender {
  /** Sends what is due, now or at the end of the current look. */
  wake(): void;
  /** Sends what is due; resolves when each was answered, or not in time. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
}

/** `url` is where the notices go to. Several nodes may send: each notice has one sender at a time. */
export function startTestNotices(
  store: Store,
  now: () => number,
  url: () => string,
  onError: (error: unknown) => void,
): TestNoticeSender {
  let timer: NodeJS.Timeout | undefined;
  const againAt = (attempts: number) => now() + FIRST_RETRY_MS * 2 ** attempts + SEND_LIMIT_MS;
  async function sendDue(): Promise<void> {
    const firstAt = await nextTestNoticeAt(store.db);
    if (firstAt === null) return;
    const due = firstAt > now() ? [] : await store.transaction((tx) => claimTestNotices(tx, now(), againAt));
    for (const notice of due) {
      const isTaken = await send(url(), notice, now());
      if (!isTaken && notice.attempts + 1 < MAX_ATTEMPTS) continue;
      await store.transaction((tx) => deleteTestNotice(tx, notice.noticeId));
      if (!isTaken) onError(new Error(`the notice ${notice.noticeId} was never taken`));
    }
    const nextAt = await nextTestNoticeAt(store.db);
    clearTimeout(timer);
    if (nextAt !== null && nextAt - now() < LOOK_INTERVAL_MS)
      timer = setTimeout(() => poller.wake(), Math.max(nextAt - now(), 0));
  }
  const poller: Poller = poll(LOOK_INTERVAL_MS, sendDue, onError);
  return {
    wake: () => poller.wake(),
    sendDue,
    async stop() {
      await poller.stop();
      clearTimeout(timer);
    },
  };
}

/** A notice that is sent twice is two rows, `id` and `id.2`, and one id outside. */
async function send(
  url: string,
  { noticeId, reference, secret }: ClaimedTestNotice,
  now: number,
): Promise<boolean> {
  const body = JSON.stringify({ id: noticeId.replace(/\.2$/, ''), reference });
  const headers = {
    'content-type': 'application/json',
    [TEST_SIGNATURE_HEADER]: signTestNotice(secret, body, Math.floor(now / 1000)),
  };
  try {
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
