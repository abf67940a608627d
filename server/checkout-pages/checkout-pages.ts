// The checkout as a page of plain HTML: GET shows it, POST takes its form, does what the button says, and leads on.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressForm, knownCountries } from '#commerce/addresses/addresses.ts';
import type { AddressForm } from '#contract/address-form.ts';
import { CHECKOUT_PATH, type CheckoutAction, type RefusedEntry } from '#contract/checkout-page.ts';
import type { Checkout } from '#contract/checkout.ts';
import { discountCodeOf } from '#contract/discount-code.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Market } from '#contract/market.ts';
import { fail, type Result } from '#contract/result.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import { cacheControlOf } from '#server/http/cache-control.ts';
import type { CheckoutCommand, CheckoutService } from '#server/checkout/checkout.ts';
import { type CheckoutForm, checkoutFormOf } from '#server/checkout-pages/checkout-form.ts';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/document-policies.ts';
import { newSessionToken, sessionOf } from '#server/http/session.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import type { CartService } from '#server/shop/cart.ts';
import { isTaxedByState } from '#server/shop/cart-quote.ts';
import type { CartChange } from '#server/shop/cart-rules.ts';
import { type BuiltPages, siteAt } from '#server/ssr/page.ts';

export interface CheckoutPagesDeps {
  readonly settings: LiveSettings;
  readonly checkout: CheckoutService;
  readonly cart: Pick<CartService, 'change'>;
  readonly stored: ClientLimit;
  readonly render: NonNullable<BuiltPages['renderCheckout']>;
  readonly costs: ClientLimit;
  /** Where the form may lead besides the shop: the payment's pages. */
  readonly paymentOrigins: readonly string[];
  readonly originOf: (request: FastifyRequest) => string;
}
interface PageRoute {
  Params: { readonly market?: string };
  Querystring: {
    /** `1`: the shopper has tried to order. */
    readonly tried?: string;
    /** Of the way back from a payment; as anybody may have written it. */
    readonly payment?: unknown;
    /** Of the page that waits for it. */
    readonly checkout?: unknown;
  };
}
interface Visit {
  readonly request: FastifyRequest<PageRoute>;
  readonly reply: FastifyReply;
  readonly market: Market;
  readonly command: CheckoutCommand;
}
interface Shown {
  readonly hasTried: boolean;
  readonly refused: readonly RefusedEntry[];
  readonly hasEnteredCodes?: boolean;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_LIMIT = 65_536;
/** What a form leaves to be stored, at most, besides an order: the shopper's words are written over those before. */
const FORM_BYTES = 2_000;
/** Of payments and checkouts. */
const ID = /^[\w-]{1,120}$/;
const UNPROCESSABLE = 422;

export function mountCheckoutPages(app: FastifyInstance, deps: CheckoutPagesDeps): void {
  const { settings, checkout, stored, costs, originOf } = deps;
  // A scope of its own: no other route takes forms.
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_, body, done) =>
      done(null, body),
    );
    for (const path of [CHECKOUT_PATH, `/:market${CHECKOUT_PATH}`]) {
      scope.get<PageRoute>(path, async (request, reply) => withVisit(request, reply, show));
      scope.get<PageRoute>(`${path}/return`, async (request, reply) => withVisit(request, reply, comeBack));
      scope.post<PageRoute>(path, { config: { access: 'form' } }, async (request, reply) =>
        withVisit(request, reply, take),
      );
    }
  });

  async function withVisit(
    request: FastifyRequest<PageRoute>,
    reply: FastifyReply,
    handle: (visit: Visit) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const registry = settings.registry();
    const { market: code } = request.params;
    const market = code === undefined ? registry.defaultMarket : registry.find(code);
    if (market === undefined) return sendError(reply, shopError('not_found'));
    // The redirect too: which market is the default may change.
    void reply.header('cache-control', cacheControlOf('no-store'));
    if (market.code !== code) return reply.redirect(`/${market.code}${CHECKOUT_PATH}`, 308);
    const origin = originOf(request);
    const access = sessionOf(request, reply, origin.startsWith('https:'), null);
    const command = { access, market, idempotencyKey: null, client: clientOf(request.ip), origin };
    return handle({ request, reply, market, command });
  }

  async function show(visit: Visit): Promise<FastifyReply> {
    const { request, reply, command, market } = visit;
    const refusal = costs.refusalOf(command.client);
    if (refusal !== null) return sendError(reply, refusal);
    const { tried } = request.query;
    const checkoutId = idOf(request.query.checkout);
    const placed = checkoutId === null ? null : await checkout.orderNumber(command.access, { checkoutId });
    if (placed !== null) return reply.redirect(confirmationOf(market, placed), 303);
    const found = await checkout.get(command);
    if (!found.ok) return sendError(reply, found.error);
    if (found.value.state === 'completed')
      return reply.redirect(confirmationOf(market, found.value.orderNumber), 303);
    return send(visit, found.value, { hasTried: tried === '1', refused: [] });
  }

  /** The buyer comes back: what became of the payment is asked of the provider, not read from the address. */
  async function comeBack({ request, reply, market, command }: Visit): Promise<FastifyReply> {
    const paymentId = idOf(request.query.payment);
    if (paymentId !== null) await checkout.settlePayment(paymentId);
    // The order that was paid, not what is left in the bag.
    const placed = paymentId === null ? null : await checkout.orderNumber(command.access, { paymentId });
    const path = placed === null ? `/${market.code}${CHECKOUT_PATH}` : confirmationOf(market, placed);
    return reply.redirect(path, 303);
  }

  async function take(visit: Visit): Promise<FastifyReply> {
    const { request, reply, market, command } = visit;
    const refusal = stored.refusalOf(command.client);
    if (refusal !== null) return sendError(reply, refusal);
    const form = checkoutFormOf(typeof request.body === 'string' ? request.body : '');
    const saved = await checkout.update(command, form.update);
    if (!saved.ok) return sendError(reply, saved.error);
    stored.spend(command.client, FORM_BYTES);
    const isOrder = form.action === 'complete';
    // The shopper sees what a code does, or why it does nothing, before anything is ordered.
    const actions = isOrder ? typedEntries(form) : [form.action];
    if (actions.length === 0) return complete(visit, form);
    const hasTried = form.hasTried || isOrder;
    const refused: RefusedEntry[] = [];
    for (const action of actions) {
      const step = { ...form, action };
      const done = await act(visit, step, saved.value.checkout);
      if (done.ok) continue;
      const entry = refusedEntry(step, done.error);
      if (entry === null) return sendError(reply, done.error);
      refused.push(entry);
    }
    return isOrder || refused.length > 0
      ? sendCurrent(visit, { hasTried, refused, hasEnteredCodes: refused.length === 0 })
      : reply.redirect(`/${market.code}${CHECKOUT_PATH}${hasTried ? '?tried=1' : ''}`, 303);
  }

  async function sendCurrent(visit: Visit, shown: Shown): Promise<FastifyReply> {
    const now = await checkout.get(visit.command);
    return now.ok ? sendAgain(visit, now.value, shown) : sendError(visit.reply, now.error);
  }

  /** The page after a form that did not do what its button says. What a form does is done at any cost; showing it may be refused. */
  async function sendAgain(visit: Visit, current: Checkout, shown: Shown): Promise<FastifyReply> {
    const refusal = costs.refusalOf(visit.command.client);
    return refusal === null ? send(visit, current, shown, UNPROCESSABLE) : sendError(visit.reply, refusal);
  }

  async function complete(visit: Visit, { agreement, pageKey }: CheckoutForm): Promise<FastifyReply> {
    const { reply, market, command } = visit;
    const done = await checkout.complete(
      { ...command, idempotencyKey: keyOf(pageKey, 'complete') },
      agreement,
    );
    if (!done.ok) return sendError(reply, done.error);
    const { checkout: after } = done.value;
    if (after.state === 'completed') return reply.redirect(confirmationOf(market, after.orderNumber), 303);
    if (after.paymentUrl !== null) return reply.redirect(after.paymentUrl, 303);
    return sendAgain(visit, after, { hasTried: true, refused: [] });
  }

  const marketOf = (of: Checkout) => settings.registry().find(of.market);

  async function act({ command }: Visit, form: CheckoutForm, saved: Checkout): Promise<Result<unknown>> {
    const { action, target, pageKey, discountCode, giftCard, articleId } = form;
    // The checkout of a cart is in the cart's market, whichever the page is under.
    const market = marketOf(saved) ?? command.market;
    const change = (wanted: CartChange, key: string | null) =>
      deps.cart.change({
        ...command,
        market,
        newToken: newSessionToken,
        idempotencyKey: key,
        change: wanted,
      });
    if (action === 'use-card')
      return giftCard === '' ? fail(shopError('not_found')) : checkout.setGiftCard(command, giftCard);
    if (action === 'remove-card') return checkout.removeGiftCard(command, target);
    if (action === 'use-code' || action === 'remove-code') {
      const code = discountCodeOf(action === 'use-code' ? discountCode : target);
      const kind = action === 'use-code' ? 'enterCode' : 'removeCode';
      return code === null ? fail(shopError('bad_request')) : change({ kind, code }, null);
    }
    if (action === 'add-offer')
      return change({ kind: 'add', articleId, quantity: 1 }, keyOf(pageKey, `add-${articleId}`));
    return { ok: true, value: saved };
  }

  async function send(
    visit: Visit,
    shown: Checkout,
    { hasTried, refused, hasEnteredCodes = false }: Shown,
    status = 200,
  ) {
    const { request, reply, market, command } = visit;
    const nonce = randomBytes(16).toString('base64');
    const { language } = market;
    const offers = shown.rows.length === 0 ? null : await checkout.offers(command);
    const countries = shown.countries;
    const codes = knownCountries();
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const countryNames = Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code]));
    const order = new Intl.Collator(language);
    const page = {
      site: siteAt(new URL(`${originOf(request)}${request.url}`), settings),
      nonce,
      view: {
        checkout: shown,
        deliveryForm: formIn(shown.delivery.country, countries[0], language, (country) =>
          isTaxedByState(marketOf(shown) ?? market, country),
        ),
        billingForm: formIn((shown.billing ?? shown.delivery).country, countries[0], language),
        countryNames,
        allCountries: codes.toSorted((a, b) => order.compare(countryNames[a] ?? a, countryNames[b] ?? b)),
        offers: offers?.ok === true ? offers.value : [],
        hasTried,
        refused,
        hasEnteredCodes,
        pageKey: randomBytes(12).toString('base64url'),
      },
    };
    const onCost = (ms: number) => costs.spend(command.client, ms);
    const html = await deps.render(page, { name: command.client, onCost });
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce, deps.paymentOrigins),
      })
      .send(html);
  }
}

