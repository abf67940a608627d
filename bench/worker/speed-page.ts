// The page whose worker is measured; it can also run the benchmark itself, as only pages can be throttled.
import { exposeWorker, toOutcome } from '#tests/parity/worker-bridge.ts';
import { createBenchHandler } from './speed.ts';

declare global {
  /** Like askWorker, on the page's own thread. */
  var askPage: (text: string) => Promise<string>;
}

const handler = createBenchHandler();
globalThis.askPage = (text) => toOutcome(handler, text);
exposeWorker(new Worker(new URL('./speed-worker.ts', import.meta.url), { type: 'module' }));
