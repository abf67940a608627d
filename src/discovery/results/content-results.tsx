// The shop's pages and listings that match a search: a row at first, more with each press, and back to one (SP-03, SP-04).
import { useCallback, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { SearchPage } from '#contract/clients.ts';
import { useFocusNewItem } from '#src/discovery/filters/use-focus-new-item.ts';
import styles from '#src/discovery/results/content-results.module.css';
import { useColumns } from '#src/discovery/results/use-columns.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { showLessContent, showMoreContent } from '#src/discovery/state/recommendations.ts';
import { FIRST_CONTENT_ROWS, MAX_COLUMNS, rowsOf } from '#src/discovery/state/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

export function ContentResults({ links }: { links: SearchPage['contentLinks'] }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { contentRows } = useSnapshot(instance);
  // A restoration may come before this part, whose HTML has the first rows.
  const rows = useIsHydrated() ? contentRows : FIRST_CONTENT_ROWS;
  const [measuredColumns, measured] = useColumns();
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focusItem = useFocusNewItem(list, 'a');
  const drawn = useCallback(
    (grid: HTMLUListElement | null) => {
      list.current = grid;
      return measured(grid);
    },
    [measured],
  );
  if (links.length === 0) return null;
  const columns = measuredColumns ?? MAX_COLUMNS;
  const shown = links.slice(0, rows * columns);
  const allRows = rowsOf(links.length, columns);
  // Before the columns are counted the style decides whether one row holds all.
  const hasMore = measuredColumns === null ? links.length > 1 : rows < allRows;
  const hasLess = rows > FIRST_CONTENT_ROWS && allRows > FIRST_CONTENT_ROWS;
  function showMore() {
    focusItem(shown.length);
    showMoreContent(instance, allRows);
  }
  function showLess() {
    showLessContent(instance);
    // The pressed button goes, the other one is there again.
    requestAnimationFrame(() => more.current?.focus());
  }
  return (
    <section className={styles['section']} data-part="content-results">
      <h2 className={styles['heading']}>{texts.search.content}</h2>
      <div className={styles['frame']}>
        <ul ref={drawn} className={styles['links']} data-rows={rows}>
          {shown.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className={styles['link']}>
                <span className={styles['link-title']}>{link.title}</span>
                <span className={styles['link-text']}>{link.description}</span>
              </Link>
            </li>
          ))}
        </ul>
        {hasMore || hasLess ? (
          <div className={styles['more']} data-rows={rows} data-count={links.length}>
            {hasMore ? (
              <Button ref={more} kind="quiet" onClick={showMore}>
                {texts.filters.showMore}
              </Button>
            ) : null}
            {hasLess ? (
              <Button kind="quiet" onClick={showLess}>
                {texts.filters.showLess}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
