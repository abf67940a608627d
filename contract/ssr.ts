// The border between the server and the built page: what it is given to render, and what it gives back.
import type { CachePolicy } from '#contract/call.ts';
import type { PageClient } from '#contract/clients.ts';
import type { ShopError } from '#contract/errors.ts';
import type { MarketCode } from '#contract/market.ts';
import type { PageSite } from '#contract/shop-profile.ts';

/** What the server says of the shop and its markets with each page to render. */
export interface RenderSite extends PageSite {
  /** The URL's market segment as it should be, `/sv-se`; empty for a URL without one. */
  readonly base: string;
  /** The URL's path without its market; starts with a slash. */
  readonly rest: string;
  /** Markets on offer that have the page, for search engines. */
  readonly alternates: readonly { readonly code: MarketCode; readonly hreflang: string | null }[];
  /** The market of a URL that names none. */
  readonly defaultMarket: MarketCode;
  /** False where the market sells nothing and another does: its pages are not to be found. */
  readonly isIndexed: boolean;
  /** One sentence about the shop; may be empty. */
  readonly description: string;
  /** Rules that give the shop its own colours; empty where it has those it came with. */
  readonly themeCss: string;
  /** The properties of a schema.org Organization. */
  readonly organization: Readonly<Record<string, unknown>>;
}

export interface RenderRequest {
  /** The whole URL, with origin. */
  readonly url: string;
  readonly site: RenderSite;
  readonly pages: PageClient;
  /** CSP nonce of this response's inline scripts. */
  readonly nonce: string;
  readonly signal: AbortSignal;
}

/** `status` is 200, 404, 500, or a redirect with `location` (SS-03). */
export interface RenderResult {
  readonly status: number;
  readonly html: string;
  readonly location: string | null;
  /** Source modules that the page needs first in the browser, as the build's manifest names them. */
  readonly modules: readonly string[];
  /** Of the screen that is shown. */
  readonly cache: CachePolicy;
  /** What a loader threw, for the log. */
  readonly failure?: unknown;
  /** Why the screen alone could not be loaded: its status is the response's (SS-02). */
  readonly screenError?: ShopError;
}
export type Render = (request: RenderRequest) => Promise<RenderResult>;
