// The quiet line of an answer from the device while there is no connection: from when its prices are.
import { useSnapshot } from 'valtio';
import type { Freshness } from '#contract/clients.ts';
import styles from '#src/discovery/results/freshness.module.css';
import { useServices } from '#src/services/services.tsx';

/** Nothing for a server's answer, nor while online: a device that knows of nothing newer is as fresh as the server. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const { texts, view, market } = useServices();
  const { isOnline } = useSnapshot(view);
  if (freshness.source !== 'device' || isOnline) return null;
  return (
    <p className={styles['line']} data-part="freshness">
      {texts.offline.pricesFrom(timeText(freshness.asOf, market.language))}
    </p>
  );
}

/** The time of day, with the date when it was another day. Drawn in the browser alone, in the shopper's own time zone. */
function timeText(asOf: number, language: string): string {
  const at = new Date(asOf);
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
