// The part of a shop that takes payments, listening, over a database of its own; what the checkout would be told is collected.
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log.ts';
import { createPayments, mountPayments, type Payments } from '#server/payments/payments.ts';
import type { NewPaymentSession, PaymentSession } from '#server/payments/provider.ts';
import { openStore, type Store } from '#store/open-store.ts';
import type { TestDatabase } from '#tests/databases.ts';

export const RETURN_URL = 'https://shop.example/sv-se/checkout/return?checkout=1';
export const SESSION: NewPaymentSession = {
  paymentId: 'payment-1',
  checkoutId: 'checkout-1',
  amount: 19_900,
  currency: 'SEK',
  market: 'sv-se',
  language: 'sv',
  returnUrl: RETURN_URL,
  description: 'Varukorg <3',
};

export interface PaymentNode {
  readonly origin: string;
  readonly store: Store;
  readonly payments: Payments;
  readonly received: { readonly provider: string; readonly noticeId: string; readonly reference: string }[];
  /** What the checkout says to each notice. */
  answer: () => Promise<'taken' | 'again'>;
  /** How far its clock is ahead, in ms. */
  ahead: number;
  /** A session of the test provider, which is `SESSION` but for what is given. */
  readonly created: (session?: Partial<NewPaymentSession>) => Promise<PaymentSession>;
  readonly stateOf: (reference: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** With the keys of Stripe, or none. */
export async function startPaymentNode(
  place: TestDatabase,
  stripe?: { readonly secretKey: string; readonly webhookSecret: string },
): Promise<PaymentNode> {
  const store = await openStore(place);
  const now = () => Date.now() + node.ahead;
  const log = createLog('silent');
  const app = await createApp({
    log,
    trustedProxies: 0,
    shopName: () => 'Cairn',
    originOf: () => 'http://localhost',
  });
  const payments = createPayments({ store, now, log, env: { testPayments: undefined, stripe } });
  let origin = '';
  const notices = await mountPayments(app, {
    payments,
    store,
    now,
    log,
    shopName: () => 'Cairn & Co',
    ownUrl: () => origin,
    onNotice: async (notice) => {
      node.received.push(notice);
      return node.answer();
    },
  });
  const node: PaymentNode = {
    get origin() {
      return origin;
    },
    store,
    payments,
    received: [],
    answer: async () => 'taken',
    ahead: 0,
    async created(session = {}) {
      const result = await payments.test.createSession({ ...SESSION, ...session });
      if (!result.ok) throw new Error('no session');
      return result.value;
    },
    async stateOf(reference) {
      const result = await payments.test.read(reference);
      return result.ok ? result.value.state : result.error;
    },
    async close() {
      await notices.stop();
      await app.close();
      await store.close();
    },
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return node;
}
