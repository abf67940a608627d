// Work that may wait until the page has loaded and the first quiet moment has come.

/** Runs `work` once; browsers without idle callbacks wait a little instead. The answer calls it off. */
export function whenIdle(work: () => void): () => void {
  let isCanceled = false;
  const run = () => {
    if (!isCanceled) work();
  };
  const later = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 300);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return () => {
    isCanceled = true;
    removeEventListener('load', later);
  };
}
