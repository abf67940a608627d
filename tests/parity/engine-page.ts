// The page of the parity tests: starts the worker and passes messages on to it.
import { exposeWorker } from '#tests/parity/worker-bridge.ts';

exposeWorker(new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }));
