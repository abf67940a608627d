// Says how old prices are that come from the device and not from the network ("Prices from 14:05"), and what was searched.
import type { Freshness } from '#contract/freshness.ts';
import { shortTime } from '#src/i18n/time.ts';
import styles from '#src/ui/freshness-note.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { useReadable } from '#src/ui/readable.ts';
import { useUi } from '#src/ui/ui-context.tsx';
import { useHalfMinute } from '#src/ui/use-half-minute.ts';

/** Not rendered on the server, nor while the page is online: prices are then checked when they matter. */
export function FreshnessNote({ freshness }: { freshness: Freshness }) {
  const { texts, isOnline } = useUi();
  const isConnected = useReadable(isOnline);
  const { source, asOf, part } = freshness;
  const hasOldPrices = source === 'device' && !isConnected;
  if (!hasOldPrices && part === undefined) return null;
  return (
    <p className={styles['note']} data-part="freshness">
      <Icon name="clock" />
      <span>
        {part === undefined ? null : `${texts.searchedPart(part.products, part.of)} `}
        {hasOldPrices ? <PricesFrom asOf={asOf} /> : null}
      </span>
    </p>
  );
}

/** A page may stay open for days. */
function PricesFrom({ asOf }: Pick<Freshness, 'asOf'>) {
  return useUi().texts.pricesFrom(shortTime(asOf, useHalfMinute()));
}
