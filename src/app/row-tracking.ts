// Tracks impressions and clicks of the cards in product rows (EV-09); apart from the rows, so that it may load after them.
import type { ProductCard } from '#contract/clients.ts';
import { MIDDLE_BUTTON, ROW_CLICKS_KEY } from '#contract/early-clicks.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { taggedCardEvent } from '#src/discovery/card-event.ts';
import type { ObservableRouter } from '#src/platform/page-views.ts';
import { LATE_ROWS_EVENT } from '#src/ui/card-tag.ts';
import { whenSeen } from '#src/ui/when-seen.ts';

const CARDS = '[data-part="product-row"] [data-card]';

/** What of a page's data holds the cards of its rows. */
interface RowsData {
  readonly rows?: Readonly<Record<string, readonly ProductCard[]>>;
  readonly complements?: readonly ProductCard[];
  readonly alternatives?: readonly ProductCard[];
}

/** An impression counts once for each time that the card's page is shown. */
export function trackRows(
  router: ObservableRouter,
  track: (event: TrackingEventInput, card?: ProductCard) => void,
): void {
  let stops: (() => void)[] = [];
  let watched = new Set<string>();
  let path = '';

  function tell(type: 'element_visible' | 'click', tag: string, followed?: string): void {
    const event = taggedCardEvent(type, tag, location.href);
    if (event === undefined) return;
    const data = router.state.matches.at(-1)?.loaderData as RowsData | undefined;
    const lists = [...Object.values(data?.rows ?? {}), data?.complements ?? [], data?.alternatives ?? []];
    const card = lists
      .flat()
      .find(({ productId, resultId }) => ` ${tag}`.endsWith(` ${resultId} ${productId}`));
    track(event, card === undefined || followed === undefined ? card : inColorOf(card, followed));
  }

  function watch(): void {
    if (location.pathname !== path) {
      for (const stop of stops) stop();
      stops = [];
      watched = new Set();
      path = location.pathname;
    }
    for (const element of document.querySelectorAll<HTMLElement>(CARDS)) {
      const tag = element.dataset['card'] ?? '';
      if (watched.has(tag)) continue;
      watched.add(tag);
      stops.push(whenSeen(element, () => tell('element_visible', tag)));
    }
  }

  watch();
  router.subscribe('onRendered', watch);
  // Renewed data of the same page is drawn after it is there.
  router.subscribe('onResolved', () => void requestAnimationFrame(watch));
  document.addEventListener(LATE_ROWS_EVENT, watch);
  const noteClick = ({ target, button }: MouseEvent) => {
    if (button > MIDDLE_BUTTON) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const tag = link?.closest<HTMLElement>(CARDS)?.dataset['card'];
    if (link !== null && tag !== undefined) tell('click', tag, link.href);
  };
  // On its way down: the router follows the link on the way up, and the page has changed by then.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, noteClick, { capture: true });
  // Clicks before were noted by the document (early-clicks.ts).
  (globalThis as { [ROW_CLICKS_KEY]?: boolean })[ROW_CLICKS_KEY] = true;
}

/** The card in the colour that its link leads to, which a dot may have chosen. */
function inColorOf(card: ProductCard, address: string): ProductCard {
  const variantIndex = card.variants.findIndex(({ href }) => new URL(href, address).href === address);
  return variantIndex === -1 ? card : { ...card, variantIndex };
}
