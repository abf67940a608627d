// The page whose worker is measured, and which can do the worker's work itself where only a page can be slowed down.
import { offerWorker, outcomeOf } from '#tests/parity/offer-worker.ts';
import { createSpeed } from './speed.ts';

declare global {
  /** As askWorker, on the page's own thread. */
  var askPage: (text: string) => Promise<string>;
}

const speed = createSpeed();
globalThis.askPage = (text) => outcomeOf(speed, text);
offerWorker(new Worker(new URL('./speed-worker.ts', import.meta.url), { type: 'module' }));
