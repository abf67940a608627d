// The search page: what was asked, what was found, and a way on when that is nothing (SP-03, SM-04).
import { useSnapshot } from 'valtio';
import type { SearchPage } from '#contract/clients.ts';
import styles from '#src/discovery/page.module.css';
import { Empty } from '#src/discovery/results/empty.tsx';
import { CardGrid } from '#src/discovery/results/grid.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { InstanceProvider } from '#src/discovery/state/context.tsx';
import { useInstance } from '#src/discovery/state/use-instance.ts';
import { useTexts } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { ShopLink } from '#src/ui/shop-link.tsx';

/** PA-01: products of a search's first load. */
const FIRST = 20;

interface SearchScreenProps {
  readonly page: SearchPage;
  /** The address's query string that `page` answers. */
  readonly search: string;
}

/** Another query is another search: nothing of the one before is kept. */
export function SearchScreen(props: SearchScreenProps) {
  return (
    <Boundary name="Entire SearchPage">
      <Search key={props.page.query} {...props} />
    </Boundary>
  );
}

function Search({ page, search }: SearchScreenProps) {
  const instance = useInstance('search', page.products, search);
  const texts = useTexts();
  const { products } = useSnapshot(instance);
  const { query, correctedQuery, contentLinks, alternatives } = page;
  const title = texts.search.title(query);
  const isEmpty = products.total === 0 && products.selectedFilters.length === 0;
  return (
    <InstanceProvider instance={instance} place={{ kind: 'search' }}>
      <div className={styles['page']} data-part="search-page">
        <div className={styles['head']}>
          <h1>{title}</h1>
          {correctedQuery === null ? null : (
            <p className={styles['description']} data-part="corrected-query">
              {texts.search.corrected(query, correctedQuery)}
            </p>
          )}
        </div>
        <Results
          label={title}
          countText={(total) => texts.search.resultsFor(total, correctedQuery ?? query)}
          first={FIRST}
          empty={<Empty title={texts.search.none(query)} text={texts.search.noneText} />}
        />
        {isEmpty && alternatives.length > 0 ? (
          <Boundary name="Search recommendations">
            <section className={styles['section']}>
              <h2 className={styles['heading']}>{texts.search.alternatives}</h2>
              <CardGrid
                label={texts.search.alternatives}
                cards={alternatives}
                requestId={products.requestId}
              />
            </section>
          </Boundary>
        ) : null}
        <Boundary name="ContentResults">
          <ContentLinks links={contentLinks} />
        </Boundary>
      </div>
    </InstanceProvider>
  );
}

function ContentLinks({ links }: { links: SearchPage['contentLinks'] }) {
  const texts = useTexts();
  if (links.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{texts.search.content}</h2>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.href}>
            <ShopLink href={link.href} className={styles['link']}>
              <span className={styles['link-title']}>{link.title}</span>
              <span className={styles['link-text']}>{link.description}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
