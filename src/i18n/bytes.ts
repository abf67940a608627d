// Sizes of stored data as text.
import type { Language } from '#contract/market.ts';

/** "24.6 MB"; below one megabyte "310 kB". */
export function formatBytes(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000 : 1_000_000));
}
