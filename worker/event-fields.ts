// What the worker adds to an event (EV-01): where on the shop it happened, and what the card showed that it is about.
import type { ProductCard } from '#contract/clients.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import type { RecommendationType } from '#contract/limits.ts';
import { toDecimal } from '#contract/money.ts';
import type { WorkerStartOptions } from '#contract/worker-api.ts';

/** What events about recommended products say, whichever row they were in. */
const RECOMMENDATION_TYPE: RecommendationType = 'related';

/** The kind of page by the first segment of its path after the market; any other has no result cards. */
const PAGE_KINDS: Readonly<Record<string, string>> = {
  '': 'home',
  c: 'listing',
  search: 'search',
  p: 'product',
  e: 'editorial',
};

/** Where the shop has its pages. */
type ShopPaths = Pick<WorkerStartOptions, 'market' | 'searchPath'>;

/** Of a click the kind of page that it was on, of a recommendation its type. */
export function placeFields(
  { type, url, recommendation_id }: TrackingEventInput,
  shop: ShopPaths,
): Partial<TrackingEventInput> {
  const place = type === 'click' && url !== undefined ? pageKindOf(url, shop) : undefined;
  return {
    ...(place === undefined ? {} : { click_location: place }),
    ...(recommendation_id === undefined ? {} : { recommendation_type: RECOMMENDATION_TYPE }),
  };
}

/** The colour that the card shows, and its price in the currency. */
export function cardFields({ variants, variantIndex, currency }: ProductCard): Partial<TrackingEventInput> {
  const variant = variants[variantIndex] ?? variants[0];
  if (variant === undefined) return {};
  return {
    variant_ids: [variant.variantId],
    entity_price: toDecimal(variant.saleMinor ?? variant.listMinor, currency),
    currency,
  };
}

/** The id under which the product of a card was shown. */
export function resultIdOf(event: TrackingEventInput): string | undefined {
  return event.search_result_id ?? event.product_listing_result_id ?? event.recommendation_id;
}

function pageKindOf(url: string, { market, searchPath }: ShopPaths): string | undefined {
  const segments = /^https?:\/\/[^/]+([^?#]*)/.exec(url)?.[1]?.split('/').slice(1);
  if (segments === undefined) return undefined;
  if (segments[0] === market.code) segments.shift();
  const [segment = ''] = segments;
  if (`/${segment}` === searchPath) return PAGE_KINDS['search'];
  return Object.hasOwn(PAGE_KINDS, segment) ? PAGE_KINDS[segment] : undefined;
}
