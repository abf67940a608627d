// Links to related listings in a row that scrolls sideways, with the current one marked (LI-03).
import type { ListingPage } from '#contract/clients.ts';
import styles from '#src/discovery/navigation/quick-links.module.css';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Link } from '#src/ui/link.tsx';

export function QuickLinks({ links }: { links: ListingPage['quickLinks'] }) {
  const texts = useTexts();
  if (links.length === 0) return null;
  return (
    <nav aria-label={texts.listing.quickLinks} data-part="quick-links" className={styles['row']}>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.listingId} className={styles['item']}>
            <Link
              className={styles['link']}
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
