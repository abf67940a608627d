// Says from when the prices are, when the device answered because no network did: "Prices from 14:05".
import { useState } from 'react';
import type { Freshness } from '#contract/clients.ts';
import { shortTime } from '#src/i18n/time.ts';
import styles from '#src/ui/freshness-note.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { useReadable } from '#src/ui/readable.ts';
import { useUi } from '#src/ui/ui-context.tsx';

/** Never shown by the server, nor while the shop is online: then prices are checked when they matter. */
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
