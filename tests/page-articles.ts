// The articles of a product's page, out of the data that the server has written into its HTML.
import { recordInHtml } from '#src/app/page-record.ts';

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
  look(recordInHtml(html));
  return found;
}
