// SH-12: the bar at the top that shows that a page is loading; minimum 0.08, speed 200 ms, trickle 800 ms.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import styles from '#src/app/progress-bar.module.css';
import { useServices } from '#src/services/services.tsx';

const MINIMUM = 0.08;
const TRICKLE_MS = 800;
const SPEED_MS = 200;

export function ProgressBar() {
  const { isNavigating, pendingSelections } = useSnapshot(useServices().view);
  const share = useTrickle(isNavigating || pendingSelections > 0);
  return (
    <div className={styles['bar']} data-part="route-progress" data-active={share !== null} aria-hidden="true">
      <div className={styles['fill']} style={{ transform: `scaleX(${share ?? 0})` }} />
    </div>
  );
}

/** Share 0..1 of the way, or null when there is nothing to show. */
function useTrickle(isLoading: boolean): number | null {
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    if (isLoading) {
      const first = setTimeout(() => setShare(MINIMUM), 0);
      const trickle = setInterval(
        () => setShare((now) => (now === null ? MINIMUM : now + (1 - now) * 0.2)),
        TRICKLE_MS,
      );
      return () => {
        clearTimeout(first);
        clearInterval(trickle);
      };
    }
    const full = setTimeout(() => setShare((now) => (now === null ? null : 1)), 0);
    const gone = setTimeout(() => setShare(null), SPEED_MS);
    return () => {
      clearTimeout(full);
      clearTimeout(gone);
    };
  }, [isLoading]);
  return share;
}
