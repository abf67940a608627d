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
}
async function ask({ isOnline = true, snapshot = 'absent', device, server, kept = null }: Scene) {
  const asked: string[] = [];
  const result = await chooseResponse<string>({
    isOnline,
    snapshot,
    fromSnapshot: async () => {
      asked.push('device');
      return device ?? ok('device');
    },
    fromServer: async ({ timeoutMs: limitMs }) => {
      asked.push(limitMs === undefined ? 'server' : `server within ${limitMs} ms`);
      return server ?? ok('server');
    },
    fromCache: async () => kept,
  });
  return { answer: result.ok ? result.value : result.error.code, asked };
}
const no = (code: ErrorCode, status?: number) =>
  fail(shopError(code, status === undefined ? {} : { status }));

test('a current snapshot answers without the server', async () => {
  expect(await ask({ snapshot: 'current' })).toEqual({ answer: 'device', asked: ['device'] });
});

test('what a current snapshot does not know is asked of the server, and believed when that is silent', async () => {
  const device = no('unknown_listing');
  expect(await ask({ snapshot: 'current', device })).toEqual({
    answer: 'server',
    asked: ['device', 'server'],
  });
  expect((await ask({ snapshot: 'current', device, server: no('offline') })).answer).toBe('unknown_listing');
  expect((await ask({ snapshot: 'current', device, isOnline: false })).asked).toEqual(['device']);
});

describe('without the server', () => {
  test('a stale snapshot waits three seconds for the server, and not at all while offline', async () => {
    expect(await ask({ snapshot: 'stale' })).toEqual({ answer: 'server', asked: ['server within 3000 ms'] });
    expect((await ask({ snapshot: 'stale', server: no('timeout') })).answer).toBe('device');
    expect((await ask({ snapshot: 'stale', server: no('overloaded', 503) })).answer).toBe('device');
    expect((await ask({ snapshot: 'stale', isOnline: false })).asked).toEqual(['device']);
  });

  test('a kept answer stands in', async () => {
    const kept = ok('kept');
    expect(await ask({ kept, server: no('offline') })).toEqual({
      answer: 'kept',
      asked: ['server within 3000 ms'],
    });
    expect(await ask({ kept, isOnline: false })).toEqual({ answer: 'kept', asked: [] });
  });

  test('with nothing on the device the server is asked after all, and the failure told', async () => {
    expect(await ask({ isOnline: false, server: no('offline') })).toEqual({
      answer: 'offline',
      asked: ['server'],
    });
  });
});

test("a verdict of the server is an answer, and so is a cancelation: the device's older one does not hide them", async () => {
  for (const error of [no('unknown_listing', 404), no('broken_cursor', 400), no('canceled')])
    expect((await ask({ snapshot: 'stale', kept: ok('kept'), server: error })).asked).toEqual([
      'server within 3000 ms',
    ]);
});
