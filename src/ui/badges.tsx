// Short marks of a product: that it is new, and how much less it costs now.
import styles from '#src/ui/badges.module.css';
import { useUi } from '#src/ui/ui-context.tsx';

interface BadgesProps {
  readonly isNew: boolean;
  readonly listMinor: number;
  /** Null when not on sale. */
  readonly saleMinor: number | null;
}

/** Whole percents, never more than there is; nothing below 1. */
export function Badges({ isNew, listMinor, saleMinor }: BadgesProps) {
  const { card } = useUi().texts;
  const percent = saleMinor === null ? 0 : Math.floor(100 - (100 * saleMinor) / listMinor);
  if (!isNew && percent <= 0) return null;
  return (
    <span className={styles['badges']} data-part="badges">
      {isNew ? <span>{card.isNew}</span> : null}
      {percent > 0 ? <b>{card.discount(percent)}</b> : null}
    </span>
  );
}
