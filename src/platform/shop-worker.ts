// Makes the Web Worker; the precached shell begins to load it before the scripts that call it are there.
import { trustedScriptUrl } from '#src/platform/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite makes its address of it
import workerUrl from '../../worker/main.ts?worker&url';

let begun: Worker | null = null;

/** The next worker that is taken is this one, unless it could not be loaded by then. */
export function beginShopWorker(): void {
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
  return taken;
}

function createShopWorker(): Worker {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'cairn' });
}
