// What many requests, hostile ones over every call or visits of shoppers, do to a running shop: statuses, the slowest, its memory.
import { Agent, request as send } from 'node:http';
import { createRandom } from '#tests/fixtures/hostile-values.ts';
import { openShop } from '#tests/e2e/shop.ts';
import { pagesOf } from '../shop.ts';
import type { Demand } from './demand.ts';
import { cpuMsOf, memoryOf } from './process-cost.ts';
import { createRequests, type MadeRequest, type OpenApiDocument } from './openapi-requests.ts';
import { createVisits, type Shown } from './visit-requests.ts';

/** The shop is opened as behind a proxy, so that requests have addresses of their own: one address or network alone is refused soon. */
const HOST = 'shop.example';
const NETWORKS = 65_536;
const AT_ONCE = 8;
const MARKET = 'en-eu';
/** Of processor time: a request that takes longer beside others is sent once more alone. */
const MAX_CPU_MS = 1_000;
const MAX_REQUEST_MS = 60_000;
/** Memory is read so often in a run. */
const SAMPLES = 40;
/** Of the mean of the second quarter: caches have filled in the first. */
const MAX_GROWTH = 0.1;

/** `fuzz`: by its OpenAPI document, with hostile values. `visits`: pages, calls, pictures, bags and events as shoppers cause them. */
export type EnduranceKind = 'fuzz' | 'visits';

