// Stands in for api.stripe.com: the part of its HTTP interface that the shop uses, with bodies of the shape that Stripe documents.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  id: string;
  form: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  /** Of its payment intent; null: there is none yet. */
  intent: string | null;
  received: number;
  refunds: { id: string; amount: number; key: string; status: string }[];
}
export interface StripeStandIn {
  readonly port: number;
  /** Method and path of each request, with its `Idempotency-Key`. */
  readonly requests: { readonly line: string; readonly key: string | undefined; readonly body: string }[];
  readonly sessions: Map<string, Stored>;
  /** In place of the next answer; `drop` ends the connection after the work was done. */
  next: { readonly status: number; readonly type: string } | 'drop' | null;
  /** As Stripe after some days. */
  forgetKeys(): void;
  close(): Promise<void>;
}

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const answers = new Map<string, { body: string; answer: unknown }>();
  const sessions = new Map<string, Stored>();
  let ids = 0;

  function answerTo(line: string, form: Record<string, string>): unknown {
    const id = /^\w+ \/v1\/checkout\/sessions\/(\w+)/.exec(line)?.[1] ?? '';
    const session = sessions.get(id);
    if (line === 'POST /v1/checkout/sessions') {
      ids += 1;
      const stored: Stored = {
        id: `cs_test_${ids}`,
        form,
        status: 'open',
        paymentStatus: 'unpaid',
        intent: null,
        received: 0,
        refunds: [],
      };
      sessions.set(stored.id, stored);
      return sessionBody(stored);
    }
    if (line.startsWith('GET /v1/checkout/sessions/'))
      return session === undefined ? missing(id) : sessionBody(session);
    if (line.endsWith('/expire')) {
      if (session === undefined) return missing(id);
      if (session.status !== 'open')
        return invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      return sessionBody(session);
    }
    const intent = line.startsWith('GET')
      ? new URL(line.slice(4), 'http://stripe').searchParams.get('payment_intent')
      : form['payment_intent'];
    const paid = [...sessions.values()].find((one) => `pi_${one.id}` === intent);
    if (paid === undefined) return missing(intent ?? '');
    if (line.startsWith('GET /v1/refunds'))
      return { object: 'list', url: '/v1/refunds', has_more: false, data: paid.refunds.map(refundBody) };
    const amount = Number(form['amount']);
    if (refundedOf(paid) + amount > paid.received)
      return invalid('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
    const refund = { id: `re_${(ids += 1)}`, amount, key: form['metadata[key]'] ?? '', status: 'succeeded' };
    paid.refunds.unshift(refund);
    return refundBody(refund);
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const line = `${request.method} ${request.url}`;
      const key = request.headers['idempotency-key']?.toString();
      standIn.requests.push({ line, key, body });
      const fault = standIn.next;
      standIn.next = null;
      const known = key === undefined ? undefined : answers.get(key);
      let answer: unknown;
      if (fault !== null && fault !== 'drop')
        answer = { error: { type: fault.type, message: 'refused by the test' } };
      else if (known !== undefined && known.body !== body)
        answer = {
          error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' },
        };
      else answer = known?.answer ?? answerTo(line, Object.fromEntries(new URLSearchParams(body)));
      if (fault === null || fault === 'drop') if (key !== undefined) answers.set(key, { body, answer });
      if (fault === 'drop') return void request.socket.destroy();
      const status = fault?.status ?? ((answer as object) && 'error' in (answer as object) ? 400 : 200);
      const headers = {
        'content-type': 'application/json',
        'request-id': 'req_1',
        'stripe-should-retry': 'false',
      };
      response.writeHead(status, headers).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StripeStandIn = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    sessions,
    next: null,
    forgetKeys: () => answers.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const refundedOf = ({ refunds }: Stored) => refunds.reduce((sum, { amount }) => sum + amount, 0);
const invalid = (message: string, code?: string) => ({
  error: { type: 'invalid_request_error', message, code },
});
const missing = (id: string) => invalid(`No such object: '${id}'`, 'resource_missing');
const refundBody = ({ id, amount, key, status }: Stored['refunds'][number]) => ({
  id,
  object: 'refund',
  amount,
  status,
  metadata: { key },
});

function sessionBody(stored: Stored) {
  const { id, form, status, paymentStatus, intent, received } = stored;
  const currency = form['line_items[0][price_data][currency]'];
  const amount = Number(form['line_items[0][price_data][unit_amount]']);
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    amount_subtotal: amount,
    amount_total: amount,
    client_reference_id: form['client_reference_id'],
    currency,
    status,
    payment_status: paymentStatus,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}#fid` : null,
    payment_intent:
      intent === null
        ? null
        : {
            id: `pi_${id}`,
            object: 'payment_intent',
            amount,
            amount_received: received,
            currency,
            status: intent,
            latest_charge: { id: `ch_${id}`, object: 'charge', amount, amount_refunded: refundedOf(stored) },
          },
  };
}
