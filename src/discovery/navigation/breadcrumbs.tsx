// The breadcrumbs of a listing (LI-03).
import type { LinkItem } from '#contract/clients.ts';
import styles from '#src/discovery/navigation/breadcrumbs.module.css';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Link } from '#src/ui/link.tsx';

/** `crumbs` from the root down; `current` is the page itself, which may or may not be the last of them. */
export function Breadcrumbs({
  crumbs,
  current,
}: {
  crumbs: readonly LinkItem[];
  current: { readonly listingId: string; readonly title: string };
}) {
  const texts = useTexts();
  const ancestors = crumbs.filter((crumb) => crumb.listingId !== current.listingId);
  if (ancestors.length === 0) return null;
  return (
    <nav aria-label={texts.listing.breadcrumbs} data-part="breadcrumbs">
      <ol className={styles['crumbs']}>
        {ancestors.map((crumb) => (
          <li key={crumb.listingId} className={styles['crumb']}>
            <Link className={styles['link']} href={crumb.href}>
              {crumb.title}
            </Link>
          </li>
        ))}
        <li className={styles['crumb']}>
          <span className={styles['current']} aria-current="page">
            {current.title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