export interface EnduranceResult {
  readonly kind: EnduranceKind;
  readonly requests: number;
  readonly seed: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests whose answer was the server's fault, the first ones. */
  readonly faults: readonly string[];
  /** The most processor time that one took alone, ms. */
  readonly slowestCpuMs: number;
  /** MB, in the order of time. */
  readonly memoryMb: readonly number[];
  readonly demands: readonly Demand[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export async function measureEndurance(
  kind: EnduranceKind,
  requests: number,
  seed: number,
  onProgress: (what: string) => void,
): Promise<EnduranceResult> {
  const shop = await openShop({ CAIRN_TRUSTED_PROXIES: '1', CAIRN_ORIGIN: `http://${HOST}` });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const pid = shop.pid();
    const random = createRandom(seed);
    const next =
      kind === 'fuzz'
        ? createRequests(await documentOf(shop.origin), await knownValues(shop.origin), random)
        : createVisits(await shownOn(shop.origin), random);
    const statuses: Record<string, number> = {};
    const faults: string[] = [];
    const memoryMb: number[] = [];
    let slowestCpuMs = 0;
    let faultCount = 0;
    let sent = 0;
    const sampleEvery = Math.max(1, Math.floor(requests / SAMPLES));

    const ask = (made: MadeRequest) => {
      const network = random(NETWORKS);
      return answerTo(shop.origin, agent, made, `10.${network >> 8}.${network & 0xff}.7`);
    };
    const slow: MadeRequest[] = [];
    async function client(): Promise<void> {
      while (sent < requests) {
        sent += 1;
        const isSample = sent % sampleEvery === 0;
        const made = next();
        const answer = await ask(made);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (isFault(answer)) {
          faultCount += 1;
          if (faults.length < 20)
            faults.push(`${describe(made)}: ${answer.status} ${answer.body.slice(0, 200)}`);
        }
        if (answer.ms > MAX_CPU_MS) slow.push(made);
        if (!isSample) continue;
        memoryMb.push(memoryOf(pid, 'VmRSS'));
        onProgress(`${sent} requests, ${Math.round(memoryMb.at(-1) ?? 0)} MB`);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    for (const made of slow) {
      const before = cpuMsOf(pid);
      await ask(made);
      const cpu = cpuMsOf(pid) - before;
      if (cpu > MAX_CPU_MS) faults.push(`${describe(made)}: ${cpu} ms of processor time`);
      slowestCpuMs = Math.max(slowestCpuMs, cpu);
    }
    const growth = growthOf(memoryMb);
    const demand = (name: string, wanted: number, measured: number): Demand => ({
      name,
      wanted,
      measured,
      isMet: measured <= wanted,
    });
    return {
      kind,
      requests: sent,
      seed,
      statuses,
      faults,
      slowestCpuMs,
      memoryMb,
      demands: [
        demand('answers that are the server’s fault', 0, faultCount),
        demand('processor time of the slowest request: ms', MAX_CPU_MS, slowestCpuMs),
        demand('memory in the last quarter, above that in the second: share', MAX_GROWTH, growth),
      ],
    };
  } finally {
    agent.destroy();
    await shop.remove();
  }
}

/** A server that is busy says so with 503 and when to come again; everything else above 499 is a fault, and so is no answer. */
function isFault({ status, body }: Answer): boolean {
  if (status === 503) return !body.includes('overloaded');
  return status >= 500 || status === 0;
}

function describe({ method, path, headers, body }: MadeRequest): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${body?.toString('latin1').slice(0, 300) ?? ''}`;
}

/** `status` 0: none came. */
function answerTo(origin: string, agent: Agent, made: MadeRequest, address: string): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, body: string) =>
      resolve({ status, body, ms: performance.now() - startedAt });
    const outgoing = send(
      origin + made.path,
      {
        agent,
        method: made.method,
        timeout: MAX_REQUEST_MS,
        headers: {
          host: HOST,
          'x-forwarded-for': address,
          ...made.headers,
          ...(made.body === null ? {} : { 'content-length': made.body.length }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', (error) => end(0, String(error)));
        response.once('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.once('error', (error) => end(0, String(error)));
    outgoing.end(made.body ?? undefined);
  });
}

async function documentOf(origin: string): Promise<OpenApiDocument> {
  return (await jsonOf(`${origin}/openapi.json`)) as OpenApiDocument;
}

/** Right values, without which most requests would be refused before they reach anything. */
async function knownValues(origin: string): Promise<Record<string, readonly unknown[]>> {
  const { listing, product } = await pagesOf(origin, { headers: { host: HOST } });
  const slug = product.split('/').at(-1)?.split('?')[0];
  const articles = await articlesOf(origin, product);
  return {
    market: [MARKET, 'sv-se', 'de-de', 'ko-kr'],
    merchant: ['cairn'],
    tenant: ['cairn'],
    id: [slug, listing.split('/').at(-1), ...articles],
    productId: [slug],
    articleId: articles,
    query: ['jacket', 'waterproof boots', 'tent under 200', 'merino', 'jakcet'],
    field: ['color', 'price', 'size', 'brand'],
  };
}

/** Of the product of a page. */
async function articlesOf(origin: string, page: string): Promise<readonly string[]> {
  const slug = page.split('/').at(-1)?.split('?')[0] ?? '';
  const product = (await jsonOf(`${origin}/api/products/product?market=${MARKET}&id=${slug}`)) as {
    readonly variants: readonly { readonly sizes: readonly { readonly articleId: string }[] }[];
  };
  return product.variants.flatMap(({ sizes }) => sizes.map(({ articleId }) => articleId));
}

/** What the pages of the shop link to. */
async function shownOn(origin: string): Promise<Shown> {
  const pages = await pagesOf(origin, { headers: { host: HOST } });
  const listing = await textOf(origin + pages.listing);
  const all = (pattern: RegExp) => [
    ...new Set([...listing.matchAll(pattern)].map(([, found]) => found ?? '')),
  ];
  return {
    listings: all(new RegExp(`href="(/${MARKET}/c/[^"?]+)`, 'g')),
    products: all(new RegExp(`href="(/${MARKET}/p/[^"?]+)`, 'g')),
    images: all(/(\/images\/[a-z0-9]+)/g),
    articles: await articlesOf(origin, pages.product),
    market: MARKET,
  };
}

async function jsonOf(url: string): Promise<unknown> {
  return JSON.parse(await textOf(url)) as unknown;
}

async function textOf(url: string): Promise<string> {
  const { pathname, search, origin } = new URL(url);
  const made = { method: 'GET', path: pathname + search, headers: {}, body: null };
  const { status, body } = await answerTo(origin, new Agent(), made, '10.1.1.1');
  if (status !== 200) throw new Error(`${pathname}: ${status} ${body.slice(0, 200)}`);
  return body;
}

/** Of the mean of the last quarter over that of the second. */
function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(samples.slice(-quarter)) / mean(samples.slice(quarter, 2 * quarter)) - 1;
}

export function enduranceTable({
  requests,
  seed,
  statuses,
  faults,
  slowestCpuMs,
  memoryMb,
}: EnduranceResult): string {
  return [
    `${requests} requests, seed ${seed}: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}; the slowest ${Math.round(slowestCpuMs)} ms of processor time`,
    `memory, MB: ${memoryMb.map(Math.round).join(' ')}`,
    ...faults,
  ].join('\n');
}
