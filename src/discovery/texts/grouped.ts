// Counts as a language groups their digits: 1,234 in English, 1.234 in German.

/** A function for the counts of one language; most are below a thousand, and cost no format. */
export function groupedIn(language: string): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) => (count < 1000 ? `${count}` : (format ??= new Intl.NumberFormat(language)).format(count));
}
