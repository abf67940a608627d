// The page for an unknown URL, with search and links to home and the categories (RT-07).
import type { Menu } from '#contract/bootstrap.ts';
import { searchPathOf } from '#contract/shop-profile.ts';
import styles from '#src/features/editorial/notice.module.css';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';

/** `menu` is absent when the frame could not be loaded. */
export function NotFoundScreen({ menu }: { menu?: Menu | undefined }) {
  const services = useServices();
  const { texts } = services;
  return (
    <div className={styles['notice']} data-part="not-found">
      <title>{`${texts.notFound.title} · ${services.shop.name}`}</title>
      <h1 className={styles['title']}>{texts.notFound.title}</h1>
      <p className={styles['text']}>{texts.notFound.text}</p>
      <form className={styles['search']} action={services.href(searchPathOf(services.shop))}>
        <input
          type="search"
          name="query"
          placeholder={texts.header.searchField}
          aria-label={texts.header.searchField}
          autoComplete="off"
        />
        <Button kind="primary" type="submit">
          {texts.header.search}
        </Button>
      </form>
      <ul className={styles['links']}>
        <li>
          <Link href={services.href('/')}>{texts.failure.home}</Link>
        </li>
        {menu?.items.map((item) => (
          <li key={item.listingId}>
            <Link href={item.pageUrl}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
