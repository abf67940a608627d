// What moves in a page without its shopper's doing.
import type { Page } from '@playwright/test';

type ShiftsWindow = typeof globalThis & { layoutShifts: { value: number; text: string }[] };

/** Before the page is opened. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: ShiftsWindow['layoutShifts'] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push({ value: entry.value, text: JSON.stringify(entry) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Of the page since it was opened: what each moved that is above `least`, a share of the window. */
export function layoutShiftsAbove(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (above) =>
      (globalThis as ShiftsWindow).layoutShifts.filter(({ value }) => value > above).map(({ text }) => text),
    least,
  );
}

/** Of the page since it was opened. */
export function layoutShiftSum(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as ShiftsWindow).layoutShifts.reduce((sum, { value }) => sum + value, 0),
  );
}
