import { describe, expect, test } from 'vitest';
import { type ErrorCode, shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { chooseResponse } from '#worker/cache/choose-response.ts';

interface Scene {
  readonly isOnline?: boolean;
  readonly snapshot?: 'current' | 'stale' | 'absent';
  readonly device?: Result<string>;
  readonly server?: Result<string>;
  readonly kept?: Result<string> | null;
  readonly part?: Result<string>;
  /** The server's response comes only after the wait. */
  readonly isLate?: boolean;
  readonly patienceMs?: number;
}
async function ask(scene: Scene) {
  const { isOnline = true, snapshot = 'absent', device, server = ok('server'), kept = null } = scene;
  const { isLate = false, patienceMs = 400, part } = scene;
  const asked: string[] = [];
  const noted: string[] = [];
  let late: Promise<Result<unknown>> | null = null;
  const response = Promise.withResolvers<Result<string>>();
  if (!isLate) response.resolve(server);
  const result = await chooseResponse<string>({
    isOnline,
    snapshot,
    fromSnapshot: async () => {
      asked.push('device');
      return device ?? ok('device');
    },
    fromServer: async ({ timeoutMs, isSingleAttempt }) => {
      asked.push(timeoutMs === undefined ? 'server' : `server within ${timeoutMs} ms`);
      if (isSingleAttempt !== true) asked.push('again and again');
      return response.promise;
    },
    fromCache: async () => kept,
    fromPart: part && (async () => part),
    patience: {
      waitMs: () => patienceMs,
      noteLate: () => noted.push('late'),
      onLate: (promise) => {
        late = promise;
      },
      schedule(ms, call) {
        noted.push(`waits ${ms}`);
        const timer = setTimeout(call);
        return () => clearTimeout(timer);
      },
    },
  });
  if (isLate) response.resolve(server);
  return {
    answer: result.ok ? result.value : result.error.code,
    asked,
    noted,
    late: late === null ? null : await (late as Promise<Result<unknown>>),
  };
}
const no = (code: ErrorCode, status?: number) =>
  fail(shopError(code, status === undefined ? {} : { status }));

test('a current snapshot answers without the server', async () => {
  expect(await ask({ snapshot: 'current' })).toMatchObject({
    answer: 'device',
    asked: ['device'],
    noted: [],
  });
});

test('what a current snapshot does not know is asked of the server, and believed when that is silent', async () => {
  const device = no('unknown_listing');
  expect(await ask({ snapshot: 'current', device })).toMatchObject({
    answer: 'server',
    asked: ['device', 'server'],
    noted: [],
  });
  expect((await ask({ snapshot: 'current', device, server: no('offline') })).answer).toBe('unknown_listing');
  expect((await ask({ snapshot: 'current', device, isOnline: false })).asked).toEqual(['device']);
});

describe('what the device could answer in part', () => {
  const part = ok('part');
  test('is the server’s, whose verdict counts', async () => {
    expect(await ask({ part })).toMatchObject({ answer: 'server', asked: ['server within 5000 ms'] });
    expect((await ask({ part, server: no('unknown_listing', 404) })).answer).toBe('unknown_listing');
  });
  test.each([no('offline'), no('timeout'), no('overloaded', 503)])(
    'is the part’s where the server gives none (%o)',
    async (server) => {
      expect((await ask({ part, server })).answer).toBe('part');
    },
  );
  test('is what was stored of the whole first, and without a network the server is not asked', async () => {
    expect(await ask({ part, isOnline: false, kept: ok('kept') })).toMatchObject({
      answer: 'kept',
      asked: [],
    });
    expect(await ask({ part, isOnline: false })).toMatchObject({ answer: 'part', asked: [] });
  });
});

describe('with a stale snapshot or a stored response', () => {
  test('the server answers where it does so in time', async () => {
    expect(await ask({ snapshot: 'stale' })).toMatchObject({
      answer: 'server',
      asked: ['device', 'server within 5000 ms'],
      noted: ['waits 400'],
      late: null,
    });
    expect((await ask({ kept: ok('kept') })).answer).toBe('server');
  });

  test('a server that is late is waited for no longer, and its response is not lost', async () => {
    for (const scene of [{ snapshot: 'stale' } as const, { kept: ok('device') }])
      expect(await ask({ ...scene, isLate: true })).toMatchObject({
        answer: 'device',
        noted: ['waits 400', 'late'],
        late: ok('server'),
      });
  });

  test('on a slow line nothing is waited for, but what is there already is taken', async () => {
    const slow = { snapshot: 'stale', patienceMs: 0 } as const;
    expect(await ask({ ...slow, isLate: true })).toMatchObject({ answer: 'device', noted: ['waits 0'] });
    expect(await ask(slow)).toMatchObject({ answer: 'server', late: null });
  });

  test('with all the patience the server is waited for, until it fails', async () => {
    const patient = { snapshot: 'stale', patienceMs: Number.POSITIVE_INFINITY } as const;
    expect(await ask(patient)).toMatchObject({ answer: 'server', noted: [] });
    expect((await ask({ ...patient, server: no('timeout') })).answer).toBe('device');
  });

  test('a server that fails gives way, and while offline it is not asked', async () => {
    expect((await ask({ snapshot: 'stale', server: no('timeout') })).answer).toBe('device');
    expect((await ask({ snapshot: 'stale', server: no('overloaded', 503) })).answer).toBe('device');
    expect((await ask({ snapshot: 'stale', isOnline: false })).asked).toEqual(['device']);
    expect((await ask({ kept: ok('kept'), server: no('offline') })).answer).toBe('kept');
    expect(await ask({ kept: ok('kept'), isOnline: false })).toMatchObject({ answer: 'kept', asked: [] });
  });

  test('what a stale snapshot does not know is waited for as long as it takes', async () => {
    const device = no('unknown_product');
    expect(await ask({ snapshot: 'stale', device, patienceMs: 0 })).toMatchObject({
      answer: 'server',
      asked: ['device', 'server'],
      noted: [],
    });
    expect((await ask({ snapshot: 'stale', device, server: no('offline') })).answer).toBe('unknown_product');
  });
});

describe('what was stored of a server whose catalogue was newer than the snapshot', () => {
  const device = no('unknown_product', 404);
  const scene = { snapshot: 'stale', device, kept: ok('kept') } as const;
  test('is given where the server gives no verdict, not where it gives one', async () => {
    expect(await ask({ ...scene, isOnline: false })).toMatchObject({ answer: 'kept', asked: ['device'] });
    expect((await ask({ ...scene, server: no('timeout') })).answer).toBe('kept');
    expect((await ask({ ...scene, server: no('unknown_product', 404) })).answer).toBe('unknown_product');
    expect((await ask(scene)).answer).toBe('server');
  });
  test('is not where the snapshot is current: what that lacks the server had given up', async () => {
    const current = { ...scene, snapshot: 'current' } as const;
    expect((await ask({ ...current, isOnline: false })).answer).toBe('unknown_product');
    expect((await ask({ ...current, server: no('timeout') })).answer).toBe('unknown_product');
  });
});

test('with nothing on the device the server is asked again and again, offline too, and the failure told', async () => {
  expect(await ask({ isOnline: false, server: no('offline') })).toMatchObject({
    answer: 'offline',
    asked: ['server', 'again and again'],
  });
});

test("a verdict of the server is an answer, and so is a cancelation: the device's older one does not hide them", async () => {
  for (const error of [no('unknown_listing', 404), no('broken_cursor', 400), no('canceled')])
    expect(await ask({ snapshot: 'stale', server: error })).toMatchObject({
      answer: error.ok ? '' : error.error.code,
    });
});
