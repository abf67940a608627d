// A category's page: where one is, what it is, its siblings, and its products with filters and orders (LI-01).
import type { ListingPage } from '#contract/clients.ts';
import { Breadcrumbs } from '#src/discovery/navigation/breadcrumbs.tsx';
import { QuickLinks } from '#src/discovery/navigation/quick-links.tsx';
import styles from '#src/discovery/page.module.css';
import { Empty } from '#src/discovery/results/empty.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { InstanceProvider } from '#src/discovery/state/context.tsx';
import { useInstance } from '#src/discovery/state/use-instance.ts';
import { useTexts } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';

/** PA-01: products of a listing's first load. */
const FIRST = 48;

interface CategoryScreenProps {
  readonly page: ListingPage;
  /** The address's query string that `page` answers. Another listing needs another `key`. */
  readonly search: string;
}

export function CategoryScreen(props: CategoryScreenProps) {
  return (
    <Boundary name="Entire CategoryPage">
      <Category {...props} />
    </Boundary>
  );
}

function Category({ page, search }: CategoryScreenProps) {
  const instance = useInstance('listing', page.products, search);
  const texts = useTexts();
  return (
    <InstanceProvider instance={instance} place={{ kind: 'listing', slug: page.slug }}>
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
          </div>
        </Boundary>
        <Results
          label={page.title}
          countText={texts.listing.count}
          blocks={page.contentBlocks}
          first={FIRST}
          empty={<Empty title={texts.listing.empty} />}
        />
      </div>
    </InstanceProvider>
  );
}
