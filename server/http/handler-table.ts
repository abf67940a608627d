// Every endpoint's handler: each calls the service that does the work and nothing else.
import type { Cart } from '#contract/cart.ts';
import { fromRowText, type RowQuantity } from '#contract/cart-change.ts';
import type { ListingIdType, ListingRequest } from '#contract/discovery-source.ts';
import { discountCodeOf } from '#contract/discount-code.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { OrderCommand } from '#commerce/orders/orders.ts';
import { marketForLocale } from '#server/discovery/locale.ts';
import type { Discovery } from '#server/discovery/service.ts';
import { productFilter, shopSearch } from '#server/discovery/shop-search.ts';
import type { CheckoutAnswer, CheckoutCommand, CheckoutService } from '#server/checkout/checkout.ts';
import type { EventIngestion } from '#server/events/ingestion.ts';
import type { GiftCards } from '#server/gift-cards/gift-cards.ts';
import type { EndpointCall, Handlers } from '#server/http/handlers.ts';
import { newSessionToken } from '#server/http/session.ts';
import type { OrderService } from '#server/orders/orders.ts';
import type { CartService } from '#server/shop/cart.ts';
import type { CartChange } from '#server/shop/cart-rules.ts';
import { messagesIn } from '#server/shop/messages.ts';
import type { Shop } from '#server/shop/shop.ts';

type ChangePart = 'query' | 'session' | 'idempotencyKey' | 'client' | 'markReplayed';
type CartCall = Pick<EndpointCall<'cartClear'>, ChangePart>;
type CheckoutCall = Pick<EndpointCall<'checkoutCancel'>, ChangePart | 'origin'>;

export interface Services {
  readonly registry: () => MarketRegistry;
  readonly shop: Shop;
  readonly cart: CartService;
  readonly giftCards: GiftCards;
  readonly checkout: CheckoutService;
  readonly orders: OrderService;
  readonly discovery: Discovery;
  readonly events: EventIngestion;
}

