// Reads and checks the environment variables once at start; an error names its variable, before anything is opened.
import { resolve } from 'node:path';
import { MAX_CATALOGUE_BYTES } from '#contract/catalogue-renewal.ts';
import { fail, ok, type Result } from '#contract/result.ts';

const BYTES_PER_MB = 1_000_000;
const MAX_CATALOGUE_MB = MAX_CATALOGUE_BYTES / BYTES_PER_MB;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Env {
  /** PORT, default 3000; 0 takes any free one. */
  readonly port: number;
  /** HOST, default 0.0.0.0, for containers and load balancers; 127.0.0.1 keeps the shop to this machine. */
  readonly host: string;
  /** CAIRN_DATA_DIR, default ./data: the SQLite database, snapshots and images. */
  readonly dataDir: string;
  /** DATABASE_URL, postgres:// or postgresql://; absent: SQLite. */
  readonly databaseUrl: string | undefined;
  /** LOG_LEVEL, default info. */
  readonly logLevel: LogLevel;
  /** CAIRN_ORIGIN, such as https://shop.example: the shop's public origin; absent: from each request. */
  readonly origin: string | undefined;
  /** CAIRN_TRUSTED_PROXIES, the number of proxies in front whose X-Forwarded headers are trusted; default 0. */
  readonly trustedProxies: number;
  /** CAIRN_MAX_DELAY_MS, default 1500; 0: requests are never refused for load. */
  readonly maxDelayMs: number;
  /** CAIRN_EVENTS_SOCKET, `on` or `off`; off: devices are told not to open the events socket, and send requests. */
  readonly hasEventsSocket: boolean;
  /** CAIRN_SERVICE_WORKER, on or off, default on; off ends the service worker of every device that comes back. */
  readonly hasServiceWorker: boolean;
  /** CAIRN_AVIF, on or off, default on; off: pictures are made as WebP alone, with less than a third of the work. */
  readonly hasAvif: boolean;
  /** CAIRN_TEST_PAYMENTS, on or off; absent: while only the demo's products are sold. */
  readonly testPayments: boolean | undefined;
  /** CAIRN_DEVICE_CATALOGUE_MB, default 48: of a catalogue whose two files are larger, devices get a part. */
  readonly maxDeviceBytes: number;
  /** CAIRN_SMTP_URL, smtp:// or smtps://; absent: mails are written to the data folder. */
  readonly smtpUrl: string | undefined;
  /** STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; absent: Stripe takes no payments. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
}

/** Returns all errors at once, each a sentence that begins with the variable's name. An empty value counts as absent. */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Env, readonly string[]> {
  const errors: string[] = [];
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const whole = (name: string, fallback: number, largest: number, smallest = 0): number => {
    const text = read(name);
    if (text === undefined) return fallback;
    const isWithin = Number(text) >= smallest && Number(text) <= largest;
    if (/^\d{1,9}$/.test(text) && isWithin) return Number(text);
    errors.push(`${name} must be a whole number from ${smallest} to ${largest}, not "${text}"`);
    return fallback;
  };
  const env: Env = {
    port: whole('PORT', 3000, 65_535),
    host: read('HOST') ?? '0.0.0.0',
    dataDir: resolve(read('CAIRN_DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(read('DATABASE_URL'), errors),
    logLevel: logLevel(read('LOG_LEVEL'), errors),
    origin: publicOrigin(read('CAIRN_ORIGIN'), errors),
    trustedProxies: whole('CAIRN_TRUSTED_PROXIES', 0, 16),
    maxDelayMs: whole('CAIRN_MAX_DELAY_MS', 1_500, 60_000),
    hasEventsSocket: isOn('CAIRN_EVENTS_SOCKET', read('CAIRN_EVENTS_SOCKET'), errors) ?? true,
    hasServiceWorker: isOn('CAIRN_SERVICE_WORKER', read('CAIRN_SERVICE_WORKER'), errors) ?? true,
    hasAvif: isOn('CAIRN_AVIF', read('CAIRN_AVIF'), errors) ?? true,
    testPayments: isOn('CAIRN_TEST_PAYMENTS', read('CAIRN_TEST_PAYMENTS'), errors),
    maxDeviceBytes: whole('CAIRN_DEVICE_CATALOGUE_MB', MAX_CATALOGUE_MB, MAX_CATALOGUE_MB, 1) * BYTES_PER_MB,
    smtpUrl: smtpUrl(read('CAIRN_SMTP_URL'), errors),
    stripe: stripeKeys(read('STRIPE_SECRET_KEY'), read('STRIPE_WEBHOOK_SECRET'), errors),
  };
  if (env.trustedProxies > 0 && env.origin === undefined && read('CAIRN_ORIGIN') === undefined)
    errors.push('CAIRN_ORIGIN must be set where CAIRN_TRUSTED_PROXIES is: pages hold addresses of it');
  if (env.testPayments === true && env.stripe !== undefined)
    errors.push('CAIRN_TEST_PAYMENTS must not be on where Stripe takes payments');
  return errors.length === 0 ? ok(env) : fail(errors);
}

/** The URL is not repeated in the error: it may contain a password. */
function databaseUrl(text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined) return undefined;
  const protocol = URL.parse(text)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text;
  errors.push('DATABASE_URL must be a URL that starts with postgres:// or postgresql://');
  return undefined;
}

/** The URL is not repeated in the error either. */
function smtpUrl(text: string | undefined, errors: string[]): string | undefined {
  const url = text === undefined ? undefined : URL.parse(text);
  if (url === undefined) return undefined;
  if (url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return url.href;
  errors.push('CAIRN_SMTP_URL must be a URL that starts with smtp:// or smtps:// and names a host');
  return undefined;
}

/** Keys are not repeated in errors. */
function stripeKeys(
  secretKey: string | undefined,
  webhookSecret: string | undefined,
  errors: string[],
): Env['stripe'] {
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  const isKey = /^[rs]k_(live|test)_\w+$/.test(secretKey ?? '');
  if (!isKey) errors.push('STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_ or rk_test_');
  const isSecret = /^whsec_\S+$/.test(webhookSecret ?? '');
  if (!isSecret) errors.push('STRIPE_WEBHOOK_SECRET must begin with whsec_');
  return { secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '' };
}

function isOn(name: string, text: string | undefined, errors: string[]): boolean | undefined {
  if (text !== undefined && text !== 'on' && text !== 'off')
    errors.push(`${name} must be on or off, not "${text}"`);
  return text === undefined ? undefined : text === 'on';
}

function logLevel(text: string | undefined, errors: string[]): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text ?? 'info'));
  if (level === undefined) errors.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level ?? 'info';
}

function publicOrigin(text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') {
    return url.origin;
  }
  errors.push(`CAIRN_ORIGIN must be an origin such as https://shop.example, not "${text}"`);
  return undefined;
}
