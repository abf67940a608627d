// What the URL's hash says of the step that led here: it clears the filters, or opens them (UR-04).
import { CLEAR_FILTERS_MARKER, OPEN_FILTERS_MARKER } from '#contract/url-state/markers.ts';
import { clearFilters, offerFilters, openPanel } from '#src/discovery/state/actions.ts';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import type { LeftSelection } from '#src/discovery/state/left-selection.ts';
import type { ScreenUrl } from '#src/discovery/state/screen-url.ts';
import { removeHash } from '#src/platform/history-entry.ts';
import { report } from '#src/platform/log.ts';

interface MarkerOptions {
  /** The list's, which the shopper may be leaving by now: a marker of the next page is none of its own. */
  readonly url: { readonly current: ScreenUrl };
  /** The selection of the list before. */
  readonly left: LeftSelection;
  /** Clearing resets the sorting, too. */
  readonly withSort: boolean;
  readonly onUrlChange: (listener: () => void) => () => void;
}

/** A marker takes effect once, and goes from the URL. The returned function ends it. */
export function followMarkers(
  instance: DiscoveryInstance,
  { url, left, withSort, onUrlChange }: MarkerOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(): void {
    const marker = location.pathname === url.current.pathname ? location.hash.slice(1) : '';
    if (marker !== CLEAR_FILTERS_MARKER && marker !== OPEN_FILTERS_MARKER) return;
    try {
      removeHash();
    } catch (error) {
      report(error, 'history state');
    }
    if (marker === OPEN_FILTERS_MARKER) openPanel(instance, 'filters');
    else if (instance.selected.length > 0) clearFilters(instance, { withSort });
    else if (left.selection !== null) offerFilters(instance, left.selection);
    left.selection = null;
  }

  follow();
  const stop = onUrlChange(() => {
    clearTimeout(timer);
    // The URL itself changes after those who watch it were told.
    timer = setTimeout(follow);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