export function createHandlers({
  registry,
  shop,
  cart,
  checkout,
  orders,
  giftCards,
  discovery,
  events,
}: Services): Handlers {
  const { source } = discovery;
  const withMarket = async <T>(
    code: string,
    call: (market: Market) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const market = registry().find(code);
    return market === undefined ? fail(unknownMarket()) : call(market);
  };
  /** DA-10: the request with the market of its locale. */
  const withLocaleMarket = <R extends { market: string; locale?: string }>(request: R): R => ({
    ...request,
    market: marketForLocale(registry(), request.market, request.locale),
  });
  const listingRequest = (
    id: string,
    idType: ListingIdType,
    from: { market: string; locale?: string },
  ): ListingRequest => ({ id, idType, market: marketForLocale(registry(), from.market, from.locale) });
  const change = (call: CartCall, wanted: CartChange) =>
    withMarket(call.query.market, (market) => changeCart(cart, call, market, wanted));
  const order = (
    { query, session, markReplayed, ...call }: CheckoutCall,
    act: (command: CheckoutCommand) => Promise<Result<CheckoutAnswer>>,
  ) =>
    withMarket(query.market, async (market) => {
      const answer = await act({ ...call, access: session, market });
      if (answer.ok && answer.value.isReplay) markReplayed();
      return map(answer, ({ checkout: after }) => after);
    });
  const changeOrder = (
    { query, session, body, idempotencyKey, markReplayed }: EndpointCall<'orderCancel'>,
    command: OrderCommand,
  ) =>
    withMarket(query.market, async () => {
      const { orderId } = body;
      const answer = await orders.change({ access: session, orderId, idempotencyKey }, command);
      if (answer.ok && answer.value.isReplay) markReplayed();
      return map(answer, ({ order: after }) => after);
    });
  const changeCode = async (call: EndpointCall<'cartEnterCode'>, kind: 'enterCode' | 'removeCode') => {
    const code = discountCodeOf(call.query.discountCode);
    return code === null ? fail(impossibleCode()) : change(call, { kind, code });
  };
  return {
    bootstrapInit: ({ query }) => shop.bootstrap(query.market),
    bootstrapMessages: ({ query }) =>
      withMarket(query.market, async ({ language }) => ok({ messages: messagesIn(language) })),
    bootstrapMenu: ({ query }) => shop.menu(query.market),
    bootstrapMarkets: async ({ query }) =>
      map(await shop.markets(query.market), (markets) => ({ markets: [...markets] })),
    product: ({ query }) => shop.product(query.market, query.id),
    productList: ({ query }) => shop.products(query.market, query.productId),
    productFilter: ({ query }) =>
      withMarket(query.market, ({ code }) => productFilter(source, { ...query, market: code })),
    listPrices: ({ query }) => shop.prices(query.market, query.productId),
    editorialPages: async ({ query }) =>
      map(await shop.pages(query.market, query.id), (pages) => ({ pages })),
    editorialStores: async ({ query }) => map(await shop.stores(query.market), (stores) => ({ stores })),
    search: ({ query }) =>
      withMarket(query.market, ({ code }) => shopSearch(source, { ...query, market: code })),
    cartGet: ({ query, session }) =>
      withMarket(query.market, async (market) => {
        const read = await cart.read(session, query.cartId, market);
        if (read.ok && read.value.newSession !== null) session.setToken(read.value.newSession);
        return read.ok ? ok(read.value.cart) : read;
      }),
    cartAdd: (call) =>
      change(call, {
        kind: 'add',
        articleId: call.body.size.articleId,
        quantity: call.body.quantity ?? 1,
        ...(call.body.expectedPrice === undefined ? {} : { expectedPrice: call.body.expectedPrice }),
        ...(call.body.beforeRowId === undefined ? {} : { beforeRowId: call.body.beforeRowId }),
      }),
    cartSubtract: (call) => change(call, { kind: 'subtract', ...call.body }),
    cartRemove: (call) => change(call, { kind: 'remove', ...call.body, ...upToOf(call.query) }),
    cartEnterCode: (call) => changeCode(call, 'enterCode'),
    cartRemoveCode: (call) => changeCode(call, 'removeCode'),
    cartAddGiftCard: (call) =>
      withMarket(call.query.market, async (market) => {
        const card = giftCards.toBuy(call.body, market, call.idempotencyKey);
        return card.ok ? changeCart(cart, call, market, { kind: 'addGiftCard', card: card.value }) : card;
      }),
    giftCardSettings: ({ query }) => shop.giftCards(query.market),
    giftCardValidate: ({ body, client }) => giftCards.balance(body.code, client),
    cartClear: (call) => change(call, { kind: 'clear', ...upToOf(call.query) }),
    cartSetCountry: (call) => change(call, { kind: 'setCountry' }),
    checkoutGet: ({ query, session }) =>
      withMarket(query.market, (market) => checkout.get({ access: session, market })),
    checkoutUpdate: (call) => order(call, (command) => checkout.update(command, call.body)),
    checkoutSetGiftCard: (call) => order(call, (command) => checkout.setGiftCard(command, call.body.code)),
    checkoutRemoveGiftCard: (call) =>
      order(call, (command) => checkout.removeGiftCard(command, call.body.cardId)),
    checkoutComplete: (call) => order(call, (command) => checkout.complete(command, call.body.agreement)),
    checkoutCancel: (call) => order(call, (command) => checkout.cancel(command)),
    checkoutOffers: ({ query, session }) =>
      withMarket(query.market, async (market) =>
        map(await checkout.offers({ access: session, market }), (products) => ({ products })),
      ),
    orderGet: ({ query, session }) => withMarket(query.market, () => orders.get(session, query.number)),
    orderLookUp: ({ query, session, body, client }) =>
      withMarket(query.market, async () => {
        const found = await orders.lookUp({ ...body, access: session, client, newToken: newSessionToken });
        if (found.ok && found.value.newSession !== null) session.setToken(found.value.newSession);
        return map(found, ({ order: shown }) => shown);
      }),
    orderCancel: (call) => changeOrder(call, { kind: 'cancel', rows: null, by: 'shopper' }),
    orderReturn: (call) => changeOrder(call, { kind: 'ask-return', rows: call.body.rows }),
    searchSuggestions: ({ query: { metadata: _unused, ...request } }) =>
      source.suggestions(withLocaleMarket(request)),
    searchSuggestionsPost: ({ body }) => source.suggestions(withLocaleMarket(body)),
    searchResults: ({ body }) => source.searchResults(withLocaleMarket(body)),
    searchRelated: ({ body }) => discovery.related(withLocaleMarket(body)),
    recommendProducts: ({ body }) => source.recommend(withLocaleMarket(body)),
    listing: ({ params, query }) => source.listing(listingRequest(params.id, 'listingId', query)),
    listingExternal: ({ params, query }) => source.listing(listingRequest(params.id, 'externalId', query)),
    listingProducts: ({ params, body }) =>
      source.listingProducts(listingRequest(params.id, 'listingId', body), withLocaleMarket(body)),
    listingExternalProducts: ({ params, body }) =>
      source.listingProducts(listingRequest(params.id, 'externalId', body), withLocaleMarket(body)),
    snapshotManifest: ({ params }) =>
      withMarket(params.id, async (market) => {
        const live = discovery.liveMarket(market.code);
        return live === undefined ? fail(shopError('overloaded')) : ok(live.manifest);
      }),
    createEvents: ({ body, client }) => events.ingest(body, client),
  };
}

async function changeCart(
  cart: CartService,
  { query, session, idempotencyKey, client, markReplayed }: CartCall,
  market: Market,
  change: CartChange,
): Promise<Result<Cart>> {
  const leavesPayment = 'updatePaymentProvider' in query && query.updatePaymentProvider === false;
  const command = { access: session, newToken: newSessionToken, market, idempotencyKey, change, client };
  const outcome = await cart.change({ ...command, leavesPayment });
  if (!outcome.ok) return outcome;
  if (outcome.value.newSession !== null) session.setToken(outcome.value.newSession);
  if (outcome.value.isReplay) markReplayed();
  return ok(outcome.value.cart);
}

function impossibleCode(): ShopError {
  return shopError('bad_request', { field: 'discountCode', detail: 'discountCode is not spelt like a code' });
}

function upToOf({ upTo }: { readonly upTo?: readonly string[] }): { upTo?: RowQuantity[] } {
  return upTo === undefined ? {} : { upTo: upTo.map(fromRowText) };
}

function unknownMarket(): ShopError {
  return shopError('unknown_market', { field: 'market', detail: 'market is none of the known codes' });
}

function map<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? ok(change(result.value)) : result;
}
