// A page's title, from what its route loaded; set by the server in the head and by the browser on each navigation.
import type { EditorialPageWithProducts, ListingPage, ProductPage, SearchPage } from '#contract/clients.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';

/** What of a router's match a page's head is made from. */
export interface PageMatch {
  readonly routeId: string;
  readonly status: string;
  readonly loaderData?: unknown;
}

/** Without the shop's name; empty for home and for a page that could not be had. */
export function titleOf(match: PageMatch | undefined, texts: DiscoveryTexts): string {
  const data = match?.loaderData;
  if (data === undefined || match?.status !== 'success') return '';
  switch (match.routeId) {
    case '/c/$slug':
      return (data as { page: ListingPage }).page.title;
    case '/search':
      return texts.search.title((data as { page: SearchPage }).page.query);
    case '/p/$slug': {
      const { product } = data as ProductPage;
      return `${product.title} – ${product.subtitle}`;
    }
    case '/e/$slug':
      return (data as EditorialPageWithProducts).page.title;
    default:
      return '';
  }
}

/** The whole title, the shop's name included. */
export function documentTitle(title: string, shopName: string): string {
  return title === '' ? shopName : `${title} · ${shopName}`;
}
