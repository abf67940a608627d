// What a page was drawn from, out of its HTML as the server sent it, and the articles of a product's page.
import { recordIn } from '#src/app/page-record.ts';
import { PAGE_ELEMENT_ID, type PageRecord } from '#src/app/shown-page.ts';

const PAGE_ELEMENT = new RegExp(`<body>(.*) id="${PAGE_ELEMENT_ID}">([^<]*)<`, 's');
/** The server leaves out quotes that a browser would write (smaller-html.ts). */
const WITHOUT_QUOTES = / (src|aria-label|data-sizes|data-card)=([^"\s>]+)/g;

export interface PageArticle {
  readonly articleId: string;
  readonly stockBalance: number;
}

/** Undefined where the HTML is no page of the shop. */
export function recordOfPage(html: string): PageRecord | undefined {
  const [, body, element] = PAGE_ELEMENT.exec(html) ?? [];
  if (body === undefined || element === undefined) return undefined;
  return recordIn(element, body.replaceAll(WITHOUT_QUOTES, ' $1="$2"'));
}

/** Every object in the data of a page, those within others too. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

/** In the order of the page; none where the HTML is no page of the shop. */
export function articlesOnPage(html: string): PageArticle[] {
  return [...objectsIn(recordOfPage(html))].flatMap((one) => {
    const { articleId, stockBalance } = one as Partial<PageArticle>;
    return articleId !== undefined && stockBalance !== undefined ? [{ articleId, stockBalance }] : [];
  });
}
