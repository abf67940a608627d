// A document's title.

/** `title` is the page's own, without the shop's name; empty for home and for a page that could not be loaded. */
export function documentTitle(title: string, shopName: string): string {
  return title === '' ? shopName : `${title} · ${shopName}`;
}
