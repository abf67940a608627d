// How often a client may be wrong about discount codes, and when it may again.
import { expect, test } from 'vitest';
import { clientOf } from '#server/http/client-address.ts';
import { createGuessLimit, MAX_WRONG_CODES, WRONG_CODES_WINDOW_MS } from '#server/shop/guess-limit.ts';

test('attempts count until they turn out right, for a window, for each client by itself', () => {
  const limit = createGuessLimit();
  for (let at = 0; at < MAX_WRONG_CODES; at += 1) expect(limit.take('a', at)).toBe(true);
  expect([limit.take('a', 50), limit.take('b', 50)]).toEqual([false, true]);
  limit.giveBack('a');
  expect([limit.take('a', 51), limit.take('a', 52)]).toEqual([true, false]);
  expect(limit.take('a', WRONG_CODES_WINDOW_MS - 1)).toBe(false);
  expect(limit.take('a', WRONG_CODES_WINDOW_MS)).toBe(true);
  limit.giveBack('nobody');
});

test('a client is an IPv4 address or an IPv6 network; those of this machine are not told apart', () => {
  expect(clientOf('203.0.113.7')).toBe('203.0.113.7');
  expect(clientOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(clientOf('2001:db8:1:2::1')).toBe(clientOf('2001:db8:1:2:ffff:1:2:3'));
  expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
  expect(['127.0.0.1', '::1', 'unknown'].map(clientOf)).toEqual([null, null, null]);
});
