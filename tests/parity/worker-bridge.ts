// Request and response messages between a page and its worker, as JSON texts; the page exposes them as a function.

declare global {
  /** Resolves with `{"value": …}` or `{"error": "…"}`. */
  var askWorker: (text: string) => Promise<string>;
}
interface Envelope {
  readonly id: number;
  readonly text: string;
}

/** Called by the page. */
export function exposeWorker(worker: Worker): void {
  const pending = new Map<number, (text: string) => void>();
  let lastId = 0;
  let failure: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
    pending.get(data.id)?.(data.text);
    pending.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    failure = JSON.stringify({ error: `the worker failed: ${event.message}` });
    for (const resolve of pending.values()) resolve(failure);
    pending.clear();
  });
  globalThis.askWorker = (text) =>
    new Promise((resolve) => {
      if (failure !== undefined) return resolve(failure);
      lastId += 1;
      pending.set(lastId, resolve);
      worker.postMessage({ id: lastId, text } satisfies Envelope);
    });
}

/** Called by the worker. */
export function handleMessages<Message>(handle: (message: Message) => Promise<unknown>): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
    void toOutcome(handle, data.text).then((text) =>
      globalThis.postMessage({ id: data.id, text } satisfies Envelope),
    );
  });
}

/** What askWorker resolves with; never rejects. */
export async function toOutcome<Message>(
  handle: (message: Message) => Promise<unknown>,
  text: string,
): Promise<string> {
  try {
    return JSON.stringify({ value: await handle(JSON.parse(text) as Message) });
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}
