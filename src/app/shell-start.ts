// First script of the precached shell, before all that it loads: the worker fills the page, whatever that will be.
import { deferLayout } from '#src/platform/shell-layout.ts';
import { beginShopWorker } from '#src/platform/shop-worker.ts';

beginShopWorker();
deferLayout();
