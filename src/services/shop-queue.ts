// The queue that scripts on the shop's pages put their events in (EV-04, EV-05, EV-06): `(window.cairn ||= []).push([name, argument])`.
import type { TrackingClient } from '#contract/clients.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { MAX_EVENT_TEXT_LENGTH, MAX_EVENT_URL_LENGTH, MAX_PURCHASED_ITEMS } from '#contract/limits.ts';
import { MARKET_CODE_PATTERN } from '#contract/market.ts';
import { warn } from '#src/platform/log.ts';
import { sendPurchase } from '#src/services/purchase.ts';

interface ShopQueue {
  /** As it is put in the queue before the page's script is there; what is wrong with a call is a warning. */
  push(...calls: readonly (readonly [name: string, argument?: unknown])[]): void;
  /** Resolves when the event is stored; rejects with a TypeError that says what is wrong with the call. */
  send(name: string, argument?: unknown): Promise<void>;
}
/** The window, or what stands for it. */
interface QueueHost {
  cairn?: unknown;
  readonly location: { readonly href: string };
}

/** What was queued before is sent now. EV-08: where there is a queue already, that one. */
export function openShopQueue(
  host: QueueHost,
  tracking: Pick<TrackingClient, 'track'>,
  market: string,
): ShopQueue {
  const before = host.cairn;
  if (isQueue(before)) return before;
  const queue = createShopQueue(host, tracking, market);
  host.cairn = queue;
  if (Array.isArray(before)) queue.push(...(before as [string][]));
  return queue;
}

function createShopQueue(
  host: QueueHost,
  tracking: Pick<TrackingClient, 'track'>,
  startMarket: string,
): ShopQueue {
  let market = startMarket;
  let viewed = '';
  const track = (event: TrackingEventInput) => tracking.track(market, event);
  const calls: Readonly<Record<string, (argument: unknown) => Promise<void>>> = {
    async setMarket(argument) {
      market = marketOf(idOf('setMarket', argument));
    },
    /** One view of a product for each URL. */
    async setProductId(argument) {
      const product_id = idOf('setProductId', argument);
      const view = `${product_id} ${host.location.href}`;
      if (view === viewed) return;
      viewed = view;
      await track({ type: 'page_view', product_id });
    },
    addToCart: async (argument) => track({ type: 'add_to_cart', product_id: idOf('addToCart', argument) }),
    purchase: (argument) => sendPurchase({ tracking, market: { code: market } }, argument),
    async emptyCart(argument) {
      await track({ type: 'emptyCart', data: { cartRef: textOf('emptyCart', argument, 'cartRef') } });
    },
    async cart(argument) {
      const data = {
        cartRef: textOf('cart', argument, 'cartRef'),
        cartUrl: textOf('cart', argument, 'cartUrl', MAX_EVENT_URL_LENGTH),
        locale: localeOf(textOf('cart', argument, 'locale')),
        items: itemsOf(argument),
      };
      await track({ type: 'cart', data });
    },
    async setContactId(argument) {
      await track({ type: 'setContactId', data: { contactId: idOf('setContactId', argument) } });
    },
    /** EV-06: nothing is sent where one of the three is missing. */
    async productview(argument) {
      const { categoryName, itemId, locale } = fieldsOf(argument);
      const data = { categoryName: textIn(categoryName), itemId: textIn(itemId), locale: textIn(locale) };
      if (Object.values(data).includes('')) return;
      for (const field of Object.keys(data)) textOf('productview', data, field);
      await track({ type: 'productview', data });
    },
  };
  const send: ShopQueue['send'] = async (name, argument) => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (call === undefined) throw new TypeError(`there is no event ${name}`);
    await call(argument);
  };
  return {
    send,
    push(...queued) {
      for (const [name, argument] of queued)
        send(String(name), argument).catch((error: unknown) => warn(String(error), { event: name }));
    },
  };
}

function isQueue(value: unknown): value is ShopQueue {
  return typeof value === 'object' && value !== null && 'send' in value && 'push' in value;
}

function fieldsOf(argument: unknown): Readonly<Record<string, unknown>> {
  return typeof argument === 'object' && argument !== null ? (argument as Record<string, unknown>) : {};
}

/** A text, or a number as one; empty for anything else. */
function textIn(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value)
    ? String(value)
    : typeof value === 'string'
      ? value
      : '';
}

/** EV-04. */
function idOf(event: string, argument: unknown): string {
  const text = textIn(argument);
  if (text === '') throw new TypeError(`${event} event requires a string as an argument`);
  if (text.length > MAX_EVENT_TEXT_LENGTH)
    throw new TypeError(`${event} event requires at most ${MAX_EVENT_TEXT_LENGTH} characters as an argument`);
  return text;
}

function textOf(event: string, argument: unknown, field: string, maxLength = MAX_EVENT_TEXT_LENGTH): string {
  const text = textIn(fieldsOf(argument)[field]);
  if (text === '') throw new TypeError(`${event} event requires a ${field} string`);
  if (text.length > maxLength)
    throw new TypeError(`${event} event requires a ${field} of at most ${maxLength} characters`);
  return text;
}

/** `SV-se` becomes `sv-se`; whether the shop has it, the server says. */
function marketOf(text: string): string {
  const code = text.toLowerCase();
  if (!new RegExp(MARKET_CODE_PATTERN).test(code))
    throw new TypeError('setMarket event requires a market code, language-country');
  return code;
}

/** `SV-se` becomes `sv-SE`. */
function localeOf(text: string): string {
  const [, language = '', region = ''] = /^([a-z]{2,3})[-_]([a-z]{2})$/i.exec(text) ?? [];
  if (region === '') throw new TypeError('cart event requires a locale with language and region');
  return `${language.toLowerCase()}-${region.toUpperCase()}`;
}

function itemsOf(argument: unknown): { itemId: string; quantity: number }[] {
  const { items } = fieldsOf(argument);
  if (!Array.isArray(items)) throw new TypeError('cart event requires an items array');
  if (items.length > MAX_PURCHASED_ITEMS)
    throw new TypeError(`cart event requires at most ${MAX_PURCHASED_ITEMS} items`);
  return items.map((item: unknown) => {
    const quantity = Number(fieldsOf(item)['quantity']);
    if (!Number.isInteger(quantity) || quantity < 1)
      throw new TypeError('cart event requires a quantity of each item');
    return { itemId: textOf('cart', item, 'itemId'), quantity };
  });
}
