// Whether the page holds text that someone typed and has not sent: a reload would lose it.

const typed = new Set<HTMLFormElement>();
const TEXT = /^(text|email|tel|url|number|password|date|textarea)$/;

/** Called once, when the page has settled: what was typed before is in a field that still has the focus. */
export function watchTypedInput(): void {
  addEventListener('input', ({ target }) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
    if (field?.form != null && TEXT.test(field.type) && field.form.role !== 'search') typed.add(field.form);
  });
  for (const type of ['submit', 'reset'])
    addEventListener(type, ({ target }) => typed.delete(target as HTMLFormElement));
}

export function hasTypedInput(): boolean {
  return [...typed].some((form) => form.isConnected);
}
