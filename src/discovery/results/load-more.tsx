// Below the grid: how many products are shown, the button for more, and a retry when loading failed.
import { useSnapshot } from 'valtio';
import styles from '#src/discovery/results/load-more.module.css';
import type { ShownResults } from '#src/discovery/results/use-shown-results.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';

interface LoadMoreProps {
  readonly shown: ShownResults;
  readonly onLoadMore: () => void;
}

export function LoadMore({ shown, onLoadMore }: LoadMoreProps) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { cards, cursor, products, isLoadingMore: isLoading, isDrawing } = shown;
  const { moreStatus, status } = useSnapshot(instance);
  if (cards.length === 0) return null;
  const hasFailed = moreStatus.state === 'failure';
  // The engine's count may differ from what is loaded; once all is loaded the number of cards is exact.
  const total = cursor === null ? cards.length : Math.max(products.total, cards.length);
  return (
    <div className={styles['more']} data-part="load-more">
      <p role="status" className={styles['shown']}>
        {hasFailed
          ? texts.listing.failed
          : cursor === null
            ? texts.listing.allShown(total)
            : texts.listing.shown(cards.length, total)}
      </p>
      {cursor === null ? null : (
        <>
          <span className={styles['way']} aria-hidden="true">
            <span className={styles['done']} style={{ width: `${(100 * cards.length) / total}%` }} />
          </span>
          <Button isBusy={isLoading || isDrawing || status.state === 'loading'} onClick={onLoadMore}>
            {isLoading ? texts.listing.loadingMore : hasFailed ? texts.retry : texts.filters.showMore}
          </Button>
        </>
      )}
    </div>
  );
}
