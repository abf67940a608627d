// Makes the checkout's page better where there is script: fields are saved as they change, and the page follows in place.
import { isField, type TypedFields, typedFields } from '#src/checkout/typed-fields.ts';
import { replaceParts } from '#src/checkout/live-parts.ts';
import { trustedHtml } from '#src/platform/trusted-types.ts';

/** Changes of several fields, as when a browser fills them in, are sent together. */
const SAVE_AFTER_MS = 150;
const REQUEST_LIMIT_MS = 20_000;
/** A line that was lost without a word is tried again. */
const TRY_AGAIN_MS = 4_000;
/** Until the page looks again what has become of a payment that is on its way. */
const POLL_INTERVAL_MS = 3_000;
const WAITING = 'data-part="payment-waiting"';

/** What the form sends; `agreement`: another than the page has now. */
interface Step {
  readonly action: string;
  /** The one field of a code that goes with it. */
  readonly field?: string | undefined;
  readonly agreement?: string;
  /** Part of an order: it is not sent again by itself. */
  readonly isOrder?: boolean;
}

export function improve(page: HTMLFormElement): void {
  const kept: TypedFields = typedFields(ownStorage(), `cairn-checkout-${page.dataset['market'] ?? ''}`);
  // Not `page.action`, which is the form's field of that name.
  const path = page.getAttribute('action') ?? '';
  let line = Promise.resolve(true);
  let timer = 0;
  let isLeaving = false;
  /** The status that is shown stays until the next press. */
  let isStatusKept = false;

  if (kept.restore(page)) save(0);
  document.querySelector<HTMLElement>('[data-focus]')?.focus();

  page.addEventListener('input', ({ target }) => {
    if (isField(target)) kept.note(target);
  });
  page.addEventListener('change', ({ target }) => {
    if (!isField(target) || target.hasAttribute('data-secret')) return;
    kept.note(target);
    save(SAVE_AFTER_MS);
  });
  page.addEventListener('submit', (event) => {
    const isByEnter = event.submitter?.getAttribute('value') === 'save';
    const button = (isByEnter ? buttonOf(page) : null) ?? event.submitter;
    event.preventDefault();
    if (isLeaving || button?.getAttribute('aria-disabled') === 'true') return;
    clearTimeout(timer);
    isStatusKept = false;
    // So that the same is announced again.
    say('');
    button?.setAttribute('aria-disabled', 'true');
    button?.setAttribute('data-busy', 'true');
    const action = button?.getAttribute('value') ?? 'save';
    const done = action === 'complete' ? order() : send({ action, field: button?.dataset['for'] });
    void done.finally(() => {
      button?.removeAttribute('aria-disabled');
      button?.removeAttribute('data-busy');
    });
  });
  // Faults are links to their fields, also where the page was replaced in place.
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link === null) return;
    event.preventDefault();
    page.querySelector<HTMLElement>(link.getAttribute('href') ?? '')?.focus();
  });
  addEventListener('online', () => {
    say('');
    // To save ends a payment.
    if (!isWaiting()) save(0);
  });
  addEventListener('offline', () => say(page.dataset['offline'] ?? ''));
  // Back from the payment by the browser's own cache: the page may be old.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  if (!navigator.onLine) say(page.dataset['offline'] ?? '');
  pollPayment();

  function isWaiting(): boolean {
    return page.querySelector(`[${WAITING}]`) !== null;
  }

  /** Money may be on its way: nobody has to ask for it. */
  function pollPayment(): void {
    if (isWaiting()) setTimeout(() => void checkPayment().finally(pollPayment), POLL_INTERVAL_MS);
  }

  /** Once this page's checkout is an order, it leads there, whatever has begun with what is left in the bag. */
  function ownAddress(): string {
    return `${path}?checkout=${encodeURIComponent(stateOf(page)?.dataset['checkout'] ?? '')}`;
  }

  async function checkPayment(): Promise<void> {
    const signal = AbortSignal.timeout(REQUEST_LIMIT_MS);
    const address = ownAddress();
    const html = await fetch(address, { signal }).then(
      (answer) => (answer.status < 500 ? answer.text() : WAITING),
      () => WAITING,
    );
    if (isWaiting() && !isLeaving && !html.includes(WAITING)) location.replace(address);
  }

  function save(afterMs: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void send({ action: 'save' }), afterMs);
  }

  /** What the shopper sees is what is ordered: it is saved first, and where the total changed by it the server says how. */
  async function order(): Promise<void> {
    // The server enters them, and does not order yet.
    if (hasTypedCode()) return void (await send({ action: 'complete', isOrder: true }));
    const before = totalOf(page);
    const agreement = page.querySelector<HTMLInputElement>('[name="agreement"]')?.value ?? '';
    if (!(await send({ action: 'save', isOrder: true }))) return;
    if (totalOf(page) !== before) {
      await send({ action: 'complete', agreement, isOrder: true });
      return;
    }
    isLeaving = true;
    const action = document.createElement('input');
    Object.assign(action, { type: 'hidden', name: 'action', value: 'complete' });
    page.append(action);
    page.submit();
    // The page that follows ends this one, unless it is stopped on its way.
    await new Promise((resolve) => setTimeout(resolve, REQUEST_LIMIT_MS));
    action.remove();
    isLeaving = false;
  }

  function hasTypedCode(): boolean {
    const fields = page.querySelectorAll<HTMLInputElement>('input[data-secret]');
    return [...fields].some(({ type, value }) => type !== 'hidden' && value.trim() !== '');
  }

  /** One after the other; true once the page is what the server says. */
  function send(step: Step): Promise<boolean> {
    line = line.then(() => exchange(step)).catch(() => false);
    return line;
  }

  async function exchange({ action, field, agreement, isOrder }: Step): Promise<boolean> {
    const sent = formFields(page);
    // Codes go with their own button, and with the order.
    for (const input of page.querySelectorAll('[data-secret]'))
      if (isField(input) && input.name !== field && action !== 'complete') sent.delete(input.name);
    const body = new URLSearchParams(sent);
    body.set('action', action);
    if (agreement !== undefined) body.set('agreement', agreement);
    const answer = await fetch(path, {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    }).catch(() => null);
    if (answer === null) {
      const told = isOrder === true ? 'notOrdered' : action === 'save' ? 'offline' : 'failed';
      say(page.dataset[told] ?? '');
      isStatusKept = isOrder === true;
      if (action === 'save') save(TRY_AGAIN_MS);
      return false;
    }
    const newer = new DOMParser().parseFromString(trustedHtml(mainOf(await answer.text())), 'text/html');
    const isSame = stateOf(newer)?.dataset['checkout'] === stateOf(page)?.dataset['checkout'];
    if (newer.querySelector('[data-part="checkout-form"]') === null || !isSame) {
      if (answer.status >= 500 || answer.status === 429) say(page.dataset['failed'] ?? '');
      // The order is placed, the bag empty, or the session another: the server has the page for it.
      else location.replace(ownAddress());
      return false;
    }
    const total = totalOf(page);
    const codes = codesOf(page);
    const faults = faultsOf(page);
    replaceParts(document, newer, sent);
    kept.forget(sent);
    const newCodes = action === 'save' ? [] : codesOf(page).filter((code) => !codes.includes(code));
    const newTotal = totalOf(page);
    const newFaults = hasFaultList(page) ? [] : faultsOf(page).filter((fault) => !faults.includes(fault));
    say([...newCodes, ...newFaults, ...(newTotal === total ? [] : [newTotal])].join(' '), true);
    if (action !== 'save') focusMessage(action === 'complete');
    return answer.ok;
  }

  function say(text: string, isQuiet = false): void {
    const status = page.querySelector<HTMLElement>('[data-part="checkout-status"]');
    if (status === null || isStatusKept) return;
    status.toggleAttribute('data-quiet', isQuiet);
    if (status.textContent !== text) status.textContent = text;
  }
}

