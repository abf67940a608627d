// What the precached shell runs as soon as it is there, beside the app's own scripts: the worker fills the page, whichever that is.
import { deferLayout } from '#src/platform/shell-layout.ts';
import { beginShopWorker } from '#src/platform/shop-worker.ts';

beginShopWorker();
deferLayout();
