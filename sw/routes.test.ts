import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { routeOf } from '#sw/routes.ts';

const ORIGIN = 'https://shop.example';
const route = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  routeOf({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

describe('the service worker', () => {
  test('responds to navigations to pages of the app', () => {
    for (const path of [
      '/',
      '/sv-se',
      '/sv-se/c/jackets?query=x',
      '/sv-se/p/fjord',
      '/apis',
      '/v3x',
      '/imagesque',
    ])
      expect(route(path, 'navigate'), path).toBe('page');
  });

  test('hands navigations to checkout and payment to the server, and nothing that only begins like it', () => {
    for (const path of [
      '/checkout',
      '/sv-se/checkout',
      '/SV-SE/checkout',
      '/sv-se/checkout/return?payment=1',
      '/payment/test/p1',
    ])
      expect(route(path, 'navigate'), path).toBe('server-page');
    for (const path of ['/sv-se/checkouts', '/sv-se/c/checkout', '/checkoutx'])
      expect(route(path, 'navigate'), path).toBe('page');
    expect(route('/sv-se/checkout')).toBeNull();
  });

  test('leaves every call of the API to the network, in whatever mode', () => {
    const paths = Object.values(CALLS).map(({ path }) => path.replaceAll(/\{\w+\}|:\w+/g, 'id'));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths)
      expect([route(path), route(path, 'navigate'), route(path, 'same-origin')], path).toEqual([
        null,
        null,
        null,
      ]);
  });

  test('leaves files, health checks and its own script to the network', () => {
    for (const path of [
      '/fonts/a.woff2',
      '/icons/icon.svg',
      '/snapshots/text-1',
      '/readyz',
      '/healthz',
      '/openapi.json',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-sv-se.xml',
      '/sw.js',
      '/manifest.webmanifest',
      '/monitoring',
    ])
      expect([route(path), route(path, 'navigate')], path).toEqual([null, null]);
  });

  test('responds to files of the build, but not to one that is opened in a tab', () => {
    expect(route('/assets/page.js')).toBe('asset');
    expect(route('/assets/page.js', 'navigate')).toBeNull();
  });

  test('responds to images, but shows one that is opened in a tab as the server sends it', () => {
    expect(route('/images/a/400.webp', 'no-cors')).toBe('image');
    expect(route('/images/a/400.webp', 'navigate')).toBeNull();
  });

  test('responds to nothing that changes something or is of another origin', () => {
    expect(route('/sv-se', 'navigate', 'POST')).toBeNull();
    expect(route('/images/a.webp', 'no-cors', 'HEAD')).toBeNull();
    expect(route('https://pictures.example/images/a.webp', 'no-cors')).toBeNull();
    expect(route('https://other.example/sv-se', 'navigate')).toBeNull();
  });
});
