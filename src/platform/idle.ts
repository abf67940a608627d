// When work is done that may wait: once the page has loaded and is quiet, in another task, or after the next frame.

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

/**
 * Resolves in a task of its own, before which a slow device can paint and answer a press. Unlike a timer's it comes at once
 * in a tab in the background, too.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}

/** Resolves once the browser has drawn what there is by now. A hidden page has no frames, and waits until it is seen. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await nextTask();
}