/** Without the head, whose styles have the nonce of another page and would be reported as blocked. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}

/** As the form sends them; it has no files. */
function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** What the page says of itself. */
function stateOf(page: ParentNode): HTMLElement | null {
  return page.querySelector<HTMLElement>('[name="pageKey"]');
}

/** What each code and gift card that is listed does. */
function codesOf(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>('[data-said]')].map(({ dataset }) => dataset['said'] ?? '');
}

/** It has the faults of all fields, and is said by itself. */
function hasFaultList(form: HTMLFormElement): boolean {
  return form.querySelector('[data-part="checkout-faults"]') !== null;
}

/** What is wrong with each field, by its name. */
function faultsOf(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>('[data-said-fault]')].map(
    ({ dataset }) => dataset['saidFault'] ?? '',
  );
}

/** A code that is refused leads to its field; an order to the list of all that stands in its way. */
function focusMessage(isOrder: boolean): void {
  const field = isOrder ? null : document.querySelector<HTMLElement>('[data-fault]');
  (field ?? document.querySelector<HTMLElement>('[data-focus]'))?.focus();
}

function totalOf(form: HTMLFormElement): string {
  return stateOf(form)?.dataset['total'] ?? '';
}

/** A browser may forbid it. */
function ownStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Of the field in which Enter was pressed: a code goes with its own button, not with the form's first. */
function buttonOf(page: HTMLFormElement): HTMLButtonElement | null {
  const field = document.activeElement;
  const isCode = field instanceof HTMLInputElement && field.hasAttribute('data-secret');
  return isCode ? page.querySelector(`button[data-for="${field.name}"]`) : null;
}
