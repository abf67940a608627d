// Links to listings in a row that scrolls sideways: those beside the current one, which is marked, and those below it (LI-03).
import type { LinkItem } from '#contract/clients.ts';
import styles from '#src/discovery/navigation/quick-links.module.css';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Link } from '#src/ui/link.tsx';

interface QuickLinksProps {
  readonly links: readonly (LinkItem & { readonly isCurrent?: boolean })[];
  /** What the links are to; absent: related categories. */
  readonly label?: string;
}

export function QuickLinks({ links, label }: QuickLinksProps) {
  const texts = useTexts();
  if (links.length === 0) return null;
  return (
    <nav aria-label={label ?? texts.listing.quickLinks} data-part="quick-links" className={styles['row']}>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.listingId}>
            <Link href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
