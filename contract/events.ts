// Tracking events: stored in the outbox, sent in batches, acknowledged one by one (EV-01, DA-06); schemas and endpoint.
import { type Static, Type } from 'typebox';
import { defineEndpoints } from '#contract/endpoint.ts';
import { EVENTS_CALLS } from '#contract/events.calls.ts';
import { MAX_EVENT_TEXT_LENGTH, MAX_EVENT_URL_LENGTH, MAX_PURCHASED_ITEMS } from '#contract/limits.ts';
import { Id, MarketParameter, RecordKey } from '#contract/parameters.ts';
import { PurchaseEventSchema } from '#contract/purchase-event.ts';

export const MAX_EVENTS_PER_BATCH = 50;
const Short = Type.String({ maxLength: MAX_EVENT_TEXT_LENGTH });
const Url = Type.String({ maxLength: MAX_EVENT_URL_LENGTH });

const CartItem = Type.Object(
  { itemId: Short, quantity: Type.Integer({ minimum: 1 }) },
  { title: 'CartItem', additionalProperties: false },
);
/** EV-05, CA-10: what the types `cart`, `emptyCart`, `setContactId` and `productview` say, in this order. */
const EventDataSchema = Type.Union([
  Type.Object(
    {
      cartRef: Short,
      cartUrl: Url,
      locale: Type.String({ pattern: '^[a-z]{2,3}-[A-Z]{2}$' }),
      items: Type.Array(CartItem, { maxItems: MAX_PURCHASED_ITEMS }),
    },
    { title: 'CartUpdate', additionalProperties: false },
  ),
  Type.Object({ cartRef: Short }, { title: 'EmptyCartUpdate', additionalProperties: false }),
  Type.Object({ contactId: Short }, { title: 'ContactUpdate', additionalProperties: false }),
  Type.Object(
    { categoryName: Short, itemId: Short, locale: Short },
    { title: 'ProductViewUpdate', additionalProperties: false },
  ),
]);

/** EV-01; `event_id` is made when the event is captured and never again, `seq` counts up within a session. */
export const TrackingEventSchema = Type.Object(
  {
    event_id: Id,
    seq: Type.Optional(Type.Integer({ minimum: 0 })),
    captured_at: Type.Optional(Type.Integer({ description: 'ms since 1970 on the device' })),
    tenant: Short,
    market: MarketParameter,
    type: Type.Union([
      Type.Literal('page_view'),
      Type.Literal('click'),
      Type.Literal('add_to_cart'),
      Type.Literal('purchase'),
      Type.Literal('element_visible'),
      Type.Literal('ws_click'),
      Type.Literal('recommendations_inserted'),
      Type.Literal('cart'),
      Type.Literal('emptyCart'),
      Type.Literal('setContactId'),
      Type.Literal('productview'),
    ]),
    session_id: Type.String({ minLength: 1, maxLength: 120 }),
    visitor_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 120, description: 'of the browser, made up' }),
    ),
    product_id: Type.Optional(Short),
    entity_identifiers: Type.Optional(
      Type.Record(RecordKey, Short, { maxProperties: 20, additionalProperties: false }),
    ),
    url: Type.Optional(Url),
    entity_price: Type.Optional(Type.Number()),
    currency: Type.Optional(Type.String({ maxLength: 3 })),
    document_referrer: Type.Optional(Url),
    document_width: Type.Optional(Type.Integer()),
    attribution_id: Type.Optional(Short),
    recommendation_id: Type.Optional(Short),
    click_location: Type.Optional(Short),
    ab_test_group: Type.Optional(Short),
    variant_ids: Type.Optional(Type.Array(Short, { maxItems: 50 })),
    transaction_id: Type.Optional(Short),
    /** Of a purchase: a unit's price, in `currency`. */
    items: Type.Optional(
      Type.Array(
        Type.Object(
          { item_id: Short, price: Type.Number(), quantity: Type.Number() },
          { title: 'PurchaseItem', additionalProperties: false },
        ),
        { minItems: 1, maxItems: MAX_PURCHASED_ITEMS },
      ),
    ),
    data: Type.Optional(EventDataSchema),
    error_type: Type.Optional(Short),
    detail: Type.Optional(Type.String({ maxLength: 1000 })),
    recommendation_type: Type.Optional(Short),
    search_result_id: Type.Optional(Short),
    product_listing_result_id: Type.Optional(Short),
  },
  { title: 'TrackingEvent', additionalProperties: false },
);
export type TrackingEvent = Static<typeof TrackingEventSchema>;

/** What a page says happened; id, sequence, session and time are added where it is stored. */
export type TrackingEventInput = Omit<
  TrackingEvent,
  'event_id' | 'seq' | 'captured_at' | 'session_id' | 'visitor_id' | 'tenant' | 'market'
> & {
  /** Of an event that may be told more than once, because it was noted before the outbox could store it. */
  readonly event_id?: string;
};

/** What each event of a page says of the page; `document_width` in CSS px. */
export type PageFields = Pick<TrackingEvent, 'url' | 'document_referrer' | 'document_width'>;

export const EventsBodySchema = Type.Array(Type.Union([TrackingEventSchema, PurchaseEventSchema]), {
  title: 'TrackingEvents',
  minItems: 1,
  maxItems: MAX_EVENTS_PER_BATCH,
});

/** Sent after the commit. `duplicate` is as good as `ok`; `rejected` is final and names the reason. */
export const EventsAckSchema = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        event_id: Type.String(),
        status: Type.Union([Type.Literal('ok'), Type.Literal('duplicate'), Type.Literal('rejected')]),
        reason: Type.Optional(Type.String()),
      }),
    ),
  },
  { title: 'EventsAck' },
);
export type EventsAck = Static<typeof EventsAckSchema>;

export const EVENTS_ENDPOINTS = defineEndpoints('events', EVENTS_CALLS, {
  createEvents: {
    summary: 'A batch of tracking events; each acknowledged after the commit',
    body: EventsBodySchema,
    response: EventsAckSchema,
  },
});
