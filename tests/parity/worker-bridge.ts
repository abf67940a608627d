// Between whoever drives a page and its worker: one function of the page sends the worker a text and waits for the answer's.

declare global {
  /** Answers `{"value": …}` or `{"error": "…"}`. */
  var askWorker: (text: string) => Promise<string>;
}
interface Envelope {
  readonly id: number;
  readonly text: string;
}

/** In the page. */
export function exposeWorker(worker: Worker): void {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  let broken: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
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
      worker.postMessage({ id: last, text } satisfies Envelope);
    });
}

/** In the worker. */
export function handleMessages<Message>(answer: (message: Message) => Promise<unknown>): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
    void toOutcome(answer, data.text).then((text) =>
      globalThis.postMessage({ id: data.id, text } satisfies Envelope),
    );
  });
}

/** What askWorker answers; never rejects. */
export async function toOutcome<Message>(
  answer: (message: Message) => Promise<unknown>,
  text: string,
): Promise<string> {
  try {
    return JSON.stringify({ value: await answer(JSON.parse(text) as Message) });
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}