function idOf(given: unknown): string | null {
  return typeof given === 'string' && ID.test(given) ? given : null;
}

function confirmationOf(market: Market, orderNumber: string | null): string {
  return `/${market.code}/confirm?order=${encodeURIComponent(orderNumber ?? '')}`;
}

/** A page sends each of its commands once, however often its button is pressed. */
function keyOf(pageKey: string, what: string): string | null {
  return /^[\w-]{1,60}$/.test(pageKey) ? `page-${pageKey}-${what}`.slice(0, 120) : null;
}

/** The actions of the fields of codes in which something was typed. */
function typedEntries({ discountCode, giftCard }: CheckoutForm): CheckoutAction[] {
  return [
    ...(discountCode === '' ? [] : (['use-code'] as const)),
    ...(giftCard === '' ? [] : (['use-card'] as const)),
  ];
}

/** Null: what went wrong is no matter of a code that was typed. */
function refusedEntry(
  { action, discountCode, giftCard }: CheckoutForm,
  error: ShopError,
): RefusedEntry | null {
  if (action === 'use-code') return { field: 'discountCode', code: error.code, typed: discountCode };
  if (action === 'use-card') return { field: 'giftCard', code: error.code, typed: giftCard };
  return null;
}

/** A country that was chosen, else the one that the form begins with. */
function formIn(
  chosen: string,
  first: string | undefined,
  language: string,
  isStateNeeded = (_country: string) => false,
): AddressForm {
  const formOf = (country: string) => addressForm(country, language, isStateNeeded(country));
  const form = formOf(chosen) ?? formOf(first ?? '') ?? formOf('SE');
  if (form === undefined) throw new Error('the table of addresses is empty');
  return form;
}
