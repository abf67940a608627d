// Brings the page up to a newer one from the server, part by part: focus, caret and what was typed meanwhile stay.
import { isField } from '#src/checkout/typed-fields.ts';

/** Replaces the parts (`data-live`) that differ. `sent`: what the form held when the newer page was asked for. */
export function replaceParts(page: Document, newer: Document, sent: URLSearchParams): void {
  for (const part of page.querySelectorAll('[data-live]')) {
    const name = part.getAttribute('data-live') ?? '';
    const next = newer.querySelector(`[data-live="${name}"]`);
    if (next === null || part.outerHTML === next.outerHTML) continue;
    keepTyped(part, next, sent);
    const focused = page.activeElement;
    const caret = focused !== null && part.contains(focused) ? caretOf(focused) : null;
    part.replaceWith(page.adoptNode(next));
    if (caret !== null) restoreFocus(next, caret);
  }
}

/** A field that was changed since the form was sent keeps what it holds. */
function keepTyped(part: Element, next: Element, sent: URLSearchParams): void {
  for (const field of part.querySelectorAll('input, select, textarea')) {
    if (!isField(field) || field.name === '' || field.type === 'hidden') continue;
    const isTicked =
      field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
    const twin = [...next.querySelectorAll('input, select, textarea')].find(
      (one) => isField(one) && one.name === field.name && (!isTicked || one.value === field.value),
    );
    if (!isField(twin)) continue;
    if (isTicked && twin instanceof HTMLInputElement) {
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

interface Caret {
  readonly selector: string;
  readonly start: number | null;
  readonly end: number | null;
}

function caretOf(focused: Element): Caret {
  const { id } = focused;
  const [name, value] = [focused.getAttribute('name'), focused.getAttribute('value')];
  const selector =
    id === ''
      ? `[name="${CSS.escape(name ?? '')}"][value="${CSS.escape(value ?? '')}"]`
      : `#${CSS.escape(id)}`;
  const hasText = focused instanceof HTMLInputElement && /^(text|tel)$/.test(focused.type);
  return {
    selector,
    start: hasText ? focused.selectionStart : null,
    end: hasText ? focused.selectionEnd : null,
  };
}

/** What had the focus may be gone, such as the button of a code that was removed: then its part has it. */
function restoreFocus(part: Element, { selector, start, end }: Caret): void {
  const field = part.querySelector<HTMLElement>(selector);
  if (field === null) {
    part.setAttribute('tabindex', '-1');
    (part as HTMLElement).focus({ preventScroll: true });
    return;
  }
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && start !== null) field.setSelectionRange(start, end);
}
