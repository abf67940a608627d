// Which texts a database can hold and compare.

/** PostgreSQL refuses NUL; an unpaired surrogate comes back as another character. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
