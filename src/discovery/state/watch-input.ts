// Whether the shopper did something while something else was under way: what ends then must not move them.
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface InputWatch {
  /** Scrolled, touched, or pressed a key or a button since the watch began. */
  readonly hasActed: () => boolean;
  readonly end: () => void;
}

/** Watches until it is ended. */
export function watchInput(): InputWatch {
  let hasActed = false;
  const listening = new AbortController();
  for (const type of INPUTS)
    addEventListener(
      type,
      () => {
        hasActed = true;
      },
      { capture: true, passive: true, signal: listening.signal },
    );
  return { hasActed: () => hasActed, end: () => listening.abort() };
}
