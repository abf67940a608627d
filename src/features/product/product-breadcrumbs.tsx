// The breadcrumbs of a product: its categories from the root down.
import type { Product } from '#contract/product.ts';
import styles from '#src/features/product/product-breadcrumbs.module.css';
import { useTexts } from '#src/services/services.tsx';
import { Link } from '#src/ui/link.tsx';

export function ProductBreadcrumbs({ crumbs }: { crumbs: Product['breadcrumbs'] }) {
  const texts = useTexts();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={texts.product.breadcrumbs}>
      <ol className={styles['crumbs']}>
        {crumbs.map((crumb) => (
          <li key={crumb.listingId}>
            <Link href={crumb.pageUrl}>{crumb.title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
