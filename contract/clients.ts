// What a screen may request, and what it gets: fulfilled by the server while rendering, by the worker in the browser.
import type { Bootstrap, EditorialPage, MarketInfo, Menu } from '#contract/bootstrap.ts';
import type { CartDiscountCode, CartIntent, CartNotice } from '#contract/cart.ts';
import type { PageFields, TrackingEventInput } from '#contract/events.ts';
import type { Freshness } from '#contract/freshness.ts';
import type { FilterDefinition, SelectedFilter, SelectedSort, SortOption } from '#contract/filters.ts';
import type { GiftCardRow, GiftCardSettings } from '#contract/gift-cards.ts';
import type { ContentBlock } from '#contract/listing.ts';
import type { Currency } from '#contract/market.ts';
import type { Product } from '#contract/product.ts';
import type { Result } from '#contract/result.ts';
import type { Selection } from '#contract/url-state/state.ts';

export interface CardVariant {
  readonly variantId: string;
  readonly href: string;
  readonly title: string;
  readonly colorName: string;
  readonly colorHex: string;
  /** Base URLs without a width, at most two; [0] is shown, [1] on hover and focus. */
  readonly images: readonly string[];
  readonly tint: string;
  /** Minor units. `saleMinor` is null when not on sale. */
  readonly listMinor: number;
  readonly saleMinor: number | null;
  readonly inStock: boolean;
  /** In stock; empty for a product in one size. */
  readonly sizes: string;
}
/** A product in a grid; prices in minor units of `currency`. */
export interface ProductCard {
  readonly productId: string;
  readonly brand: string;
  readonly subtitle: string;
  readonly currency: Currency;
  /** The colour to show first: the one that matches best. */
  readonly variantIndex: number;
  readonly variants: readonly CardVariant[];
  readonly isReuse: boolean;
  readonly isNew: boolean;
  /** The id to report with impressions and clicks. */
  readonly resultId: string;
  readonly highlights: readonly (readonly [number, number])[];
  /** As the server's HTML has it: of all its pictures there is only the one that is shown first. */
  readonly hasFirstPictureOnly?: true;
}
/** `search` is the URL's query string as it stands ("?f_color=..."); it is decoded where the request is fulfilled (UR-08). */
export interface ProductsRequest {
  readonly search: string;
  readonly limit: number;
  /** Ends the names of the parameters that are meant; absent: the names are plain (UR-01). */
  readonly key?: string;
}
export interface Products {
  readonly total: number;
  readonly cards: readonly ProductCard[];
  readonly filters: readonly FilterDefinition[];
  readonly sorts: readonly SortOption[];
  readonly selectedFilters: readonly SelectedFilter[];
  /** Chosen by the shopper, and in the URL. */
  readonly selectedSort: SelectedSort | null;
  /** The order that the words of a query ask for, where none is chosen. */
  readonly querySort?: SelectedSort;
  /** The query string for this selection, where the one asked for gives a range beyond its bounds (FI-02). */
  readonly correctedSearch?: string;
  /** Null: all loaded. */
  readonly cursor: string | null;
  readonly requestId: string;
  readonly freshness: Freshness;
}
export interface LinkItem {
  readonly listingId: string;
  readonly title: string;
  readonly href: string;
}
export interface ListingPage {
  readonly listingId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly breadcrumbs: readonly LinkItem[];
  /** The listings beside it, and itself; a step to another one clears the filters. */
  readonly quickLinks: readonly (LinkItem & { readonly isCurrent: boolean })[];
  /** A step to one of them keeps filters and sorting, as one to a breadcrumb does. */
  readonly subcategories: readonly LinkItem[];
  readonly contentBlocks: readonly ContentBlock[];
  readonly products: Products;
}
export interface UnderstoodStatement {
  /** Empty for a price. */
  readonly label: string;
  /** Bounds of a price; null: open. */
  readonly lowMinor: number | null;
  readonly highMinor: number | null;
  readonly currency: Currency;
  readonly href: string;
}
export interface SearchPage {
  readonly query: string;
  /** What the query says besides products, and the search without it. */
  readonly understood: readonly UnderstoodStatement[];
  readonly correctedQuery: string | null;
  readonly contentLinks: readonly (Pick<LinkItem, 'title' | 'href'> & { readonly description: string })[];
  readonly products: Products;
  /** Where the merchant shows this query instead; null also for one that was filtered or sorted. */
  readonly redirect: string | null;
  /** Shown when nothing was found. */
  readonly alternatives: readonly ProductCard[];
}
export interface SearchSuggestions {
  readonly queries: readonly string[];
  readonly listings: readonly (LinkItem & { readonly ancestors: string; readonly image: string | null })[];
  /** Pages of the shop that match, without those that `listings` has. */
  readonly contentLinks: readonly Pick<LinkItem, 'title' | 'href'>[];
  /** The first products found; other ones where `total` is 0. */
  readonly cards: readonly ProductCard[];
  readonly total: number;
  /** The suggestions or the products did not come: what is empty may be so for that. */
  readonly failed?: boolean;
}
/** An editorial page, home among them, with its product rows filled: by listing id. */
export interface EditorialPageWithProducts {
  readonly page: EditorialPage;
  readonly rows: Readonly<Record<string, readonly ProductCard[]>>;
  readonly freshness: Freshness;
}
export interface ProductPage {
  readonly product: Product;
  /** Of other categories; alternatives are of its own. */
  readonly complements: readonly ProductCard[];
  readonly alternatives: readonly ProductCard[];
  readonly freshness: Freshness;
}
export interface ShellData {
  readonly bootstrap: Bootstrap;
  readonly menu: Menu;
  readonly markets: readonly MarketInfo[];
}
/** Every call takes the market's code. */
export interface PageClient {
  shell(market: string): Promise<Result<ShellData>>;
  home(market: string): Promise<Result<EditorialPageWithProducts>>;
  /** Not for home, which has a URL of its own. */
  editorial(market: string, slug: string): Promise<Result<EditorialPageWithProducts>>;
  listing(market: string, slug: string, request: ProductsRequest): Promise<Result<ListingPage>>;
  search(market: string, request: ProductsRequest): Promise<Result<SearchPage>>;
  product(market: string, slug: string): Promise<Result<ProductPage>>;
  giftCards(market: string): Promise<Result<GiftCardSettings>>;
}
export interface CartRowView {
  readonly rowId: string;
  readonly articleId: string;
  readonly productId: string;
  readonly title: string;
  readonly brand: string;
  readonly colorTitle: string;
  readonly size: string;
  readonly href: string;
  readonly image: string | null;
  readonly tint: string;
  readonly quantity: number;
  /** Of its amounts: the cart's, but of a row that was added where prices are in another one, until the server has it. */
  readonly currency: Currency;
  /** Minor units a unit; `reducedMinor` null when not on sale. */
  readonly listMinor: number;
  readonly reducedMinor: number | null;
  readonly stockBalance: number | null;
  /** A change of this row has not reached the server yet. */
  readonly isPending: boolean;
}
/** A discount code in the cart, as the server's last response has it. */
export interface CartCodeView extends Pick<CartDiscountCode, 'code' | 'refusal'> {
  /** Minor units, as all amounts of the view. */
  readonly savedMinor: number;
  readonly missingMinor: number | null;
  readonly instead: readonly string[];
  /** It was entered here and has not reached the server yet: nothing is known of it. */
  readonly isPending: boolean;
}
/** A gift card that is bought; `rowId` as that of a row. */
export interface CartGiftCardView extends Pick<GiftCardRow, 'recipientEmail' | 'deliverOn'> {
  readonly rowId: string;
  readonly valueMinor: number;
}
/** A row that the cart's market does not sell. */
export type UnsoldRowView = Pick<
  CartRowView,
  'rowId' | 'title' | 'brand' | 'colorTitle' | 'size' | 'image' | 'tint' | 'quantity'
