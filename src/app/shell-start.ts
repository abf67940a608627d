// What the precached shell runs as soon as it is there, beside the app's own scripts: it asks for what fills the page.
import { deferLayout } from '#src/platform/shell-layout.ts';
import { beginKeptHome } from '#src/platform/kept-home.ts';
import { beginShopWorker } from '#src/platform/shop-worker.ts';

const isLaunch = deferLayout();
// A kept home page is drawn without the worker, which would take processor time from it.
if (!isLaunch || !beginKeptHome()) beginShopWorker();
