// Watches until an element counts as seen: 60 % of it visible for half a second (GR-05).

const IMPRESSION_AFTER_MS = 500;
const IMPRESSION_RATIO = 0.6;
/** Below this ratio the wait starts anew. */
const RESET_RATIO = 0.5;

/** Calls `onSeen` once; the returned function ends the watch. */
export function whenSeen(target: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      if (ratio < RESET_RATIO) {
        clearTimeout(timer);
        timer = undefined;
      } else if (ratio >= IMPRESSION_RATIO && timer === undefined) {
        timer = setTimeout(() => {
          observer.disconnect();
          onSeen();
        }, IMPRESSION_AFTER_MS);
      }
    },
    { threshold: [RESET_RATIO, IMPRESSION_RATIO] },
  );
  observer.observe(target);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
