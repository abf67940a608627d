// Versions of the service worker in a real browser: whole or not at all, beside tabs of the one before, and switched off.
import { expect, test } from 'vitest';
import { DEVICE_CACHE } from '#contract/device-record.ts';
import { useServiceWorkerShop } from '#tests/service-worker-shop.ts';

const on = useServiceWorkerShop();

/** Looks for another version; resolves to whether one waits when all is settled. */
const findsVersion = () =>
  on.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const installing = registration.installing;
    await new Promise<void>((done) => {
      if (installing === null) return done();
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') done();
      });
    });
    return registration.waiting !== null;
  });
const loads = (path: string) =>
  on.page.evaluate(
    (url) =>
      fetch(url, { cache: 'no-store' }).then(
        (response) => response.text(),
        () => 'failed',
      ),
    path,
  );

/** Resolves when the version that waits has taken over, and done what it does then. */
const letTakeOver = () =>
  on.page.evaluate(async () => {
    const isTakenOver = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done);
    });
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    await isTakenOver;
    if (waiting?.state === 'activated') return;
    await new Promise((done) => waiting?.addEventListener('statechange', done, { once: true }));
  });
const loadedParts = (...names: string[]) =>
  Promise.all(names.map((name) => loads(`/assets/part-${name}.js`)));

test('a version that takes over keeps the files of the one before it, for tabs that are still open', async () => {
  on.version = 'second';
  expect(await findsVersion()).toBe(true);
  await letTakeOver();
  on.proxy.isOffline = true;
  expect(await loadedParts('1', '2', '9')).toEqual(['part', 'part', 'failed']);
});

test('while a version waits, a page of it that the server has sent finds its files without a network', async () => {
  on.version = 'second';
  expect(await findsVersion()).toBe(true);
  on.proxy.isOffline = true;
  expect(await loadedParts('1', '2', '9')).toEqual(['part', 'part', 'failed']);
});

test('of three versions the first keeps its files until the third takes over', async () => {
  on.version = 'second';
  await findsVersion();
  await letTakeOver();
  on.version = 'third';
  expect(await findsVersion()).toBe(true);
  on.proxy.isOffline = true;
  expect(await loadedParts('1', '2', '3')).toEqual(['part', 'part', 'part']);
  await letTakeOver();
  expect(await loadedParts('1', '2', '3')).toEqual(['failed', 'part', 'part']);
});

test('a version of which one file is not what it should be is not installed, and the one before goes on', async () => {
  on.version = 'broken';
  expect(await findsVersion()).toBe(false);
  on.proxy.isOffline = true;
  expect(await on.titleAt('/sv-se/c/jackets')).toBe('shell');
  expect(await loads('/assets/part-1.js')).toBe('part');
});

test('switched off by the shop, the service worker ends and leaves nothing but what is the pages’ own', async () => {
  await on.queueAdd('a1');
  await on.page.evaluate(async (name) => void (await caches.open(name)), DEVICE_CACHE);
  on.version = 'off';
  await findsVersion();
  await expect
    .poll(() => on.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
    .toBe(true);
  expect(await on.page.evaluate(async () => (await caches.keys()).sort())).toEqual([
    DEVICE_CACHE,
    'outbox-witness-1',
  ]);
  expect(await on.pendingCount()).toBe(1);
  expect(await on.titleAt('/sv-se/c/jackets')).toBe('server page');
  expect(await on.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a version is not installed while a file of it is missing', async () => {
  on.version = 'second';
  on.proxy.faultOf = (line) => (line.endsWith('/part-2.js') ? { status: 404, body: '' } : undefined);
  expect(await findsVersion()).toBe(false);
  on.proxy.faultOf = () => undefined;
  expect(await findsVersion()).toBe(true);
});
