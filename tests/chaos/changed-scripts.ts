// A server before the shop that puts lines of ours before the built worker and service worker: for what only runs inside them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startFaultProxy } from '#tests/fault-proxy.ts';
import type { Lab } from './lab.ts';
import { readWorkerScript } from './tab.ts';

const CLIENT = resolve(import.meta.dirname, '../../dist/client');

/** The address of the shop with `lines` before both scripts. */
export async function serveWithLines(
  lab: Lab,
  shopOrigin: string,
  market: string,
  lines: string,
): Promise<string> {
  const { path } = await readWorkerScript(shopOrigin, market);
  const proxy = await startFaultProxy(shopOrigin);
  lab.defer(() => proxy.close());
  proxy.faultOf = (line) => {
    const file = [path, '/sw.js'].find((one) => line === `GET ${one}`);
    if (file === undefined) return undefined;
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
      body: `${lines};\n${readFileSync(CLIENT + file, 'utf8')}`,
    };
  };
  // Pages need a secure context, which an address by number is too.
  return proxy.origin;
}
