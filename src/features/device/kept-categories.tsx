// The categories that open without a connection, where the device has a part of the catalogue; nothing where it has all.
import { useId } from 'react';
import styles from '#src/features/device/kept-categories.module.css';
import { useKeptCopies } from '#src/features/device/use-kept-copies.ts';
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Link } from '#src/ui/link.tsx';

export function KeptCategories() {
  const { market } = useServices();
  const { kept } = useKeptCopies();
  const headingId = useId();
  const part = kept?.markets.find((one) => one.market === market.code)?.part;
  if (part === undefined || part.categories.length === 0) return null;
  return (
    <nav className={styles['categories']} aria-labelledby={headingId} data-part="kept-categories">
      <h2 className={styles['heading']} id={headingId}>
        {installedTexts(market.language).device.categories}
      </h2>
      <ul className={styles['links']}>
        {part.categories.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
