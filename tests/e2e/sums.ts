// Amounts of money as a page shows them.
import type { Locator } from '@playwright/test';

/** "1 234,50 kr" is 1234.5, "−5,00 €" is -5; `NaN` where there is no digit. */
export function amountOf(text: string, decimalSign: ',' | '.'): number {
  const digits = text.replaceAll(decimalSign === ',' ? /[^\d,]/g : /[^\d.]/g, '');
  const amount = Number.parseFloat(digits.replace(',', '.'));
  return text.includes('−') ? -amount : amount;
}

/** The amount of each line of a list of sums, by its label; the text of a line that has no amount. */
export async function linesOf(
  list: Locator,
  decimalSign: ',' | '.',
): Promise<Record<string, number | string>> {
  const labels = await list.locator('dt').allTextContents();
  const values = await list.locator('dd').allTextContents();
  return Object.fromEntries(
    labels.map((label, at) => {
      const text = values[at] ?? '';
      const amount = amountOf(text, decimalSign);
      return [label, Number.isNaN(amount) ? text : amount];
    }),
  );
}
