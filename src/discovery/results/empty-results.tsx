// The empty state of results: a message and a way on (SP-06, LI-06).
import { useSnapshot } from 'valtio';
import styles from '#src/discovery/results/empty-results.module.css';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useClearFilters } from '#src/discovery/state/use-clear-filters.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';

/** `title` and `text` are shown without filters; with filters, the message offers to clear them. */
export function EmptyResults({ title, text }: { title: string; text?: string }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { products } = useSnapshot(instance);
  const clear = useClearFilters();
  const isFiltered = products.selectedFilters.length > 0;
  return (
    <div className={styles['empty']} data-part="empty">
      <h2 className={styles['title']}>{isFiltered ? texts.listing.noProducts : title}</h2>
      {isFiltered ? (
        <>
          <p>{texts.listing.emptyText}</p>
          <Button onClick={clear}>{texts.listing.withoutFilters}</Button>
        </>
      ) : text === undefined ? null : (
        <p>{text}</p>
      )}
    </div>
  );
}
