// The listing page: breadcrumbs, title, quick links, and the products with filters and sorting (LI-01).
import { useEffect, useEffectEvent } from 'react';
import type { ListingPage } from '#contract/clients.ts';
import { Breadcrumbs } from '#src/discovery/navigation/breadcrumbs.tsx';
import { QuickLinks } from '#src/discovery/navigation/quick-links.tsx';
import styles from '#src/discovery/page.module.css';
import { PlaceholderGrid, PlaceholderSlider } from '#src/discovery/results/placeholders.tsx';
import { selectionLeft } from '#src/discovery/state/left-selection.ts';
import { LISTING_PAGE_SIZE, placeholderCount } from '#src/discovery/state/page-size.ts';
import { useScreenUrl } from '#src/discovery/state/screen-url.ts';
import { useLeftSelection, useTexts } from '#src/discovery/host-context.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { island } from '#src/ui/island.tsx';

const ListingResults = island(
  () => import('#src/discovery/results/listing-results.tsx').then((file) => file.ListingResults),
  {
    isEager: true,
    fallback: ({ layout }) => {
      const count = placeholderCount(LISTING_PAGE_SIZE);
      return layout.startsWith('slider') ? (
        <PlaceholderSlider count={count} />
      ) : (
        <PlaceholderGrid count={count} />
      );
    },
  },
);

interface ListingScreenProps {
  readonly page: ListingPage;
  /** The URL's query string that `page` is for. Another listing needs another `key`. */
  readonly search: string;
  /** One of ListingLayout; any other is reported, and the products stand in a grid. */
  readonly layout?: string;
  /** Ends the names of its parameters in the URL, where a page shows several: letters, digits and hyphens. */
  readonly instanceKey?: string;
}

export function ListingScreen({ page, search, layout = 'grid', instanceKey }: ListingScreenProps) {
  const texts = useTexts();
  const url = useScreenUrl(search);
  return (
    <Boundary name="Entire CategoryPage">
      <SelectionLeft page={page} />
      <div className={styles['page']} data-part="category-page">
        <Boundary name="BreadCrumbs">
          <Breadcrumbs crumbs={page.breadcrumbs} current={page} />
        </Boundary>
        <div className={styles['head']}>
          <h1>{page.title}</h1>
          {page.description === '' ? null : <p className={styles['description']}>{page.description}</p>}
        </div>
        <Boundary name="QuickLinks">
          <div className={styles['quick']}>
            <QuickLinks links={page.quickLinks} />
            <QuickLinks links={page.subcategories} label={texts.listing.subcategories} />
          </div>
        </Boundary>
        <ListingResults page={page} search={search} layout={layout} url={url} instanceKey={instanceKey} />
      </div>
    </Boundary>
  );
}

/** For a step that is taken before the results are interactive: from then on they note what they are left with themselves. */
function SelectionLeft({ page: { products } }: { page: ListingPage }) {
  const left = useLeftSelection();
  const selection = useEffectEvent(() => selectionLeft(products.selectedFilters, products.selectedSort));
  // Not when the page is renewed: what the list before was left with may not be offered yet.
  useEffect(
    () => () => {
      left.selection = selection();
    },
    [left],
  );
  return null;
}
