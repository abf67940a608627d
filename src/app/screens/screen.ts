// What the table of screens says of each one: its URL, data, component and title, and what the server adds to it.
import type { CachePolicy } from '#contract/call.ts';
import type { RenderSite } from '#contract/ssr.ts';
import type { LazyComponent } from '#src/app/lazy-component.tsx';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import type { PageLocation } from '#src/services/prepared-page.ts';
import type { Services } from '#src/services/services.tsx';

export interface Screen<Path extends string, Data> {
  /** As the router writes it, `$slug` for a parameter; without the market. */
  readonly path: Path;
  /** Every query string is a page of its own: another one is loaded anew. */
  readonly isLoadedByQuery?: boolean;
  /** Throws the errors of load.ts. */
  readonly load: (request: LoadRequest) => Promise<Data>;
  readonly component: LazyComponent<ScreenProps<Data>>;
  /** Without the shop's name, which is added; empty for the shop's name alone. */
  readonly title: (data: Data, texts: DiscoveryTexts) => string;
  /** Undefined in the browser, which loads none of it. */
  readonly server: ScreenOnServer<Data> | undefined;
}

export interface ScreenProps<Data> {
  readonly data: Data;
  /** The URL's query that the data are of; empty, or beginning with a question mark. */
  readonly search: string;
}

export interface LoadRequest {
  readonly services: Services;
  readonly params: Readonly<Record<string, string>>;
  /** The URL's query string, empty for a screen that is not loaded by it. */
  readonly search: string;
  readonly location: PageLocation;
  readonly signal: AbortSignal;
}

export interface ScreenOnServer<Data> {
  /** The source file of `component`, by which the build's manifest finds the scripts to preload. */
  readonly module: string;
  readonly cache: CachePolicy;
  readonly head: (data: Data, context: HeadContext) => PageMetadata;
  /** Search engines may index it with a query string too, which changes nothing of substance. */
  readonly isIndexedWithQuery?: boolean;
  /** Search engines may not index it at all: it shows what is the shopper's own. */
  readonly isUnlisted?: boolean;
}

export interface HeadContext {
  readonly services: Services;
  readonly site: RenderSite;
  /** Without a trailing slash. */
  readonly origin: string;
}

export interface PageMetadata {
  readonly description: string;
  readonly jsonLd: readonly object[];
  /** Base URL of the image that represents the page. */
  readonly image?: string | undefined;
}
