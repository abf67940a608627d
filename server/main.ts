// Entry point of the server: reads the environment, starts a node of the shop, and stops it gracefully on SIGTERM.
import { join } from 'node:path';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { ROOT } from '#server/root.ts';
import { startShopServer } from '#server/shop-server.ts';
import { startFailure } from '#server/start-failure.ts';
import { createProductionRenderer } from '#server/ssr/production-renderer.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';

const DIST_DIR = join(ROOT, 'dist');
/** Longer than any response may take; then remaining connections are closed. */
const SHUTDOWN_LIMIT_MS = 15_000;

/** Runs until a signal ends it; exits with 1 and the reason if it can't start. */
export async function main(
  createRenderer: CreateRenderer = createProductionRenderer(DIST_DIR),
): Promise<void> {
  const env = readEnv(process.env);
  if (!env.ok) {
    for (const error of env.error) process.stderr.write(`${error}\n`);
    process.exit(1);
  }
  const log = createLog(env.value.logLevel);
  let isStopping = false;
  try {
    const server = await startShopServer({ env: env.value, log, createRenderer: createRenderer, seed: true });
    const stop = (signal: string) => {
      isStopping = true;
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error, where: 'shutdown' });
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    const { hasSeeded } = await server.ready;
    if (hasSeeded) log.info('demo catalogue seeded');
    process.stdout.write(`${server.shopName()} is open at ${server.url}\n`);
  } catch (error) {
    // Stopped before it was ready: the stop ends the process.
    if (isStopping) return;
    const sentence = startFailure(error, env.value);
    if (sentence === undefined) log.error({ err: error, where: 'start' });
    // A log that is silent would leave the exit without a reason.
    if (sentence !== undefined || !log.isLevelEnabled('error'))
      process.stderr.write(`${sentence ?? String(error)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await main();
