// Kill -9 of the server at random moments during cart changes: what was acknowledged is there, and the folder always opens.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { killProcess, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const CHANGES = 200;
const KILLS = 8;

describe.each(DATABASES)('a server that is killed, on $name', ({ make }) => {
  let place: TestDatabase;
  let running: ServerProcess;
  beforeAll(async () => {
    place = await make();
    const store = await openStore(place);
    const articles = Array.from({ length: CHANGES }, (_, at) => smallArticle(`k${at}`, `${at}`, 9));
    const products = [smallProduct('p1', [smallVariant('p1-blue', articles)])];
    await applyCatalogue(store, smallCatalogue({ products }));
    await store.close();
    running = await startServerProcess(place);
  });
  afterAll(async () => {
    await killProcess(running.child);
    await place.remove();
  });

  test('CA-12e every acknowledged change is there after each restart, once', {
    timeout: 180_000,
  }, async () => {
    let cookie = '';
    // 503 says that nothing happened and to come again; a loaded machine may say so.
    const ask = async (
      path: string,
      init: { method?: string; headers?: Record<string, string>; body?: string } = {},
    ): Promise<Response> => {
      const headers = { 'content-type': 'application/json', cookie, ...init.headers };
      const answer = await fetch(`${running.address}${path}`, { ...init, headers });
      if (answer.status === 503) {
        await pause(Number(answer.headers.get('retry-after')) * 1000);
        return ask(path, init);
      }
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer;
    };
    const add = async (at: number): Promise<Cart> => {
      const answer = await ask('/api/cart/add?market=sv-se', {
        method: 'POST',
        headers: { 'idempotency-key': `change-${at}` },
        body: JSON.stringify({ size: { articleId: `k${at}` } }),
      });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return (await answer.json()) as Cart;
    };
    const quantities = async () => {
      const answer = await ask('/api/cart/get/?market=sv-se');
      const { orderRows } = (await answer.json()) as Cart;
      return new Map(orderRows.map((row) => [row.product.size.articleId, row.quantity]));
    };
    await add(0);
    const acknowledged = new Set(['k0']);
    let kills = 0;
    for (let at = 1; at < CHANGES; at += 1) {
      const isLast = kills < KILLS && at % Math.floor(CHANGES / KILLS) === 0;
      const dying = isLast
        ? new Promise<void>((resolve) => {
            setTimeout(() => void killProcess(running.child).then(resolve), Math.random() * 12);
          })
        : undefined;
      try {
        await add(at);
        acknowledged.add(`k${at}`);
      } catch (error) {
        if (dying === undefined) throw error;
      }
      if (dying === undefined) continue;
      await dying;
      kills += 1;
      running = await startServerProcess(place);
      const kept = await quantities();
      expect([...acknowledged].filter((articleId) => kept.get(articleId) !== 1)).toEqual([]);
      // The change that got no answer is sent again under its key, as a device would.
      await add(at);
      acknowledged.add(`k${at}`);
    }
    expect(kills).toBeGreaterThanOrEqual(KILLS - 1);
    const all = await quantities();
    expect(all.size).toBe(CHANGES);
    expect([...all.values()].every((quantity) => quantity === 1)).toBe(true);
  });
});
