// Recommendations below results: loaded when they are nearly in view, two rows at first and more with each press (SP-04).
import { useCallback, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useFocusNewItem } from '#src/discovery/filters/use-focus-new-item.ts';
import { CardGrid } from '#src/discovery/results/grid.tsx';
import { RecommendationSpace } from '#src/discovery/results/recommendation-space.tsx';
import { CARD_TARGETS } from '#src/discovery/results/result-card.tsx';
import styles from '#src/discovery/results/recommendations.module.css';
import { useColumns } from '#src/discovery/results/use-columns.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { loadRecommendations, showMoreRecommendations } from '#src/discovery/state/recommendations.ts';
import { MAX_COLUMNS, MAX_RECOMMENDATION_ROWS, rowsOf } from '#src/discovery/state/rows.ts';
import { report } from '#src/platform/log.ts';
import { Button } from '#src/ui/button.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

export function Recommendations() {
  const { instance } = useDiscovery();
  const { texts } = useHost();
  const { recommended, recommendationStatus, recommendationRows, products } = useSnapshot(instance);
  const isHydrated = useIsHydrated();
  const [columns, measured] = useColumns();
  const list = useRef<HTMLUListElement>(null);
  const focusItem = useFocusNewItem(list, CARD_TARGETS);
  const near = useLoadWhenNear();
  const drawn = useCallback(
    (grid: HTMLUListElement | null) => {
      list.current = grid;
      return measured(grid);
    },
    [measured],
  );
  const { state } = recommendationStatus;
  // A restoration may have loaded them before this part came, whose HTML has their place.
  if (!isHydrated) return <RecommendationSpace />;
  if (state === 'failure' || (recommended !== null && recommended.length === 0)) return null;
  if (recommended === null) return <RecommendationSpace key={products.requestId} place={near} />;
  const shown = recommended.slice(0, recommendationRows * (columns ?? MAX_COLUMNS));
  const maxRows = Math.min(MAX_RECOMMENDATION_ROWS, rowsOf(recommended.length, columns ?? MAX_COLUMNS));
  function showMore() {
    focusItem(shown.length);
    showMoreRecommendations(instance, maxRows);
  }
  return (
    <RecommendationSpace key="shown">
      <CardGrid label={texts.search.recommendations} cards={shown} list={drawn} />
      {recommendationRows < maxRows ? (
        <div className={styles['more']}>
          <Button onClick={showMore}>{texts.filters.showMore}</Button>
        </div>
      ) : null}
    </RecommendationSpace>
  );
}

/** The `ref` of the place where they will stand: they are loaded once it is a window's height away. */
function useLoadWhenNear(): (place: HTMLElement | null) => (() => void) | undefined {
  const { instance } = useDiscovery();
  const { client, market } = useHost();
  return useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)?.isIntersecting !== true) return;
          observer.disconnect();
          loadRecommendations(instance, { client, market }).catch((error: unknown) =>
            report(error, 'recommendations'),
          );
        },
        { root: document, rootMargin: '100% 0px' },
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
    [instance, client, market],
  );
}
