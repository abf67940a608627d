// What a cart change takes of a row, and how rows are written in a query.
import { describe, expect, test } from 'vitest';
import {
  fromRowText,
  type QueuedChange,
  ROW_QUANTITY_PATTERN,
  toRowText,
  unitsTaken,
} from '#contract/cart-change.ts';

describe('a change takes', () => {
  const upTo = [
    { orderRowId: 'row-a', quantity: 2 },
    { orderRowId: 'gift-1', quantity: 1 },
  ];
  const taken = (change: QueuedChange) => ['row-a', 'row-b', 'gift-1'].map((id) => unitsTaken(change, id));

  test('one of its row, or all of it', () => {
    expect(taken({ kind: 'subtract', orderRowId: 'row-a' })).toEqual([1, 0, 0]);
    expect(taken({ kind: 'remove', orderRowId: 'row-b' })).toEqual([0, Infinity, 0]);
    expect(taken({ kind: 'clear' })).toEqual([Infinity, Infinity, Infinity]);
  });

  test('no more than there was, and nothing of what was not there', () => {
    expect(taken({ kind: 'remove', orderRowId: 'row-a', upTo })).toEqual([2, 0, 0]);
    expect(taken({ kind: 'remove', orderRowId: 'row-b', upTo })).toEqual([0, 0, 0]);
    expect(taken({ kind: 'clear', upTo })).toEqual([2, 0, 1]);
  });

  test('of a row that is named by its article alone as much', () => {
    expect(taken({ kind: 'remove', orderRowId: 'a', upTo })).toEqual([2, 0, 0]);
  });

  test('nothing, if it adds, enters a code or moves the cart', () => {
    expect(taken({ kind: 'add', articleId: 'a', quantity: 3 })).toEqual([0, 0, 0]);
    expect(taken({ kind: 'enterCode', code: 'TEN' })).toEqual([0, 0, 0]);
    expect(taken({ kind: 'setCountry' })).toEqual([0, 0, 0]);
    expect(unitsTaken({ kind: 'addGiftCard' }, 'gift-1')).toBe(0);
  });
});

test('a row and its quantity are one text, with any id', () => {
  for (const orderRowId of ['row-a', 'row-a.b_c:d~e-7'])
    for (const quantity of [1, 99]) {
      const text = toRowText({ orderRowId, quantity });
      expect(text).toMatch(new RegExp(ROW_QUANTITY_PATTERN));
      expect(fromRowText(text)).toEqual({ orderRowId, quantity });
    }
  for (const text of ['row-a', 'row-a*', 'row-a*0', 'row-a*100', 'row-a*-1', '*2', 'row-a*2*2', 'row a*2'])
    expect(text).not.toMatch(new RegExp(ROW_QUANTITY_PATTERN));
});
