// The cart of a link (SH-09): which one the page's URL names.
import { currentSearch } from '#src/platform/current-search.ts';

/** Undefined: none. */
export function linkedCartId(): string | undefined {
  return new URLSearchParams(currentSearch()).get('cartId') ?? undefined;
}
