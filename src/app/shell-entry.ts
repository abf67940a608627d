// Entry point of the precached shell: the page's own, with what it asks for first, since asking takes a slow device long.
import { start } from '#src/app/entry-client.tsx';
import { keptHome } from '#src/app/kept-home.ts';
import { siteOfPath } from '#src/app/shell-site.ts';
import { createWorkerServices } from '#src/app/worker-services.ts';

start({ siteOfPath, keptHome, createWorkerServices });
