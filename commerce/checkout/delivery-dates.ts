// When goods are expected that take so many working days.
const DAY_MS = 24 * 3600 * 1000;

export interface DeliveryDates {
  /** `2026-11-25`. */
  readonly earliest: string;
  readonly latest: string;
}

/** Counted from the day after `now`, in UTC; Saturdays and Sundays don't count. */
export function deliveryDates(
  now: number,
  days: { readonly from: number; readonly to: number },
): DeliveryDates {
  return { earliest: afterWorkingDays(now, days.from), latest: afterWorkingDays(now, days.to) };
}

function afterWorkingDays(now: number, count: number): string {
  let at = now;
  for (let left = count; left > 0 || isWeekend(at); ) {
    at += DAY_MS;
    if (!isWeekend(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isWeekend(at: number): boolean {
  const day = new Date(at).getUTCDay();
  return day === 0 || day === 6;
}
