// The articles of a product's page, out of the data that the server has written into its HTML.
import { recordIn } from '#src/app/page-record.ts';
import { PAGE_ELEMENT_ID } from '#src/app/shown-page.ts';

const PAGE_ELEMENT = new RegExp(`<body>(.*) id="${PAGE_ELEMENT_ID}">([^<]*)<`, 's');
/** The server leaves out quotes that a browser would write (smaller-html.ts). */
const WITHOUT_QUOTES = / (src|aria-label)=([^"\s>]+)/g;

export interface PageArticle {
  readonly articleId: string;
  readonly stockBalance: number;
}

/** In the order of the page; none where the HTML is no page of the shop. */
export function articlesOnPage(html: string): PageArticle[] {
  const found: PageArticle[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { articleId, stockBalance } = value as Partial<PageArticle>;
    if (articleId !== undefined && stockBalance !== undefined) found.push({ articleId, stockBalance });
    for (const child of Object.values(value)) look(child);
  };
  const [, body, element] = PAGE_ELEMENT.exec(html) ?? [];
  const quoted = body?.replaceAll(WITHOUT_QUOTES, ' $1="$2"');
  if (quoted !== undefined && element !== undefined)
    look(recordIn(element, quoted, /<main.*<\/main>/s.exec(quoted)?.[0] ?? ''));
  return found;
}