>;
/** The cart as it will be: the server's last response with the pending changes applied (CA-13). */
export interface CartView {
  readonly cartId: string | null;
  /** Of all amounts but those of rows, which say their own. */
  readonly currency: Currency;
  readonly rows: readonly CartRowView[];
  /** Counted in nothing. */
  readonly unsold: readonly UnsoldRowView[];
  readonly giftCards: readonly CartGiftCardView[];
  /** Not sold any more, and counted in nothing. */
  readonly unsoldGiftCards: readonly CartGiftCardView[];
  /** Of units and gift cards. */
  readonly count: number;
  /** What all of them cost; null where not all are in the cart's currency, until the server has computed it. */
  readonly goodsMinor: number | null;
  /** Null until the server has computed it for exactly these rows. */
  readonly shippingMinor: number | null;
  readonly vatMinor: number | null;
  /** In the bag's own market. */
  readonly isTaxIncluded: boolean;
  readonly totalMinor: number | null;
  /** What discounts take off the goods. */
  readonly discountMinor: number | null;
  /** How much more of goods makes delivery free; null: it is free, no amount does, or it is not known. */
  readonly toFreeShippingMinor: number | null;
  /** Reductions without a code, as they are called. */
  readonly campaigns: readonly { readonly title: string; readonly savedMinor: number }[];
  readonly rowDiscounts: readonly (CartView['campaigns'][number] & { readonly rowId: string })[];
  /** How long the delivery takes that is counted with, in working days, and from which value of goods it is free. */
  readonly delivery: {
    readonly daysFrom: number;
    readonly daysTo: number;
    readonly freeFromMinor: number | null;
  } | null;
  readonly codes: readonly CartCodeView[];
  /** Changes that the server has not confirmed yet. */
  readonly pendingCount: number;
  readonly notices: readonly CartNotice[];
}
export interface CartClient {
  read(market: string, cartId?: string): Promise<Result<CartView>>;
  add(market: string, articleId: string, optimisticRow: OptimisticCartRow): Promise<Result<CartView>>;
  subtract(market: string, rowId: string): Promise<Result<CartView>>;
  remove(market: string, rowId: string): Promise<Result<CartView>>;
  /** Puts a row that was removed back before another, null: last. A removal that was not sent yet is taken back instead (CA-06). */
  restore(market: string, row: CartRowView, beforeRowId: string | null): Promise<Result<CartView>>;
  /** `code` in the spelling that is compared (discount-code.ts). */
  code(
    market: string,
    kind: Extract<CartIntent['change'], { code: string }>['kind'],
    code: string,
  ): Promise<Result<CartView>>;
  clear(market: string): Promise<Result<CartView>>;
  /** The shopper chose this market: a cart of another one follows. */
  setCountry(market: string): Promise<Result<CartView>>;
  /** Takes notices away once the shopper has seen them. */
  acknowledge(market: string): Promise<Result<CartView>>;
}
/** The row as the shopper saw it when adding: shown until the server responds. */
export type OptimisticCartRow = Omit<CartRowView, 'rowId' | 'articleId' | 'quantity' | 'isPending'>;

