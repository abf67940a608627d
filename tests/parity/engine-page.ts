// The page of the parity tests: starts the worker and passes messages on to it.
import { offerWorker } from '#tests/parity/offer-worker.ts';

offerWorker(new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }));
