// Who costs too much waits; nobody else does.
import { expect, test } from 'vitest';
import { clientOf } from '#server/http/client-address.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';

function limitsAt() {
  let now = 1_000_000;
  const limits = createCostLimits(() => now);
  const retryAfter = (address: string) => limits.refusalOf(clientOf(address))?.retryAfterS ?? null;
  const spend = (address: string, ms: number) => limits.spend(clientOf(address), ms);
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { spend, retryAfter, pass };
}

test('a burst of 6 s of processor time is free, what goes beyond it is waited for', () => {
  const { spend, retryAfter, pass } = limitsAt();
  spend('203.0.113.9', 6_000);
  expect(retryAfter('203.0.113.9')).toBeNull();
  spend('203.0.113.9', 500);
  expect(retryAfter('203.0.113.9')).toBe(2);
  expect(retryAfter('203.0.113.10')).toBeNull();
  pass(1);
  expect(retryAfter('203.0.113.9')).toBe(1);
  pass(1);
  expect(retryAfter('203.0.113.9')).toBeNull();
});

test('what is unspent is not saved beyond the burst', () => {
  const { spend, retryAfter, pass } = limitsAt();
  spend('203.0.113.9', 100);
  pass(3600);
  spend('203.0.113.9', 6_250);
  expect(retryAfter('203.0.113.9')).toBe(1);
});

test('a quarter of a core can be spent for ever', () => {
  const { spend, retryAfter, pass } = limitsAt();
  for (let second = 0; second < 600; second += 1) {
    spend('203.0.113.9', 250);
    expect(retryAfter('203.0.113.9')).toBeNull();
    pass(1);
  }
});

test.each([
  ['203.0.113.', (index: number) => `203.0.113.${index}`, '203.0.113.200', '203.0.114.1'],
  ['2001:db8:1::/48', (index: number) => `2001:db8:1:${index}::1`, '2001:db8:1:ff::1', '2001:db8:2::1'],
])('who has many addresses of a network (%s) has one budget for them', (_, addressAt, same, other) => {
  const { spend, retryAfter } = limitsAt();
  for (let index = 1; index <= 10; index += 1) spend(addressAt(index), 2_475);
  expect(retryAfter(addressAt(1))).toBe(1);
  expect(retryAfter(same)).toBe(1);
  expect(retryAfter(other)).toBeNull();
});

test('one IPv6 client is its network of 64 bits, and an IPv4 address is the same in both forms', () => {
  const { spend, retryAfter } = limitsAt();
  spend('2001:db8:1:2::1', 7_000);
  expect(retryAfter('2001:db8:1:2:ffff::9')).toBe(4);
  expect(retryAfter('2001:db8:1:3::1')).toBeNull();
  spend('::ffff:203.0.113.9', 7_000);
  expect(retryAfter('203.0.113.9')).toBe(4);
});

test('requests of this machine, where a proxy that is not configured sends those of all, are not counted', () => {
  const { spend, retryAfter } = limitsAt();
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    spend(address, 1_000_000);
    expect(retryAfter(address)).toBeNull();
  }
});

test('a clock that is set back charges nobody, and what was spent comes back from then on', () => {
  const { spend, retryAfter, pass } = limitsAt();
  spend('203.0.113.9', 50);
  spend('203.0.113.10', 6_500);
  pass(-3600);
  expect([retryAfter('203.0.113.9'), retryAfter('203.0.113.10')]).toEqual([null, 2]);
  pass(2);
  expect(retryAfter('203.0.113.10')).toBeNull();
});
