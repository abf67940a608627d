// The way from the bag's panel to its page.
import styles from '#src/features/cart/bag-page-link.module.css';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';

export function BagPageLink({ onNavigate }: { onNavigate: () => void }) {
  const services = useServices();
  return (
    <p className={styles['line']}>
      <Link href={services.href('/cart')} className={buttonClass('quiet')} onClick={onNavigate}>
        {useBagTexts().bagPage}
      </Link>
    </p>
  );
}
