// The environment is read once: defaults where nothing is said, and a fault that names its variable.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';

test('what is not said has a default', () => {
  expect(readEnv({ PORT: '' })).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      logLevel: 'info',
      origin: undefined,
      trustedProxies: 0,
      maxDelayMs: 1_500,
      hasEventsSocket: true,
      hasServiceWorker: true,
      hasAvif: true,
      maxDeviceBytes: 48_000_000,
    },
  });
});

test('what is said is taken', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '127.0.0.1',
    CAIRN_DATA_DIR: '/var/cairn',
    DATABASE_URL: 'postgres://u:p@db/shop',
    LOG_LEVEL: 'debug',
    CAIRN_ORIGIN: 'https://shop.example/',
    CAIRN_TRUSTED_PROXIES: '1',
    CAIRN_MAX_DELAY_MS: '0',
    CAIRN_SERVICE_WORKER: 'off',
    CAIRN_AVIF: 'off',
    CAIRN_DEVICE_CATALOGUE_MB: '12',
  });
  expect(env.ok && env.value).toMatchObject({
    port: 8080,
    origin: 'https://shop.example',
    trustedProxies: 1,
    maxDelayMs: 0,
    hasServiceWorker: false,
    hasAvif: false,
    maxDeviceBytes: 12_000_000,
  });
});

test('behind proxies the public origin has to be said: a page must not follow what a request says', () => {
  const faults = (variables: Record<string, string>) => {
    const env = readEnv(variables);
    return env.ok ? [] : env.error;
  };
  const missing = 'CAIRN_ORIGIN must be set where CAIRN_TRUSTED_PROXIES is: pages hold addresses of it';
  expect(faults({ CAIRN_TRUSTED_PROXIES: '1' })).toEqual([missing]);
  expect(faults({ CAIRN_TRUSTED_PROXIES: '1', CAIRN_ORIGIN: 'https://shop.example' })).toEqual([]);
  expect(faults({ CAIRN_TRUSTED_PROXIES: '1', CAIRN_ORIGIN: 'nonsense' })).toHaveLength(1);
  expect(faults({ CAIRN_TRUSTED_PROXIES: '0' })).toEqual([]);
});

test('every fault is reported at once and names its variable, never a password', () => {
  const env = readEnv({
    PORT: '80000',
    DATABASE_URL: 'mysql://u:hunter2@db/shop',
    LOG_LEVEL: 'loud',
    CAIRN_ORIGIN: 'shop.example',
    CAIRN_DEVICE_CATALOGUE_MB: '0',
  });
  const faults = env.ok ? [] : env.error;
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'LOG_LEVEL',
    'CAIRN_ORIGIN',
    'CAIRN_DEVICE_CATALOGUE_MB',
  ]);
  expect(faults.join(' ')).not.toContain('hunter2');
});

test('Stripe needs both of its keys, which no fault repeats, and excludes test payments', () => {
  const faultsOf = (variables: Record<string, string>) => {
    const env = readEnv(variables);
    return env.ok ? [] : env.error;
  };
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(faultsOf(STRIPE)).toEqual([]);
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
    'STRIPE_WEBHOOK_SECRET must begin with whsec_',
  ]);
  expect(faultsOf({ ...STRIPE, STRIPE_SECRET_KEY: 'hunter2' })).toEqual([
    'STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_ or rk_test_',
  ]);
  expect(faultsOf({ ...STRIPE, CAIRN_TEST_PAYMENTS: 'on' })).toEqual([
    'CAIRN_TEST_PAYMENTS must not be on where Stripe takes payments',
  ]);
  expect(faultsOf({ ...STRIPE, CAIRN_TEST_PAYMENTS: 'off' })).toEqual([]);
});
