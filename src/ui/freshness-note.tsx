// Says how old the prices are when they come from the device and not from the network: "Prices from 14:05".
import { useState } from 'react';
import type { Freshness } from '#contract/clients.ts';
import { shortTime } from '#src/i18n/time.ts';
import styles from '#src/ui/freshness-note.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { useReadable } from '#src/ui/readable.ts';
import { useUi } from '#src/ui/ui-context.tsx';

/** Not rendered on the server, nor while the page is online: prices are then checked when they matter. */
export function FreshnessNote({ freshness }: { freshness: Freshness }) {
  const { texts, isOnline } = useUi();
  const isConnected = useReadable(isOnline);
  const [now] = useState(Date.now);
  if (isConnected || freshness.source === 'server') return null;
  return (
    <p className={styles['note']} data-part="freshness">
      <Icon name="clock" />
      {texts.pricesFrom(shortTime(freshness.asOf, now))}
    </p>
  );
}
