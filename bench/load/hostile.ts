// What one client with costly requests does to the others: latencies and failures of shoppers, quiet and under each attack.
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_EVENTS_PER_BATCH } from '#contract/events.ts';
import { openShop } from '#tests/e2e/shop.ts';
import { percentile } from '#tests/speed/measure.ts';
import { pagesOf } from '../shop.ts';
import type { Demand } from './demand.ts';

/** Under an attack 99 of 100 requests of others wait at most so much longer than without. */
export const MAX_ADDED_P99_MS = 50;
/** Requests a second of the attacker, from one address. */
export const ATTACK_RATE = 20;
const SHOPPER_RATE = 10;
const MARKET = 'en-eu';
/** The shop is opened as behind a proxy, so that clients have addresses of their own. */
const HOST = 'shop.example';
const ATTACKER = '203.0.113.7';
const RECOMMENDATIONS = 128;
const HANG_UP_AFTER_MS = 50;
const MAX_REQUEST_MS = 30_000;
/** What attacks set off has ended before the next begins. */
const PAUSE_MS = 5_000;

export interface PhaseResult {
  /** What is done meanwhile; `quiet`: nothing. */
  readonly attack: string;
  /** Shoppers' requests, ms. */
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of shoppers' requests: how many were refused, failed, or got no response. */
  readonly failures: number;
  /** How often each status came to the attacker; `none`: hung up or no response. */
  readonly attackerStatuses: Readonly<Record<string, number>>;
}
export interface HostileResult {
  readonly seconds: number;
  readonly phases: readonly PhaseResult[];
  readonly demands: readonly Demand[];
}

interface Call {
  readonly path: string;
  readonly body?: unknown;
  /** It is hung up on after so many ms. */
  readonly hangsUpAfterMs?: number;
}
type Attack = (index: number) => Call;

export async function measureHostile(
  seconds: number,
  onProgress: (what: string) => void,
): Promise<HostileResult> {
  const shop = await openShop({
    CAIRN_TRUSTED_PROXIES: '1',
    CAIRN_ORIGIN: `http://${HOST}`,
    CAIRN_MAX_DELAY_MS: '1500',
  });
  try {
    const { listing, product } = await pagesOf(shop.origin, { headers: { host: HOST } });
    const images = await imagesOn(shop.origin, listing);
    const attacks: Record<string, Attack> = {
      'search pages': (index) => ({ path: `/${MARKET}/search?query=${word(index)}%20${word(index * 7)}` }),
      'pages that are not there': (index) => ({ path: `/${MARKET}/p/${word(index)}` }),
      recommendations: () => ({
        path: '/v3/recommend/products',
        body: { merchant: 'cairn', market: MARKET, type: 'related', limit: RECOMMENDATIONS },
      }),
      'large pictures, hung up': (index) => ({
        path: `${images[index % images.length]}?width=2400`,
        hangsUpAfterMs: HANG_UP_AFTER_MS,
      }),
      events: (index) => ({
        path: '/v2/create-events',
        body: Array.from({ length: MAX_EVENTS_PER_BATCH }, (_, at) => ({
          event_id: `flood-${index}-${at}`,
          tenant: 'cairn',
          market: MARKET,
          type: 'page_view',
          session_id: 'flood',
        })),
      }),
    };
    const shopper = [
      `/${MARKET}`,
      listing,
      product,
      `/api/bootstrap/init?market=${MARKET}`,
      `/v3/search/suggestions?merchant=cairn&market=${MARKET}&query=jack`,
      `${images[0]}?width=320`,
    ];
    const run = (attack: string) => measurePhase(shop.origin, shopper, attack, attacks[attack], seconds);
    // What is cold at first is not what is measured.
    await run('warm-up');
    const phases: PhaseResult[] = [];
    for (const attack of ['quiet', ...Object.keys(attacks)]) {
      onProgress(attack);
      phases.push(await run(attack));
      await pause(PAUSE_MS);
    }
    return { seconds, phases, demands: demandsOf(phases) };
  } finally {
    await shop.remove();
  }
}

