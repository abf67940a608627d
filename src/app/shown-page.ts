// What is on screen, in a form that both the server's HTML and the router give: the frame's data, the screen's, or why there are none.
import type { ShopError } from '#contract/errors.ts';

/** The outcome of a loader. */
export type Loaded<Data = unknown> =
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'notFound' }
  | { readonly status: 'error'; readonly error: unknown };

export interface ShownPage {
  /** The URL's path without the market. */
  readonly pathname: string;
  /** The URL's query; empty, or beginning with a question mark. */
  readonly search: string;
  readonly frame: Loaded;
  /** The screen's name in the table of screens; null for a URL that no screen has. */
  readonly name: string | null;
  /** `notFound` without a name. */
  readonly screen: Loaded;
}

/** The same page in other objects is no change. */
export function isSamePage(one: ShownPage, other: ShownPage): boolean {
  return (
    one.pathname === other.pathname &&
    one.search === other.search &&
    one.name === other.name &&
    isSameOutcome(one.frame, other.frame) &&
    isSameOutcome(one.screen, other.screen)
  );
}

function isSameOutcome(one: Loaded, other: Loaded): boolean {
  if (one.status === 'success') return other.status === 'success' && one.data === other.data;
  if (one.status === 'error') return other.status === 'error' && one.error === other.error;
  return other.status === 'notFound';
}

/** Of the first page, as the server writes it into its HTML; the URL is the document's own. */
export type PageRecord = Pick<ShownPage, 'frame' | 'name' | 'screen'>;

export const PAGE_ELEMENT_ID = 'page-data';
/** Compact texts of the frame's outcome, to the HTML of the frame, and of the screen's name and outcome, to that of the screen. */
export type PageTexts = readonly [frame: string, screen: string];

/** An error has its message and the ShopError that it was made from. */
export function plainOutcome(loaded: Loaded): Loaded {
  if (loaded.status !== 'error') return loaded;
  const { message = '', shopError } = loaded.error as {
    readonly message?: string;
    readonly shopError?: ShopError;
  };
  return { status: 'error', error: { message, ...(shopError === undefined ? {} : { shopError }) } };
}
