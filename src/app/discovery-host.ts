// The shop as discovery's host: its router, prices, tracking, modals and the browser's storage.
import type { RegisteredRouter } from '@tanstack/react-router';
import { subscribe } from 'valtio/vanilla';
import type { DiscoveryClient } from '#contract/clients.ts';
import { followTarget, routerTarget } from '#src/app/follow-url.ts';
import { RouterLink } from '#src/app/router-link.tsx';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { closeModal, type ViewState } from '#src/services/view-state.ts';
import type { Readable } from '#src/ui/readable.ts';

export function createDiscoveryHost(router: RegisteredRouter): DiscoveryHost {
  const { services, base, discoveryTexts } = router.options.context;
  const { market, texts, view, discovery, tracking, preparedPage } = services;
  const { history } = router;

  return {
    market: market.code,
    client: withProgress(discovery, view),
    texts: discoveryTexts,
    Link: RouterLink,
    formatPrice: (minor, currency) => formatMoney(minor, currency, market, texts.money),
    isOnline: readableOf(view, 'isOnline'),
    navigation: {
      searchUrl: (query) =>
        `${services.href('/search')}${query === '' ? '' : `?${new URLSearchParams({ query })}`}`,
      currentQuery: () =>
        history.location.pathname === `${base}/search`
          ? new URLSearchParams(history.location.search).get('query')
          : null,
      subscribe: (listener) => history.subscribe(listener),
      async navigate(href, { isReplacing, page }) {
        const target = routerTarget(href, market.code);
        if (page === undefined || target === null) return followTarget(router, target, isReplacing);
        preparedPage.put(router.buildLocation(target as never), page);
        try {
          await followTarget(router, target, isReplacing);
        } finally {
          preparedPage.clear();
        }
      },
    },
    modals: { active: readableOf(view, 'activeModal'), close: () => closeModal(view) },
    storage: () => localStorage,
    track: (event, card) => tracking.track(market.code, event, card),
  };
}

/** Shows that a selection's page is loading, as the router does for a navigation. */
function withProgress(client: DiscoveryClient, view: ViewState): DiscoveryClient {
  return {
    more: (...request) => client.more(...request),
    suggest: (...request) => client.suggest(...request),
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
