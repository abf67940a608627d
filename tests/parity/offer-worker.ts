// Offers a worker to whoever drives the page: one function that sends it a text and waits for the answer's.

declare global {
  /** Answers `{"value": …}` or `{"error": "…"}`. */
  var askWorker: (text: string) => Promise<string>;
}

export function offerWorker(worker: Worker): void {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  let broken: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string }>) => {
    waiting.get(data.id)?.(data.text);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    broken = JSON.stringify({ error: `the worker broke: ${event.message}` });
    for (const answer of waiting.values()) answer(broken);
    waiting.clear();
  });
  globalThis.askWorker = (text) =>
    new Promise((resolve) => {
      if (broken !== undefined) return resolve(broken);
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ id: last, text });
    });
}
