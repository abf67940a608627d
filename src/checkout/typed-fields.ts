// What was typed and has not reached the server yet, kept for this tab: it survives a reload, the way back and a lost network.

export interface TypedFields {
  /** Notes what a field holds now. */
  readonly note: (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => void;
  /** Forgets what the server has: fields that still hold what was sent. */
  readonly forget: (sent: URLSearchParams) => void;
  /** Puts what is kept into the form; true if something was otherwise there. */
  readonly restore: (form: HTMLFormElement) => boolean;
}

/** Codes pay, so they are never kept; what was agreed to is agreed to again. */
const NEVER_KEPT = /^(discountCode|giftCard|terms|agreement|pageKey|action|offer\..*)$/;

/** `storage` may be missing, full or forbidden: then nothing is kept. */
export function typedFields(storage: Storage | null, key: string): TypedFields {
  const kept = new Map<string, string>(read());
  return {
    note(field) {
      if (NEVER_KEPT.test(field.name) || field.name === '') return;
      kept.set(field.name, valueOf(field));
      write();
    },
    forget(sent) {
      for (const [name, value] of kept) if ((sent.get(name) ?? '') === value) kept.delete(name);
      write();
    },
    restore(form) {
      let isOtherwise = false;
      for (const [name, value] of kept) {
        const field = form.elements.namedItem(name);
        if (field instanceof RadioNodeList) {
          if (field.value === value) continue;
          field.value = value;
        } else if (isField(field)) {
          if (valueOf(field) === value) continue;
          if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
          else field.value = value;
        } else continue;
        isOtherwise = true;
      }
      return isOtherwise;
    },
  };

  function read(): [string, string][] {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  }

  function write(): void {
    try {
      if (kept.size === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify([...kept]));
    } catch {
      // No room: the fields themselves still hold it.
    }
  }
}

/** As the form sends it: a box that is not ticked is not sent. */
function valueOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  return field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked ? '' : field.value;
}

export function isField(
  element: unknown,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
