// What the checkout's form does by script: how an order is sent, and what is said where it is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { improve } from '#src/checkout/live-form.ts';

/** Reads what a request had, and answers it; null: the network is lost. */
type Answer = (sent: URLSearchParams) => string | null;

const sent: URLSearchParams[] = [];
const listeners: Parameters<typeof addEventListener>[] = [];
let form: HTMLFormElement | undefined;
let answer: Answer;
beforeEach(() => {
  sent.length = 0;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...one: Parameters<typeof addEventListener>) => {
    listeners.push(one);
    listen(...one);
  });
  sessionStorage.clear();
  answer = () => formHtml();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = init?.body as URLSearchParams;
    sent.push(body);
    const html = answer(body);
    if (html === null) throw new TypeError('Failed to fetch');
    return new Response(`<main>${html}</main>`, { status: 200 });
  });
});
afterEach(() => {
  form?.remove();
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function formHtml(total = 'To pay: 10', codes = '', entry = '', messages = ''): string {
  return `<form data-part="checkout-form" action="/en-eu/checkout" data-offline="offline" data-failed="failed" data-not-ordered="not ordered">
    <div data-live="page"><input type="hidden" name="pageKey" data-checkout="k1" data-total="${total}"></div>
    <div data-live="messages">${messages}</div>
    <input name="delivery.city" aria-label="City">
    <div data-live="codes">${codes}<input name="discountCode" aria-label="Code" data-secret ${entry}>
      <button name="action" value="use-code" data-for="discountCode">Use code</button></div>
    <button name="action" value="complete">Place order</button>
    <p role="status" data-part="checkout-status"></p>
  </form>`;
}

/** The page's own submit is no request of a script. */
function show(): ReturnType<typeof vi.fn> {
  document.body.insertAdjacentHTML('beforeend', formHtml());
  form = document.querySelector<HTMLFormElement>('[data-part="checkout-form"]') ?? undefined;
  if (form === undefined) throw new Error('there is no form');
  const submit = vi.fn();
  form.submit = submit;
  improve(form);
  return submit;
}
const button = (name: string) => page.getByRole('button', { name });

const status = () => page.getByRole('status');
const actions = () => sent.map((fields) => fields.get('action'));

test('an order is saved, then sent as a page of its own', async () => {
  const submit = show();
  await button('Place order').click();
  await expect.poll(() => submit).toHaveBeenCalledOnce();
  expect(actions()).toEqual(['save']);
});

test('a code that was typed and not used goes with the order, which waits for what the server says of it', async () => {
  const submit = show();
  await userEvent.type(page.getByLabelText('Code'), 'SPRING10');
  answer = () => formHtml('To pay: 9', '<p tabindex="-1" data-focus>The code is used.</p>');
  await button('Place order').click();
  await expect.element(page.getByText('The code is used.')).toHaveFocus();
  expect(sent.map((fields) => [fields.get('action'), fields.get('discountCode')])).toEqual([
    ['complete', 'SPRING10'],
  ]);
  await expect.element(page.getByLabelText('Code')).toHaveValue('');
  expect(submit).not.toHaveBeenCalled();
  await button('Place order').click();
  await expect.poll(() => submit).toHaveBeenCalledOnce();
});

test('a code that is refused leads to its field, with an order to what the page says at its top', async () => {
  const submit = show();
  const faults = '<p tabindex="-1" data-focus>Faults</p>';
  answer = () => formHtml('To pay: 10', '', 'value="WRONG" data-fault', faults);
  await userEvent.type(page.getByLabelText('Code'), 'WRONG');
  await button('Use code').click();
  await expect.element(page.getByLabelText('Code')).toHaveFocus();
  await button('Place order').click();
  await expect.element(page.getByText('Faults')).toHaveFocus();
  expect(actions()).toEqual(['use-code', 'complete']);
  expect(submit).not.toHaveBeenCalled();
});

test('what has become of a code is said with the total, also where the total stays', async () => {
  show();
  const listed = (code: string, what: string) => `<p data-said="${code}: ${what}">${code} ${what}</p>`;
  answer = () => formHtml('To pay: 10', listed('OLD', 'Expired.'));
  await userEvent.type(page.getByLabelText('Code'), 'OLD');
  await button('Use code').click();
  await expect.poll(() => status().element().textContent).toBe('OLD: Expired.');
  answer = () => formHtml('To pay: 9', listed('OLD', 'Expired.') + listed('TEN', 'Saves 1.'));
  await userEvent.type(page.getByLabelText('Code'), 'TEN');
  await button('Use code').click();
  await expect.poll(() => status().element().textContent).toBe('TEN: Saves 1. To pay: 9');
});

test('a fault that a save finds is said with its field, once', async () => {
  show();
  const fault = (what: string) => `<p data-said-fault="${what}">It is wrong.</p>`;
  const said: (string | null)[] = [];
  const region = status().element();
  new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
  answer = () => formHtml('To pay: 10', '', '', fault('Email: It is wrong.'));
  await userEvent.type(page.getByLabelText('City'), 'Lund');
  expect(said).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => said).toEqual(['Email: It is wrong.']);
  answer = () => formHtml('To pay: 9', '', '', fault('Email: It is wrong.') + fault('Zip: It is wrong.'));
  await userEvent.type(page.getByLabelText('City'), 'Malmö');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => said.at(-1)).toBe('Zip: It is wrong. To pay: 9');
  expect(said).toHaveLength(2);
});

