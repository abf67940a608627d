// The text of the search field, set by code.

/** The suggestions hear of it as of a change that is over, which opens no list. */
export function setFieldText(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('change'));
}
