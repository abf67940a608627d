// Reports the page on screen, once it stayed there for a while (EV-09): what it shows, or why it could not be shown.
import type { TrackingEventInput } from '#contract/events.ts';

/** EV-09: a page that was left sooner does not count. */
const VIEWED_AFTER_MS = 2_000;

/** What is needed of the router. */
export interface ObservableRouter {
  readonly state: {
    /** The frame first, the screen last; the frame alone where no screen has this URL. */
    readonly matches: readonly {
      readonly status: string;
      readonly loaderData?: unknown;
      readonly error?: unknown;
    }[];
    /** `searchStr`: the URL's query; empty, or beginning with a question mark. */
    readonly location: { readonly pathname: string; readonly searchStr: string };
  };
  subscribe(event: 'onResolved' | 'onRendered', listener: () => void): () => void;
}
type State = ObservableRouter['state'];

/** What of a screen's data says what it is about. */
interface ScreenData {
  readonly product?: {
    readonly id: string;
    readonly currency: string;
    readonly price: { readonly sortingPrice: number };
    readonly variants: readonly { readonly colorVariantId: string }[];
  };
  /** Of a listing. */
  readonly listingId?: string;
  /** Of what is written about the shop. */
  readonly page?: { readonly id?: string };
}

/** Another colour of the same product is no other page, nor is another selection of a listing. */
export function trackPageViews(router: ObservableRouter, onViewed: (view: TrackingEventInput) => void): void {
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const view = viewOf(router.state.matches);
    const { pathname, searchStr } = router.state.location;
    const query = new URLSearchParams(searchStr).get('query') ?? '';
    const page = view.product_id ?? `${pathname}?${query} ${view.error_type ?? ''}`;
    if (page === last) return;
    last = page;
    clearTimeout(timer);
    timer = setTimeout(() => onViewed({ type: 'page_view', ...view }), VIEWED_AFTER_MS);
  };
  check();
  router.subscribe('onResolved', check);
}

function viewOf([frame, screen]: State['matches']): Omit<TrackingEventInput, 'type'> {
  if (frame === undefined) return {};
  if (isFailed(frame)) return faultOf(frame.error);
  if (screen === undefined || screen.status === 'notFound')
    return { error_type: 'not_found', detail: 'status 404' };
  if (isFailed(screen)) return faultOf(screen.error);
  const { product, listingId, page } = (screen.loaderData ?? {}) as ScreenData;
  if (product !== undefined) {
    const { id, currency, price, variants } = product;
    return {
      product_id: id,
      variant_ids: variants.map(({ colorVariantId }) => colorVariantId),
      entity_price: price.sortingPrice,
      currency,
    };
  }
  if (listingId !== undefined) return { entity_identifiers: { listing_id: listingId } };
  return page?.id === undefined ? {} : { entity_identifiers: { page_id: page.id } };
}

/** An error with data is a page that could not be loaded again: it is still on screen. */
function isFailed({ status, loaderData }: State['matches'][number]): boolean {
  return status === 'error' && loaderData === undefined;
}

function faultOf(error: unknown): Omit<TrackingEventInput, 'type'> {
  const { shopError, message } = (error ?? {}) as {
    readonly shopError?: { readonly code: string };
    readonly message?: unknown;
  };
  return { error_type: shopError?.code ?? 'internal', detail: String(message ?? error) };
}