test('what the list of all faults says is not said twice', async () => {
  show();
  const list = '<div role="alert" data-part="checkout-faults">Email: It is wrong.</div>';
  answer = () => formHtml('To pay: 9', '', '', `${list}<p data-said-fault="Email: It is wrong.">Wrong.</p>`);
  await userEvent.type(page.getByLabelText('City'), 'Lund');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => status().element().textContent).toBe('To pay: 9');
});

test('without a network the order is said to be not placed, until it is pressed again', async () => {
  const submit = show();
  answer = () => null;
  await button('Place order').click();
  await expect.element(status()).toHaveTextContent('not ordered');
  answer = () => formHtml('To pay: 12');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => document.querySelector('[data-total="To pay: 12"]')).not.toBeNull();
  await expect.element(status()).toHaveTextContent('not ordered');
  expect(submit).not.toHaveBeenCalled();
  await button('Place order').click();
  await expect.poll(() => submit).toHaveBeenCalledOnce();
  await expect.element(status()).toBeEmptyDOMElement();
});

test('a code that can’t be sent is said to have failed, with every press', async () => {
  show();
  answer = () => null;
  const said: (string | null)[] = [];
  const region = status().element();
  new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
  await userEvent.type(page.getByLabelText('Code'), 'SPRING10');
  await button('Use code').click();
  await expect.poll(() => said).toEqual(['failed']);
  await button('Use code').click();
  await expect.poll(() => said).toEqual(['failed', '', 'failed']);
  expect(actions()).toEqual(['use-code', 'use-code']);
});

test('a network that is back is not said to be lost, also where a payment waits and nothing is saved', async () => {
  show();
  form?.insertAdjacentHTML('beforeend', '<p data-part="payment-waiting"></p>');
  window.dispatchEvent(new Event('offline'));
  await expect.element(status()).toHaveTextContent('offline');
  window.dispatchEvent(new Event('online'));
  await expect.element(status()).toBeEmptyDOMElement();
  expect(sent).toEqual([]);
});

test('an order whose page never comes can be pressed again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const submit = show();
  const order = button('Place order').element() as HTMLButtonElement;
  order.click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  order.click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order.hasAttribute('aria-disabled')).toBe(false);
  expect([...new FormData(form)].map(([name]) => name)).not.toContain('action');
  order.click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});
