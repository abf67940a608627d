// The sync inbox: which changes it lists, in what words' terms, and when they have waited for long.
import { describe, expect, test } from 'vitest';
import type { CartIntent } from '#contract/cart.ts';
import type { CartRowView } from '#contract/clients.ts';
import { type ErrorCode, shopError } from '#contract/errors.ts';
import type { CartEntry, CartState } from '#outbox/outbox.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';
import { inboxOf, type InboxContext, NOTICEABLE_WAIT_MS } from '#worker/shop/inbox.ts';

const NOW = 1_000_000;
const add = (articleId: string, quantity = 1): CartIntent['change'] => ({ kind: 'add', articleId, quantity });
const entry = (id: string, change: CartIntent['change'], overrides: Partial<CartEntry> = {}): CartEntry => ({
  id,
  seq: 1,
  since: NOW,
  attempts: 0,
  account: null,
  size: 0,
  kind: 'cart',
  seen: change.kind === 'add' ? { ...OPTIMISTIC_ROW, title: `Seen ${change.articleId}` } : null,
  intent: { intentId: id, market: 'sv-se', change },
  ...overrides,
});
const inbox = (
  pending: CartEntry[],
  dead: [CartEntry, ErrorCode][] = [],
  context: Partial<InboxContext> = {},
) => {
  const deadLetters = dead.map(([one, code]) => ({
    entry: one,
    error: shopError(code, { detail: 'words' }),
    at: NOW,
  })) satisfies CartState['deadLetters'];
  return inboxOf(
    { pending, deadLetters },
    { eventCount: 0, rows: [], isOnline: true, now: NOW, startedAt: 0, ...context },
  );
};

describe('what it lists', () => {
  test('refused changes first, then what waits, in the order of sending', () => {
    const { changes, waitingCount, refusedCount } = inbox(
      [entry('w1', add('a')), entry('w2', { kind: 'remove', orderRowId: 'row-b' })],
      [[entry('d1', add('c', 2)), 'out_of_stock']],
    );
    expect(changes).toMatchObject([
      { ids: ['d1'], kind: 'add', quantity: 2, refusal: { code: 'out_of_stock', message: 'words', at: NOW } },
      { ids: ['w1'], kind: 'add', articleId: 'a', refusal: null },
      { ids: ['w2'], kind: 'remove', articleId: 'b', refusal: null },
    ]);
    expect([waitingCount, refusedCount]).toEqual([2, 1]);
  });

  test('changes of discount codes, each code’s by itself', () => {
    const { changes } = inbox([
      entry('w1', { kind: 'enterCode', code: 'TEN' }),
      entry('w2', { kind: 'enterCode', code: 'FIVE' }),
      entry('w3', { kind: 'enterCode', code: 'TEN' }),
      entry('w4', { kind: 'removeCode', code: 'FIVE' }),
    ]);
    expect(changes).toMatchObject([
      { ids: ['w1', 'w3'], kind: 'enterCode', code: 'TEN', articleId: '', product: null },
      { ids: ['w2'], kind: 'enterCode', code: 'FIVE' },
      { ids: ['w4'], kind: 'removeCode', code: 'FIVE' },
    ]);
  });

  test('equal changes of a product that follow one another are one, since the first of them', () => {
    const { changes, waitingCount } = inbox([
      entry('w1', add('a'), { since: 5 }),
      entry('w2', add('b')),
      entry('w3', add('a', 2), { since: 9 }),
      entry('w4', { kind: 'subtract', orderRowId: 'row-a' }),
      entry('w5', add('a')),
    ]);
    expect(changes.map(({ ids, kind, quantity, since }) => [ids.join(' '), kind, quantity, since])).toEqual([
      ['w1 w3', 'add', 3, 5],
      ['w2', 'add', 1, NOW],
      ['w4', 'subtract', 1, NOW],
      ['w5', 'add', 1, NOW],
    ]);
    expect(waitingCount).toBe(5);
  });

  test('changes on both sides of a clear, and those refused for another reason, stay apart', () => {
    expect(
      inbox([entry('w1', add('a')), entry('w2', { kind: 'clear' }), entry('w3', add('a'))]).changes,
    ).toHaveLength(3);
    const refused = inbox(
      [],
      [
        [entry('d1', add('a')), 'out_of_stock'],
        [entry('d2', add('a')), 'out_of_stock'],
        [entry('d3', add('a')), 'not_sold_here'],
      ],
    );
    expect(refused.changes.map(({ ids }) => ids)).toEqual([['d1', 'd2'], ['d3']]);
  });

  test('a product is named as the cart has it, else as the shopper saw it, else not at all', () => {
    const rows = [{ ...OPTIMISTIC_ROW, title: 'In the cart', articleId: 'b' }];
    const { changes } = inbox(
      [
        entry('w1', add('a')),
        entry('w2', { kind: 'remove', orderRowId: 'row-b' }),
        entry('w3', { kind: 'remove', orderRowId: 'row-x' }),
      ],
      [],
      { rows: rows as CartRowView[] },
    );
    expect(changes.map(({ product }) => product?.title)).toEqual(['Seen a', 'In the cart', undefined]);
  });

  test('events are counted, not listed', () => {
    expect(inbox([], [], { eventCount: 7 })).toMatchObject({ eventCount: 7, changes: [], isDelayed: false });
  });
});

describe('why and for how long', () => {
  const waiting = (overrides: Partial<CartEntry>, context: Partial<InboxContext> = {}) => {
    const { cause, isDelayed } = inbox([entry('w1', add('a'), overrides)], [], context);
    return [cause, isDelayed];
  };

  test('what was just made is being sent', () => {
    expect(waiting({ since: NOW - NOTICEABLE_WAIT_MS + 1 })).toEqual(['sending', false]);
  });

  test('after a noticeable wait it is delayed, also by a clock that was set back', () => {
    expect(waiting({ since: NOW - NOTICEABLE_WAIT_MS })).toEqual(['sending', true]);
    expect(waiting({ since: NOW + NOTICEABLE_WAIT_MS })).toEqual(['sending', true]);
  });

  test('what waits from before this worker is given the same time', () => {
    expect(waiting({ since: 1 }, { startedAt: NOW })).toEqual(['sending', false]);
  });

  test('without a server, or after a failed attempt, it is delayed at once', () => {
    expect(waiting({}, { isOnline: false })).toEqual(['offline', true]);
    expect(waiting({ attempts: 1 })).toEqual(['busy', true]);
  });

  test('nothing waits: nothing is delayed', () => {
    expect(inbox([], [], { isOnline: false }).isDelayed).toBe(false);
  });
});
