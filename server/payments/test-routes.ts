// The addresses of the test provider's page. Whoever knows a payment's reference, 128 random bits, may choose for its buyer.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { sendError } from '#server/http/errors.ts';
import type { TestNoticeSender } from '#server/payments/test-notices.ts';
import { type TestPageView, testPage } from '#server/payments/test-page.ts';
import { TEST_CHOICES, TEST_PROVIDER, type TestProvider } from '#server/payments/test-provider.ts';
import type { TestPayment } from '#store/test-payments.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT_BYTES = 4_096;

interface TestRouteDeps {
  readonly provider: TestProvider;
  readonly notices: TestNoticeSender;
  readonly shopName: () => string;
}

export async function mountTestPages(
  app: FastifyInstance,
  { provider, notices, shopName }: TestRouteDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(body));
    });
    const url = `/payment/${TEST_PROVIDER}/:reference`;

    scope.get<{ Params: { reference: string } }>(url, async ({ params }, reply) => {
      const payment = await provider.payment(params.reference);
      if (payment === undefined) return sendError(reply, shopError('not_found'));
      return isOver(payment) ? leave(reply, payment) : show(reply, payment, await viewOf(payment));
    });

    scope.post<{ Params: { reference: string }; Body: URLSearchParams | undefined }>(
      url,
      { bodyLimit: FORM_LIMIT_BYTES, config: { access: 'secret' } },
      async ({ params, body }, reply) => {
        const before = await provider.payment(params.reference);
        const choice = TEST_CHOICES.find((one) => one === body?.get('choice'));
        if (before === undefined || choice === undefined)
          return sendError(reply, shopError(before === undefined ? 'not_found' : 'bad_request'));
        if (isOver(before)) return leave(reply, before);
        const code = (body?.get('code') ?? '').trim();
        const chosen = await provider.choose(params.reference, choice, code);
        if (!chosen.ok) {
          if (chosen.error === 'unavailable') return sendError(reply, shopError('overloaded'));
          const view = await viewOf(before);
          return show(reply.code(422), before, view === 'code' ? 'wrong-code' : view);
        }
        if (choice === 'silent') return show(reply, chosen.value, 'silent');
        if (choice === 'early') await notices.sendDue();
        else notices.wake();
        return isOver(chosen.value)
          ? leave(reply, chosen.value)
          : reply.redirect(url.replace(':reference', params.reference), 303);
      },
    );
  });

  async function viewOf({ state, isSuspended }: TestPayment): Promise<TestPageView> {
    if (isSuspended || !(await provider.isOffered())) return 'stopped';
    return state === 'open' ? 'choices' : 'code';
  }

  function show(reply: FastifyReply, payment: TestPayment, view: TestPageView): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    // A browser holds the redirect that answers a form to `form-action` too.
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(payment.returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(testPage(payment, view, shopName(), nonce));
  }
}

/** Nothing is left to choose: the shop says what has become of it. */
function isOver({ state, settlesAt }: TestPayment): boolean {
  return settlesAt !== null || (state !== 'open' && state !== 'needs-buyer');
}

/** Only where the shop itself said when it began the payment. */
function leave(reply: FastifyReply, { returnUrl }: TestPayment): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(returnUrl, 303);
}