async function measurePhase(
  origin: string,
  shopper: readonly string[],
  name: string,
  attack: Attack | undefined,
  seconds: number,
): Promise<PhaseResult> {
  const latencies: number[] = [];
  const attackerStatuses: Record<string, number> = {};
  let failures = 0;
  const requests: Promise<void>[] = [];
  const visit = async (index: number): Promise<void> => {
    const startedAt = performance.now();
    const path = shopper[index % shopper.length] ?? '/';
    const status = await statusOf(origin, addressOf(index), { path });
    latencies.push(performance.now() - startedAt);
    if (status !== '200') failures += 1;
  };
  const harm = async (call: Call): Promise<void> => {
    const status = await statusOf(origin, ATTACKER, call);
    attackerStatuses[status] = (attackerStatuses[status] ?? 0) + 1;
  };
  const startedAt = performance.now();
  let visits = 0;
  let harms = 0;
  for (;;) {
    const passed = (performance.now() - startedAt) / 1000;
    if (passed >= seconds) break;
    for (; visits < passed * SHOPPER_RATE; visits += 1) requests.push(visit(visits));
    if (attack !== undefined)
      for (; harms < passed * ATTACK_RATE; harms += 1) requests.push(harm(attack(harms)));
    await pause(10);
  }
  await Promise.all(requests);
  return {
    attack: name,
    requests: latencies.length,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    failures,
    attackerStatuses,
  };
}

/** As text; `none` when it was hung up on or failed. */
async function statusOf(
  origin: string,
  client: string,
  { path, body, hangsUpAfterMs }: Call,
): Promise<string> {
  try {
    const response = await fetch(origin + path, {
      headers: {
        host: HOST,
        'x-forwarded-for': client,
        'accept-encoding': 'br',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(hangsUpAfterMs ?? MAX_REQUEST_MS),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}

function demandsOf(phases: readonly PhaseResult[]): Demand[] {
  const quiet = phases.find(({ attack }) => attack === 'quiet')?.p99 ?? Number.NaN;
  const demand = (name: string, measured: number, wanted: number): Demand => ({
    name,
    wanted,
    measured,
    isMet: measured <= wanted,
  });
  return phases
    .filter(({ attack }) => attack !== 'quiet')
    .flatMap(({ attack, p99, failures }) => [
      demand(`${attack}: ms that others’ p99 is above quiet`, p99 - quiet, MAX_ADDED_P99_MS),
      demand(`${attack}: requests of others that failed`, failures, 0),
    ]);
}

/** Paths of the pictures of a page, each once. */
async function imagesOn(origin: string, page: string): Promise<string[]> {
  const html = await (await fetch(origin + page, { headers: { host: HOST } })).text();
  return [...new Set(html.match(/\/images\/[a-z2-7]{14,20}/g) ?? [])];
}

/** Of one of many shoppers. */
const addressOf = (index: number): string => `198.51.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

/** Another one for each number. */
const word = (index: number): string => `w${(index * 7_919 + 104_729).toString(36)}`;

export function hostileTable({ seconds, phases }: HostileResult): string {
  const ms = (value: number) => value.toFixed(0);
  return [
    `${SHOPPER_RATE} requests a second of shoppers, ${ATTACK_RATE} of one attacker, ${seconds} s each`,
    '',
    '| attack | p50 / p95 / p99 ms | failed | the attacker got |',
    '|---|---|---|---|',
    ...phases.map(
      ({ attack, p50, p95, p99, failures, attackerStatuses }) =>
        `| ${attack} | ${ms(p50)} / ${ms(p95)} / ${ms(p99)} | ${failures} | ${Object.entries(attackerStatuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ')} |`,
    ),
  ].join('\n');
}
