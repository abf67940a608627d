// The page whose worker is measured, and which can do the worker's work itself where only a page can be slowed down.
import { exposeWorker, toOutcome } from '#tests/parity/worker-bridge.ts';
import { createBenchHandler } from './speed.ts';

declare global {
  /** As askWorker, on the page's own thread. */
  var askPage: (text: string) => Promise<string>;
}

const speed = createBenchHandler();
globalThis.askPage = (text) => toOutcome(speed, text);
exposeWorker(new Worker(new URL('./speed-worker.ts', import.meta.url), { type: 'module' }));
