// What an option of a filter is called: by its own name, except the size of what comes in one size only.
import { ONE_SIZE } from '#contract/limits.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';

/** The engine's own field for sizes. */
export const SIZE_FIELD = 'size';

/** The stored name of that size is English; a table of a host's own may be older than the word for it. */
export function optionName(field: string, name: string, { filters }: DiscoveryTexts): string {
  return field === SIZE_FIELD && name === ONE_SIZE ? filters.oneSize || name : name;
}
