// Text that was typed counts until it was sent: a form that was refused still has it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasTypedInput } from '#src/platform/typed-input.ts';

let form: HTMLFormElement;
beforeEach(() => {
  form = document.body.appendChild(document.createElement('form'));
  form.innerHTML =
    '<input type="radio" name="amount"><input name="code" value="K-1"><textarea name="message"></textarea>';
});
afterEach(() => form.remove());

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

test('text that is typed counts, also after its form was submitted in vain', () => {
  field('amount').checked = true;
  expect(hasTypedInput()).toBe(false);
  field('message').value = 'For the cold days';
  expect(hasTypedInput()).toBe(true);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.requestSubmit();
  expect(hasTypedInput()).toBe(true);
});

test.each([
  ['its form is reset', () => form.reset()],
  ['its form is gone', () => form.remove()],
  ['it is taken back', () => (field('code').value = 'K-1')],
  ['all of it is deleted', () => (field('code').value = '')],
  ['it has become the default of its field', () => (field('code').defaultValue = 'K-2')],
  ['it is searched for', () => (form.role = 'search')],
])('it counts no longer where %s', (_, act) => {
  field('code').value = 'K-2';
  expect(hasTypedInput()).toBe(true);
  act();
  expect(hasTypedInput()).toBe(false);
});
