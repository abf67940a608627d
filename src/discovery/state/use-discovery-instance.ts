// Creates a screen's instance once and keeps it in sync with the URL and with what the page loads.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ListingPage, ProductsScope, SearchPage } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { useHost, useLeftSelection } from '#src/discovery/host-context.tsx';
import { loadMore, setBlocks, setPage } from '#src/discovery/state/actions.ts';
import {
  createDiscoveryInstance,
  type DiscoveryInstance,
  requestOf,
} from '#src/discovery/state/discovery-instance.ts';
import { selectionLeft } from '#src/discovery/state/left-selection.ts';
import type { ScreenUrl } from '#src/discovery/state/screen-url.ts';
import { applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { report } from '#src/platform/log.ts';

interface InstanceOptions {
  /** Products of a first load. */
  readonly pageSize: number;
  readonly page: ListingPage | SearchPage;
  /** The query string that `page` is for. */
  readonly search: string;
  /** Ends the names of its parameters in the URL; by default they are plain. */
  readonly urlKey?: string | undefined;
  /** The screen's own, which stays the same object. */
  readonly url: RefObject<ScreenUrl>;
}

const NO_BLOCKS: readonly ContentBlock[] = [];

/** The instance and its scope live as long as the screen. */
export function useDiscoveryInstance(
  scope: ProductsScope,
  { pageSize, page, search, urlKey = '', url }: InstanceOptions,
): DiscoveryInstance {
  const { products } = page;
  const blocks = useUnchanged('contentBlocks' in page ? page.contentBlocks : NO_BLOCKS);
  const [instance] = useState(() =>
    createDiscoveryInstance({
      kind: scope.kind,
      key: urlKey === '' ? keyOf(scope) : `${keyOf(scope)} ${urlKey}`,
      urlKey,
      products,
      blocks,
      search,
      // Until the part is there that knows whether the list was left before.
      isRestoring: true,
    }),
  );
  const [instanceScope] = useState(scope);
  const { client, market, navigation, filterSettings } = useHost();
  const left = useLeftSelection();

  useEffect(
    () =>
      writeUrl(instance, {
        apply: (before, selection) =>
          client.apply(market, instanceScope, requestOf(instance, before, pageSize), selection),
        url: () => navigation.currentUrl?.(),
        navigate: (next, page) => navigation.navigate(next, { isReplacing: true, page }),
        onUrlChange: (listener) => navigation.subscribe(listener),
        report: (error) => report(error, 'url-sync'),
      }),
    [instance, instanceScope, client, market, navigation, pageSize],
  );
  useEffect(() => {
    let end: (() => void) | undefined;
    let isEnded = false;
    Promise.all([
      import('#src/discovery/state/place.ts'),
      import('#src/discovery/state/markers.ts'),
      import('#src/discovery/state/filter-sync.ts'),
    ]).then(
      ([{ keepPlace }, { followMarkers }, { syncFilters }]) => {
        if (isEnded) return;
        const options = { client, market, scope: instanceScope, pageSize, isAutomatic: false };
        const endPlace = keepPlace(instance, url, {
          load: (count) => loadMore(instance, { ...options, limit: count, now: () => performance.now() }),
          recommend: async () => {
            const { loadRecommendations } = await import('#src/discovery/state/recommendations.ts');
            await loadRecommendations(instance, { client, market });
          },
        });
        const endMarkers = followMarkers(instance, {
          url,
          left,
          withSort: filterSettings?.clearSorting ?? false,
          onUrlChange: navigation.subscribe,
        });
        const endSync = syncFilters(instance, () => performance.now());
        end = () => {
          endPlace();
          endMarkers();
          endSync();
        };
      },
      (error: unknown) => {
        instance.isRestoring = false;
        report(error, 'place');
      },
    );
    return () => {
      isEnded = true;
      end?.();
    };
  }, [instance, instanceScope, client, market, pageSize, navigation, filterSettings, left, url]);
  useEffect(
    () => () => {
      left.selection = selectionLeft(instance.selected, instance.sort);
    },
    [instance, left],
  );
  useLayoutEffect(() => {
    setBlocks(instance, blocks);
  }, [instance, blocks]);
  useLayoutEffect(() => applyUrlResults(instance, products, search), [instance, products, search]);
  useLayoutEffect(() => setPage(instance, page), [instance, page]);
  return instance;
}

/** A page that is renewed brings the same blocks as other objects, which must not replace those that were restored. */
function useUnchanged(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  const text = JSON.stringify(blocks);
  return useMemo(() => JSON.parse(text) as readonly ContentBlock[], [text]);
}

function keyOf(scope: ProductsScope): string {
  return scope.kind === 'listing' ? `listing ${scope.slug}` : scope.kind;
}
