// The environment, read and checked once at start: every fault is named with its variable before anything is opened.
import { resolve } from 'node:path';
import { fail, ok, type Result } from '#contract/result.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Env {
  /** PORT, default 3000; 0 takes any free one. */
  readonly port: number;
  /** HOST, default 0.0.0.0: a shop in a container or behind a balancer is reached from outside; 127.0.0.1 keeps it local. */
  readonly host: string;
  /** CAIRN_DATA_DIR, default ./data: the embedded database, snapshots and pictures. */
  readonly dataDir: string;
  /** DATABASE_URL, postgres:// or postgresql://; absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** LOG_LEVEL, default info. */
  readonly logLevel: LogLevel;
  /** CAIRN_ORIGIN, such as https://shop.example: the shop's public origin; absent: as each request says. */
  readonly origin: string | undefined;
  /** CAIRN_TRUSTED_PROXIES, how many proxies in front are trusted to say who asks; default 0. */
  readonly trustedProxies: number;
}

/** All faults at once, each a sentence that starts with the variable's name. An empty value counts as absent. */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Env, readonly string[]> {
  const faults: string[] = [];
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const whole = (name: string, fallback: number, largest: number): number => {
    const text = read(name);
    if (text === undefined) return fallback;
    if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text);
    faults.push(`${name} must be a whole number from 0 to ${largest}, not "${text}"`);
    return fallback;
  };
  const env: Env = {
    port: whole('PORT', 3000, 65_535),
    host: read('HOST') ?? '0.0.0.0',
    dataDir: resolve(read('CAIRN_DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(read('DATABASE_URL'), faults),
    logLevel: logLevel(read('LOG_LEVEL'), faults),
    origin: publicOrigin(read('CAIRN_ORIGIN'), faults),
    trustedProxies: whole('CAIRN_TRUSTED_PROXIES', 0, 16),
  };
  return faults.length === 0 ? ok(env) : fail(faults);
}

/** The address is not repeated in the fault: it may hold a password. */
function databaseUrl(text: string | undefined, faults: string[]): string | undefined {
  if (text === undefined) return undefined;
  const protocol = URL.parse(text)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text;
  faults.push('DATABASE_URL must be an address that starts with postgres:// or postgresql://');
  return undefined;
}

function logLevel(text: string | undefined, faults: string[]): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text ?? 'info'));
  if (level === undefined) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level ?? 'info';
}

function publicOrigin(text: string | undefined, faults: string[]): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') {
    return url.origin;
  }
  faults.push(`CAIRN_ORIGIN must be an origin such as https://shop.example, not "${text}"`);
  return undefined;
}
