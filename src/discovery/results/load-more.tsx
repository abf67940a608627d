// What stands under the grid: how far one has come, the button for more, and what to do when more did not come.
import { useSnapshot } from 'valtio';
import styles from '#src/discovery/results/load-more.module.css';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';

export function LoadMore({ onMore }: { onMore: () => void }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { cards, cursor, products, moreStatus, status } = useSnapshot(instance);
  if (cards.length === 0) return null;
  const isLoading = moreStatus.state === 'loading';
  const hasFailed = moreStatus.state === 'failure';
  // The total is what was counted until all is loaded; then it is what is really here.
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
            <span className={styles['done']} style={{ transform: `scaleX(${cards.length / total})` }} />
          </span>
          <Button isBusy={isLoading || status.state === 'loading'} onClick={onMore}>
            {isLoading ? texts.listing.loadingMore : hasFailed ? texts.retry : texts.filters.showMore}
          </Button>
        </>
      )}
    </div>
  );
}
