// Starts the shop's server with the pages of the build in the folder of its first argument, as a deploy does.
import { main } from '#server/main.ts';
import { createProductionRenderer } from '#server/ssr/production-renderer.ts';

await main(createProductionRenderer(process.argv[2] ?? ''));
