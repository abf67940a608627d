// Brings the page up to a newer one from the server, part by part: what has the focus and what was typed meanwhile stay.
import { isField } from '#src/checkout/typed-fields.ts';

/** Replaces the parts (`data-live`) that differ. `sent`: what the form held when the newer page was asked for. */
export function replaceParts(page: Document, newer: Document, sent: URLSearchParams): void {
  for (const part of page.querySelectorAll('[data-live]')) {
    const name = part.getAttribute('data-live') ?? '';
    const next = newer.querySelector(`[data-live="${name}"]`);
    if (next === null || part.outerHTML === next.outerHTML || isUnusedAddress(part, sent)) continue;
    keepTyped(part, next, sent);
    const focused = page.activeElement;
    if (focused === null || !part.contains(focused)) part.replaceWith(page.adoptNode(next));
    else replaceAround(page, part, next, focused);
  }
}

/** Of the bill, where the one of the delivery stands for it: the server keeps nothing of it, and it may be wanted again. */
function isUnusedAddress(part: Element, sent: URLSearchParams): boolean {
  const isTyped = [...part.querySelectorAll('input')].some(({ value }) => value !== '');
  return part.getAttribute('data-live') === 'billing' && sent.has('billing.same') && isTyped;
}

/**
 * What has the focus stays the same element: another would end what an input method composes, fold in the keyboard of
 * a phone, and say no `change` of what was typed before it came.
 */
function replaceAround(page: Document, part: Element, next: Element, focused: Element): void {
  const twin = next.querySelector(selectorOf(focused));
  const [path, newerPath] = [pathTo(focused, part), twin === null ? [] : pathTo(twin, next)];
  const isSamePath =
    path.length === newerPath.length && path.every(({ tagName }, at) => tagName === newerPath[at]?.tagName);
  if (twin === null || !isSamePath || !hasSameOptions(focused, twin)) {
    part.replaceWith(page.adoptNode(next));
    moveFocus(next, twin);
    return;
  }
  for (const [at, element] of path.entries()) {
    const newer = newerPath[at]!;
    takeAttributes(element, newer);
    const [kept, keptTwin] = [path[at + 1], newerPath[at + 1]];
    if (kept !== undefined && keptTwin !== undefined) {
      while (kept.previousSibling !== null) kept.previousSibling.remove();
      while (kept.nextSibling !== null) kept.nextSibling.remove();
      while (keptTwin.previousSibling !== null) element.prepend(page.adoptNode(keptTwin.previousSibling));
      while (keptTwin.nextSibling !== null) element.append(page.adoptNode(keptTwin.nextSibling));
    } else if (!isField(element)) element.replaceChildren(...newer.childNodes);
    else if (isTicking(element) && isTicking(newer)) element.checked = newer.checked;
    // Of other text not even a space at its end is taken away, as the next word may follow.
    else if (isField(newer) && (element instanceof HTMLSelectElement || element.hasAttribute('data-secret')))
      element.value = newer.value;
  }
}

/** From `part` down to `element`, both of them included. */
function pathTo(element: Element, part: Element): Element[] {
  const path = [element];
  for (let at = element; at !== part && at.parentElement !== null; at = at.parentElement)
    path.unshift(at.parentElement);
  return path;
}

function takeAttributes(element: Element, newer: Element): void {
  for (const name of element.getAttributeNames())
    if (!newer.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of newer.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A field that was changed since the form was sent keeps what it holds. */
function keepTyped(part: Element, next: Element, sent: URLSearchParams): void {
  for (const field of part.querySelectorAll('input, select, textarea')) {
    if (!isField(field) || field.name === '' || field.type === 'hidden') continue;
    const isTicked = isTicking(field);
    const twin = [...next.querySelectorAll('input, select, textarea')].find(
      (one) => isField(one) && one.name === field.name && (!isTicked || one.value === field.value),
    );
    if (!isField(twin)) continue;
    if (isTicked && isTicking(twin)) {
      const wasSent = sent.getAll(field.name).includes(field.value);
      if (field.checked !== wasSent) twin.checked = field.checked;
    } else if (field.value !== (sent.get(field.name) ?? '') || field.hasAttribute('data-secret')) {
      if (!hasOption(twin, field.value)) continue;
      // A code that was taken is gone from its field.
      if (field.hasAttribute('data-secret') && sent.get(field.name) === field.value) continue;
      twin.value = field.value;
    }
  }
}

function hasOption(field: Element, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

function isTicking(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}

/** Of lists; true of all else. */
function hasSameOptions(field: Element, twin: Element): boolean {
  const optionsOf = (list: Element) =>
    [...list.querySelectorAll('option')].map(({ value, text }) => `${value}\n${text}`).join('\n');
  return !(field instanceof HTMLSelectElement) || optionsOf(field) === optionsOf(twin);
}

function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const [name, value] = ['name', 'value'].map((each) => CSS.escape(element.getAttribute(each) ?? ''));
  return `[name="${name}"][value="${value}"]`;
}

/** What had the focus may be gone, such as the button of a code that was removed: then its part has it. */
function moveFocus(part: Element, twin: Element | null): void {
  if (twin === null) part.setAttribute('tabindex', '-1');
  ((twin ?? part) as HTMLElement).focus({ preventScroll: true });
}