/** The listing or search that products belong to. */
export type ProductsScope = { readonly kind: 'listing'; readonly slug: string } | { readonly kind: 'search' };

export interface AppliedSelection {
  /** The query string for the selection. */
  readonly search: string;
  /** What the URL with that query string shows, of the scope's kind; or why it could not be loaded. */
  readonly page: Result<ListingPage | SearchPage>;
}
export interface DiscoveryClient {
  /** What follows the cursor; null: from the start. `broken_cursor` when the list can't be continued any more. */
  more(
    market: string,
    scope: ProductsScope,
    request: ProductsRequest,
    cursor: string | null,
  ): Promise<Result<Pick<Products, 'cards' | 'cursor' | 'total'>>>;
  /** UR-08: puts a selection into the request's query string, whose other parameters stay, and loads that page. */
  apply(
    market: string,
    scope: ProductsScope,
    request: ProductsRequest,
    selection: Selection,
  ): Promise<Result<AppliedSelection>>;
  /** `search`: the query string that submitting would lead to; its filters and sorting hold for the products, too. */
  suggest(market: string, query: string, search?: string): Promise<Result<SearchSuggestions>>;
  /** What goes with the given products, at most `limit`; none of them. */
  recommend(
    market: string,
    productIds: readonly string[],
    limit: number,
  ): Promise<Result<readonly ProductCard[]>>;
  /** Removes the responses to searches that are stored for later; what the shopper searched for is in their keys. */
  forgetSearches(): Promise<void>;
}
export interface TrackingClient {
  /** `card`: of an event about a product card, for what it showed. */
  track(market: string, event: TrackingEventInput, card?: ProductCard): Promise<void>;
  /** What all later events say of the page, where they say nothing else. */
  setPage(page: PageFields): Promise<void>;
}
