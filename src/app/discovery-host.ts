// The shop as discovery's host: its navigation, prices, tracking, modals and the browser's storage.
import { subscribe } from 'valtio/vanilla';
import type { DiscoveryClient } from '#contract/clients.ts';
import { searchPathOf } from '#contract/shop-profile.ts';
import type { App } from '#src/app/app.tsx';
import { picturesOfCard } from '#src/app/card-pictures.ts';
import { RouterLink } from '#src/app/router-link.tsx';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { closeModal, type ViewState } from '#src/services/view-state.ts';
import type { Readable } from '#src/ui/readable.ts';

export function createDiscoveryHost({
  services,
  base,
  discoveryTexts,
  navigation,
}: Pick<App, 'services' | 'base' | 'discoveryTexts' | 'navigation'>): DiscoveryHost {
  const { market, texts, view, discovery, tracking } = services;
  const { filters = {}, suggestions = {} } = services.shop;
  const pathInMarket = searchPathOf(services.shop);
  const searchPath = services.href(pathInMarket);
  const isSearching = () => navigation.url().pathname === base + pathInMarket;

  return {
    market: market.code,
    filterSettings: filters,
    suggestionSettings: suggestions,
    client: withProgress(discovery, view),
    texts: discoveryTexts,
    Link: RouterLink,
    formatPrice: (minor, currency) => formatMoney(minor, currency, market, texts.money),
    isOnline: readableOf(view, 'isOnline'),
    navigation: {
      searchUrl(query) {
        if (query === '') return searchPath;
        const kept = filters.keepForNextQuery && isSearching() ? selectionIn(navigation.url().search) : '';
        return `${searchPath}?${new URLSearchParams({ query })}${kept}`;
      },
      currentQuery: () => (isSearching() ? new URLSearchParams(navigation.url().search).get('query') : null),
      currentUrl: navigation.url,
      subscribe: navigation.onUrlChange,
      navigate: (href, { isReplacing, page }) => navigation.follow(href, isReplacing, page),
    },
    modals: { active: readableOf(view, 'activeModal'), close: () => closeModal(view) },
    storage: () => localStorage,
    picturesOf: (card) => picturesOfCard(services.pagesFor(new AbortController().signal), market.code, card),
    track: (event, card) => tracking.track(market.code, event, card),
  };
}

/** The parameters of filters and sorting, as they stand in a URL's query, each after an ampersand. */
function selectionIn(search: string): string {
  return search.replaceAll(/[?&]/g, '&&').replaceAll(/&(?!(f_|filter_|sorting=))[^&]*/g, '');
}

/** Shows that a selection's page is loading, as the router does for a navigation. */
function withProgress(client: DiscoveryClient, view: ViewState): DiscoveryClient {
  return {
    more: (...request) => client.more(...request),
    suggest: (...request) => client.suggest(...request),
    recommend: (...request) => client.recommend(...request),
    forgetSearches: () => client.forgetSearches(),
    async apply(...request) {
      view.pendingSelections += 1;
      try {
        return await client.apply(...request);
      } finally {
        view.pendingSelections -= 1;
      }
    },
  };
}

function readableOf<K extends keyof ViewState>(view: ViewState, key: K): Readable<ViewState[K]> {
  return { get: () => view[key], subscribe: (listener) => subscribe(view, listener) };
}
