// Starts the shop's server with the pages of the build in CHAOS_DIST_DIR, as a deploy does.
import { main } from '#server/main.ts';
import { createProductionRenderer } from '#server/ssr/production-renderer.ts';

await main(createProductionRenderer(process.env['CHAOS_DIST_DIR'] ?? ''));
