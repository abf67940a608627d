import { expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Patience } from '#worker/cache/choose-response.ts';
import { createRenewals } from '#worker/cache/renewals.ts';
import { createLine } from '#worker/http/line.ts';

interface Page {
  readonly price: number;
  readonly requestId: string;
}

function setUp() {
  const renewed: string[] = [];
  const timers: (() => void)[] = [];
  const line = createLine(() => 0, false);
  const renewals = createRenewals({
    line,
    schedule: (_, call) => {
      timers.push(call);
      return () => undefined;
    },
    onRenewed: (callId) => renewed.push(callId),
    report: (error) => {
      throw error;
    },
  });
  const response = Promise.withResolvers<Result<unknown>>();
  let compositions = 0;
  /** Composed from the device while there is no server's price. */
  const compose = (serverPrice: () => number | null) => async (patience: Patience) => {
    compositions += 1;
    const price = serverPrice();
    if (price === null && patience.waitMs() < Number.POSITIVE_INFINITY) patience.onLate(response.promise);
    return ok<Page>({ price: price ?? 10, requestId: `r${compositions}` });
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { renewals, renewed, timers, response, compose, settle, compositions: () => compositions };
}

test('what the server answers late is given to the next call, and the page told of it', async () => {
  const { renewals, renewed, response, compose, settle, compositions } = setUp();
  let price: number | null = null;
  const first = await renewals.run(
    'c1',
    'home',
    compose(() => price),
  );
  expect(first).toMatchObject({ value: { price: 10 } });
  price = 12;
  response.resolve(ok({}));
  await settle();
  expect(renewed).toEqual(['c1']);
  expect(
    await renewals.run(
      'c2',
      'home',
      compose(() => price),
    ),
  ).toMatchObject({ value: { price: 12 } });
  expect(compositions()).toBe(2);
  await renewals.run(
    'c3',
    'home',
    compose(() => price),
  );
  expect([compositions(), renewed]).toEqual([3, ['c1']]);
});

test('the same content under other ids, a failure, and a call that waited for nothing renew nothing', async () => {
  const same = setUp();
  await same.renewals.run(
    'c1',
    'home',
    same.compose(() => null),
  );
  same.response.resolve(ok({}));
  await same.settle();
  expect([same.compositions(), same.renewed]).toEqual([2, []]);

  const failed = setUp();
  await failed.renewals.run(
    'c1',
    'home',
    failed.compose(() => null),
  );
  failed.response.resolve(fail(shopError('timeout')));
  await failed.settle();
  expect([failed.compositions(), failed.renewed]).toEqual([1, []]);

  const quick = setUp();
  await quick.renewals.run(
    'c1',
    'home',
    quick.compose(() => 12),
  );
  await quick.settle();
  expect([quick.compositions(), quick.renewed]).toEqual([1, []]);
});

test('a renewed page that nobody asks for is not kept', async () => {
  const { renewals, timers, response, compose, settle, compositions } = setUp();
  let price: number | null = null;
  await renewals.run(
    'c1',
    'home',
    compose(() => price),
  );
  price = 12;
  response.resolve(ok({}));
  await settle();
  for (const timer of timers) timer();
  await renewals.run(
    'c2',
    'home',
    compose(() => price),
  );
  expect(compositions()).toBe(3);
});
