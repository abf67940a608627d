// What the checkout's page keeps in the tab: what was typed and not sent, and never what pays or what was agreed to.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isField, typedFields } from '#src/checkout/typed-fields.ts';

const KEY = 'cairn-checkout-test';
let form: HTMLFormElement;
beforeEach(() => {
  sessionStorage.clear();
  form = document.createElement('form');
  form.innerHTML = `
    <input name="delivery.city"><input name="giftCard"><input name="discountCode">
    <input type="checkbox" name="terms"><input type="hidden" name="agreement"><select name="offer.p1"><option>S</select>
    <input type="radio" name="methodId" value="standard"><input type="radio" name="methodId" value="express">`;
  document.body.append(form);
});
afterEach(() => form.remove());

function type(name: string, value: string): void {
  const fields = [...form.querySelectorAll('input, select')].filter(isField);
  const field = fields.find((one) => one.name === name && (one.type !== 'radio' || one.value === value));
  if (field === undefined) throw new Error(name);
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = true;
  else field.value = value;
  typedFields(sessionStorage, KEY).note(field);
}

test('what was typed is there after a reload, and no longer once the server has it', () => {
  type('delivery.city', 'Umeå "1"');
  type('methodId', 'express');
  form.reset();
  const kept = typedFields(sessionStorage, KEY);
  expect(kept.restore(form)).toBe(true);
  expect(new URLSearchParams(new FormData(form) as never).get('delivery.city')).toBe('Umeå "1"');
  expect(new FormData(form).get('methodId')).toBe('express');
  kept.forget(new URLSearchParams({ 'delivery.city': 'Umeå "1"' }));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual([['methodId', 'express']]);
});

test('codes, which pay, and what was agreed to leave no trace in the device’s storage', () => {
  for (const [name, value] of [
    ['giftCard', 'QX7M-4KPT-9WZC-H2RD-7F3K'],
    ['discountCode', 'TEN'],
    ['agreement', 'a1'],
    ['terms', 'on'],
    ['offer.p1', 'S'],
  ] as const)
    type(name, value);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a storage that holds something else, or nothing at all, restores nothing', () => {
  for (const stored of ['{}', '[1,["a"],["delivery.city",5]]', 'not JSON']) {
    sessionStorage.setItem(KEY, stored);
    expect(typedFields(sessionStorage, KEY).restore(form), stored).toBe(false);
  }
  expect(typedFields(null, KEY).restore(form)).toBe(false);
});
