// What pages and calls cost the server: processor time, responses a second and latencies, rendered anew and from memory, and memory.
import { brotliDecompressSync } from 'node:zlib';
import { openShop } from '#tests/e2e/shop.ts';
import { pagesOf } from '../shop.ts';
import { withBareServer } from './bare-server.ts';
import type { Demand } from './demand.ts';
import { memoryOf } from './process-cost.ts';
import { measureReact } from './react-alone.ts';
import { type LoadRow, measureRow, request } from './row.ts';

const MARKET = 'en-eu';
const CLIENTS = [1, 16, 64] as const;
/** By then V8 has compiled what a shop that runs for hours runs; a page takes a quarter more processor time at first. */
const WARM_UP_REQUESTS = 400;
const BYTES_IN_KB = 1_000;
const RECOMMENDATIONS = 128;

export interface ServerResult {
  readonly seconds: number;
  readonly rows: readonly LoadRow[];
  readonly memoryMb: { readonly atRest: number; readonly highest: number };
  readonly demands: readonly Demand[];
}

/** `seconds` for each row. */
export async function measureServer(
  seconds: number,
  onProgress: (what: string) => void,
): Promise<ServerResult> {
  const shop = await openShop();
  try {
    const pid = shop.pid();
    const atRest = memoryOf(pid, 'VmRSS');
    const { home, listing, product } = await pagesOf(shop.origin);
    const pages = { home, listing, product };
    const rows: LoadRow[] = [];
    for (const [name, path] of Object.entries(pages)) {
      onProgress(name);
      let number = 0;
      const anew = () => {
        number += 1;
        return `${path}?visit=${number}`;
      };
      await repeat(WARM_UP_REQUESTS, () => request(shop.origin + anew()));
      rows.push(await measureRow(`${name}, rendered`, shop.origin, anew, 1, seconds, pid));
      for (const clients of CLIENTS)
        rows.push(await measureRow(`${name}, from memory`, shop.origin, () => path, clients, seconds, pid));
      // What no server and no rendering by the same libraries could do better.
      const { body } = await request(shop.origin + path);
      rows.push(
        await measureReact(`${name}, by React alone`, brotliDecompressSync(body).toString(), seconds),
      );
      await withBareServer(body, async (origin, barePid) => {
        await repeat(WARM_UP_REQUESTS, () => request(origin + path));
        const row = `${name}, bytes by a bare Fastify`;
        rows.push(await measureRow(row, origin, () => path, CLIENTS[2], seconds, barePid));
      });
    }
    onProgress('search');
    let query = 0;
    const search = () => {
      query += 1;
      return `/api/search?market=${MARKET}&query=${QUERIES[query % QUERIES.length]}`;
    };
    await repeat(WARM_UP_REQUESTS, () => request(shop.origin + search()));
    for (const clients of CLIENTS)
      rows.push(await measureRow('search call', shop.origin, search, clients, seconds, pid));
    const sizes = await measureSizes(shop.origin, listing);
    const memoryMb = { atRest, highest: memoryOf(pid, 'VmHWM') };
    return { seconds, rows, memoryMb, demands: demandsOf(rows, sizes, memoryMb) };
  } finally {
    await shop.remove();
  }
}

const QUERIES = ['jacket', 'waterproof%20boots', 'tent', 'merino', 'kids%20jacket', 'rope', 'stove', 'socks'];

interface Sizes {
  readonly listingBytes: number;
  readonly listingCompressed: number;
  readonly recommendations: number;
}

async function measureSizes(origin: string, listing: string): Promise<Sizes> {
  const { body } = await request(origin + listing);
  const recommended = await fetch(`${origin}/v3/recommend/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'cairn', market: MARKET, type: 'related', limit: RECOMMENDATIONS }),
  });
  return {
    listingBytes: brotliDecompressSync(body).byteLength,
    listingCompressed: body.byteLength,
    recommendations: (await recommended.arrayBuffer()).byteLength,
  };
}

function demandsOf(
  rows: readonly LoadRow[],
  sizes: Sizes,
  { atRest, highest }: ServerResult['memoryMb'],
): Demand[] {
  const cpuOf = (name: string, clients = 1) =>
    rows.find((row) => row.name === name && row.clients === clients)?.cpuMs ?? Number.NaN;
  const atLeast = (name: string, measured: number, wanted: number): Demand => ({
    name,
    wanted,
    measured,
    isMet: measured >= wanted,
  });
  const atMost = (name: string, measured: number, wanted: number): Demand => ({
    name,
    wanted,
    measured,
    isMet: measured <= wanted,
  });
  return [
    atLeast('home pages a second of a core, rendered', 1000 / cpuOf('home, rendered'), 60),
    atLeast('listings a second of a core, rendered', 1000 / cpuOf('listing, rendered'), 40),
    atLeast('product pages a second of a core, rendered', 1000 / cpuOf('product, rendered'), 80),
    ...['home', 'listing', 'product'].map((name) =>
      atLeast(
        `${name}, from memory: a second of a core`,
        1000 / cpuOf(`${name}, from memory`, CLIENTS[2]),
        3_000,
      ),
    ),
    atMost('search call: ms of processor time', cpuOf('search call', CLIENTS[2]), 2.5),
    atMost('listing: kB of HTML', sizes.listingBytes / BYTES_IN_KB, 110),
    atMost('listing: kB, compressed', sizes.listingCompressed / BYTES_IN_KB, 20),
    atMost(`${RECOMMENDATIONS} recommendations: kB`, sizes.recommendations / BYTES_IN_KB, 200),
    atMost('memory after a start: MB', atRest, 220),
    atMost(`memory with ${CLIENTS[2]} clients: MB`, highest, 400),
  ];
}

async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await act();
}

export function serverTable({ seconds, rows, memoryMb }: ServerResult): string {
  const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  return [
    `${seconds} s each; memory ${figure(memoryMb.atRest)} MB after the start, ${figure(memoryMb.highest)} MB at most`,
    '',
    '| | clients | CPU ms | a second | p50 / p95 / p99 ms | failed |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, clients, cpuMs, perSecond, p50, p95, p99, failures }) =>
        `| ${name} | ${clients} | ${figure(cpuMs)} | ${figure(perSecond)} | ${figure(p50)} / ${figure(p95)} / ${figure(p99)} | ${failures} |`,
    ),
  ].join('\n');
}
