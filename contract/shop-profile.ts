// What of the shop's settings every page knows, in the language of its market; plain types, so that the page may import them.
import type { FilterSettings } from '#contract/filter-settings.ts';
import type { ListingLayout } from '#contract/listing-layout.ts';
import type { PageMarket } from '#contract/market.ts';
import type { SuggestionSettings } from '#contract/suggestion-settings.ts';

/** Paths are drawn beside the name; an image holds the name itself. Sizes in CSS px. */
export type ShopLogo =
  | { readonly kind: 'paths'; readonly viewBox: string; readonly paths: readonly string[] }
  | { readonly kind: 'image'; readonly url: string; readonly width: number; readonly height: number };

export interface NamedLink {
  readonly title: string;
  readonly url: string;
}

export interface ShopProfile {
  readonly name: string;
  /** Under the icon on a phone. */
  readonly shortName: string;
  /** Who discovery calls and tracking events come from. */
  readonly merchant: string;
  /** Empty: the foot of the page promises nothing. */
  readonly tagline: string;
  readonly contact: {
    readonly email: string | null;
    readonly phone: string | null;
    /** Line by line. */
    readonly address: readonly string[];
  };
  readonly social: readonly NamedLink[];
  readonly legalPages: readonly NamedLink[];
  /** The page that says more of delivery. */
  readonly deliveryUrl?: string;
  /** For how many days what was bought may be sent back, and the page that says how; absent: nothing is said. */
  readonly returns?: { readonly days: number; readonly url?: string };
  /** Absent: none of them is chosen. */
  readonly filters?: FilterSettings;
  readonly suggestions?: SuggestionSettings;
  /** Where the search page is, below a market; absent: SEARCH_PATH. */
  readonly searchPath?: string;
  /** By the slugs of listings whose products do not stand in a grid; absent: there are none. */
  readonly listingLayouts?: Readonly<Record<string, ListingLayout>>;
  readonly logo: ShopLogo | null;
  readonly icons: {
    readonly favicon: { readonly url: string; readonly type: string };
    readonly appleTouch: string;
  };
  /** The browser's own surfaces, #rrggbb. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/** Where the search page is if the settings name no other path. */
export const SEARCH_PATH = '/search';

export function searchPathOf({ searchPath = SEARCH_PATH }: Pick<ShopProfile, 'searchPath'>): string {
  return searchPath;
}

/** What a page starts with: written into each document by the server, stored on the device for the precached shell. */
export interface PageSite {
  readonly market: PageMarket;
  readonly shop: ShopProfile;
}
/** The ids of the document's elements that hold the PageSite as JSON, and the shop's own colours as a style sheet. */
export const SITE_ELEMENT_ID = 'site';
export const THEME_ELEMENT_ID = 'theme';
