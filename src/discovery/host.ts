// The interface between discovery and the page that shows it: everything discovery needs from outside itself.
import type { ComponentType } from 'react';
import type { AppliedSelection, DiscoveryClient, ProductCard } from '#contract/clients.ts';
import type { FilterSettings } from '#contract/filter-settings.ts';
import type { SuggestionSettings } from '#contract/suggestion-settings.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import type { GridSetting } from '#src/discovery/layout/columns.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import type { Readable } from '#src/ui/readable.ts';
import type { UiHost } from '#src/ui/ui-context.tsx';

/** `Link`, `formatPrice` and `isOnline` are those of `UiHost`. */
export interface DiscoveryHost extends UiHost {
  /** The market's code, as the client's calls take it. */
  readonly market: string;
  readonly client: DiscoveryClient;
  /** One of discovery's own tables, in the language of the page. */
  readonly texts: DiscoveryTexts;
  /** Absent: none of them is chosen. */
  readonly filterSettings?: FilterSettings;
  readonly suggestionSettings?: SuggestionSettings;
  readonly navigation: HostNavigation;
  readonly modals: HostModals;
  /** Called when storage is needed, since some browsers refuse even access to it; may throw. */
  readonly storage: () => HostStorage;
  /** Takes an impression or a click, with the card that it is about. */
  readonly track: (event: TrackingEventInput, card: ProductCard) => Promise<void>;
  /** Stands for each product in results; by default discovery's own card. One that throws is reported and replaced. */
  readonly ProductCard?: ComponentType<HostCardProps>;
  /** The columns of results in a grid; a faulty one is reported, and those by default stand. */
  readonly grid?: GridSetting;
}

/** What a host page's own card is given. */
export interface HostCardProps {
  readonly card: ProductCard;
  /** As in <img sizes>. */
  readonly sizes: string;
  /** Visible without scrolling: its image should load at once. */
  readonly eager: boolean;
}

/** Path and query string, which is empty or begins with a question mark. */
export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
}

export interface HostNavigation {
  /**
   * The search page's URL for a query, with the filters and the sorting of the query in the URL where the host keeps
   * them (FI-10); for an empty query that of the search page itself.
   */
  readonly searchUrl: (query: string) => string;
  /** The query in the URL; null on pages other than the search page, and where its URL has none. */
  readonly currentQuery: () => string | null;
  /** The path of the page on show; where it is given, a search page at another path than `searchUrl` has is a warning. */
  readonly currentPath?: () => string;
  /**
   * The URL that the page was last led to. Without it, a change of a list is given up at every change of the URL that is not
   * its own; with it, where the path or the list's own parameters change.
   */
  readonly currentUrl?: () => UrlParts;
  /** Calls `listener` each time the URL has changed, before its page is loaded; the returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Goes to a URL, as a followed link does; a query string alone (also an empty one) keeps the path. `isReplacing`
   * makes no history entry and does not scroll. `page` is what the URL shows, already loaded: the host need not load
   * it again, and leaves it where the shopper has asked for another page meanwhile. Resolves when the page's results
   * for it are there, or failed to come.
   */
  readonly navigate: (
    href: string,
    options: { readonly isReplacing: boolean; readonly page?: AppliedSelection['page'] },
  ) => Promise<void>;
}

/** Panels that the page can request by id; discovery opens its own and clears the request. */
export interface HostModals {
  /** `MOBILE_FILTERS` requests the filter panel; discovery ignores other ids. */
  readonly active: Readable<string | null>;
  readonly close: (id: string) => void;
}

/** Small texts that outlive the page, such as `localStorage`; when it throws, nothing is stored. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
