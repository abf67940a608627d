// Makes the Web Worker; the precached shell begins to load it before the scripts that call it are there.
import { trustedScriptUrl } from '#src/platform/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite makes its address of it
import workerUrl from '../../worker/main.ts?worker&url';

/** Path of its script. */
export const workerPath: string = workerUrl;

let begun: Worker | null = null;
let isTaken = false;

/** The first worker that is taken is this one, unless it could not be loaded by then. Nothing where one was taken before. */
export function beginShopWorker(): void {
  if (isTaken) return;
  const worker = createShopWorker();
  begun = worker;
  worker.addEventListener('error', () => {
    if (begun === worker) begun = null;
  });
}

/** A worker that nobody else has. */
export function takeShopWorker(): Worker {
  const taken = begun ?? createShopWorker();
  begun = null;
  isTaken = true;
  return taken;
}

function createShopWorker(): Worker {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'cairn' });
}
