// What the checkout's form does by script: how an order is sent, and what is said where it is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { improve } from '#src/checkout/live-form.ts';

/** Reads what a request had, and answers it; null: the network is lost. */
type Answer = (sent: URLSearchParams) => string | null;

const sent: URLSearchParams[] = [];
let form: HTMLFormElement | undefined;
let answer: Answer;
beforeEach(() => {
  sent.length = 0;
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
  vi.restoreAllMocks();
});

function formHtml(total = 'To pay: 10', codes = ''): string {
  return `<form data-part="checkout-form" action="/en-eu/checkout" data-offline="offline" data-failed="failed" data-not-ordered="not ordered">
    <div data-live="page"><input type="hidden" name="pageKey" data-checkout="k1" data-total="${total}"></div>
    <input name="delivery.city" aria-label="City">
    <div data-live="codes">${codes}<input name="discountCode" aria-label="Code" data-secret>
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

const actions = () => sent.map((fields) => fields.get('action'));

test('an order is saved, then sent as a page of its own', async () => {
  const submit = show();
  await button('Place order').click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
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
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});
