// What a newer page from the server leaves alone: the field in use, what was typed since, what was chosen since.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { replaceParts } from '#src/checkout/live-parts.ts';

const field = (name: string, value = '', more = '') =>
  `<div><label for="${name}">${name}</label><input id="${name}" name="${name}" value="${value}" ${more}></div>`;
const radio = (value: string, more = '') =>
  `<label><input type="radio" id="m-${value}" name="method" value="${value}" ${more}>${value}</label>`;
const option = (value: string, more = '') => `<option value="${value}" ${more}>${value}</option>`;
const live = (content: string, name = 'delivery') => `<div data-live="${name}">${content}</div>`;

let form: HTMLFormElement;
beforeEach(() => {
  form = document.createElement('form');
  document.body.append(form);
});
afterEach(() => form.remove());

/** Shows the page, puts the focus on `id`, and brings the page up to `newer` as if it had been asked for with `sent`. */
function show(content: string, id: string): HTMLInputElement {
  form.innerHTML = content;
  const element = form.querySelector<HTMLInputElement>(`#${id}`);
  if (element === null) throw new Error(id);
  element.focus();
  return element;
}
function update(newer: string, sent: Record<string, string> = {}): void {
  const page = new DOMParser().parseFromString(`<form>${newer}</form>`, 'text/html');
  replaceParts(document, page, new URLSearchParams(sent));
}

test('a space at the end of what is being typed stays, though the server takes it away', async () => {
  const street = show(live(field('zip', '11122') + field('street')), 'street');
  const changes: string[] = [];
  form.addEventListener('change', ({ target }) => changes.push((target as HTMLInputElement).value));
  await userEvent.keyboard('Storgatan ');
  update(live(field('zip', '111 22') + field('street', 'Storgatan')), { street: 'Storgatan ', zip: '11122' });
  await userEvent.keyboard('1');
  expect(street.value).toBe('Storgatan 1');
  expect(form.querySelector<HTMLInputElement>('#zip')?.value).toBe('111 22');
  // What was typed before the newer page came is a change like any other once the field is left.
  street.blur();
  expect(changes).toEqual(['Storgatan 1']);
});

test('the field in use is the same element, with what the server says about it', () => {
  const zip = show(
    live(field('city', 'Lund') + field('zip', '', 'aria-invalid="true"') + '<p>Fault</p>'),
    'zip',
  );
  update(live('<p>Offer</p>' + field('zip', '', 'aria-describedby="hint"') + '<p id="hint">Hint</p>'));
  expect(document.activeElement).toBe(zip);
  expect(zip.getAttributeNames()).toEqual(['id', 'name', 'value', 'aria-describedby']);
  const shown = '<p>Offer</p>' + field('zip', '', 'aria-describedby="hint"') + '<p id="hint">Hint</p>';
  expect(form.innerHTML).toBe(live(shown).replace(' >', '>'));
});

test('a list in use stays open, unless what it offers has changed', () => {
  const options = option('SE') + option('DE', 'selected');
  const list = show(live(`<select id="country" name="country">${options}</select>`), 'country');
  list.value = 'SE';
  const newer = (more: string) =>
    live(
      `<p>Note</p><select id="country" name="country">${option('SE')}${option('DE', 'selected')}${more}</select>`,
    );
  update(newer(''), { country: 'DE' });
  expect(document.activeElement).toBe(list);
  expect(list.value).toBe('SE');
  update(newer(option('FR')), { country: 'DE' });
  expect(list.isConnected).toBe(false);
  const next = form.querySelector<HTMLSelectElement>('#country');
  expect(document.activeElement).toBe(next);
  expect(next?.value).toBe('SE');
});

test('of what is chosen the server has the word, unless another was chosen since', () => {
  const before = live(radio('post', 'checked') + radio('shop'), 'method');
  const post = show(before, 'm-post');
  update(live('<p>Gone</p>' + radio('post') + radio('shop', 'checked'), 'method'), { method: 'post' });
  expect(document.activeElement).toBe(post);
  expect(new FormData(form).getAll('method')).toEqual(['shop']);

  const other = show(before, 'm-shop');
  other.checked = true;
  update(live('<p>News</p>' + radio('post', 'checked') + radio('shop'), 'method'), { method: 'post' });
  expect(new FormData(form).getAll('method')).toEqual(['shop']);
});

test('a code that was taken is gone from its field, one that was not sent stays', () => {
  const code = (content = '') => live(`${content}${field('code', '', 'data-secret')}`, 'codes');
  const taken = show(code(), 'code');
  taken.value = 'TEN';
  update(code('<p>TEN: -10 %</p>'), { code: 'TEN' });
  expect(document.activeElement).toBe(taken);
  expect(taken.value).toBe('');
  taken.value = 'TWENTY';
  update(code('<p>Another</p>'));
  expect(taken.value).toBe('TWENTY');
});

test('where what had the focus is gone its part has it', () => {
  show(live('<button type="button" name="remove" value="TEN" id="ten">Remove</button>', 'codes'), 'ten');
  update(live('<p>No code</p>', 'codes'));
  expect(document.activeElement).toBe(form.querySelector('[data-live]'));
});

test('parts without the focus are replaced, and keep what was typed since', () => {
  const city = show(live(field('city')) + live(field('note'), 'other'), 'note');
  form.querySelector<HTMLInputElement>('#city')!.value = 'Lund';
  update(live(`${field('city')}<p>Fault</p>`), { city: '' });
  expect(document.activeElement).toBe(city);
  expect(form.querySelector<HTMLInputElement>('#city')?.value).toBe('Lund');
});

test('an address of the bill stays while another one is used in its place, and follows the country while it is empty', () => {
  const billing = (city: string, country: string) =>
    live(
      `${field('billing.city', city)}<select name="billing.country">${option(country)}</select>`,
      'billing',
    );
  const cityNow = () => form.querySelector<HTMLInputElement>('[name="billing.city"]')?.value;
  const countryNow = () => form.querySelector<HTMLSelectElement>('[name="billing.country"]')?.value;
  const same = field('billing.same', 'on', 'type="checkbox" checked');
  show(same + billing('Oslo', 'NO'), 'billing\\.same');
  update(same + billing('', 'SE'), { 'billing.same': 'on', 'billing.city': 'Oslo', 'billing.country': 'NO' });
  expect([cityNow(), countryNow()]).toEqual(['Oslo', 'NO']);
  show(same + billing('', 'NO'), 'billing\\.same');
  update(same + billing('', 'SE'), { 'billing.same': 'on', 'billing.city': '', 'billing.country': 'NO' });
  expect([cityNow(), countryNow()]).toEqual(['', 'SE']);
  const other = field('billing.same', 'on', 'type="checkbox"');
  show(other + billing('Oslo ', 'NO'), 'billing\\.same');
  update(other + billing('Oslo', 'NO'), { 'billing.city': 'Oslo ', 'billing.country': 'NO' });
  expect(cityNow()).toBe('Oslo');
});
