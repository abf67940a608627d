// Ends the task at work, so that a slow device can paint and answer a press before it goes on.

/** Resolves in a task of its own. Unlike a timer's it comes at once in a tab in the background, too. */
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
