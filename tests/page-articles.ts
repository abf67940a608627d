// The articles of a product's page, out of the data that the server has written into its HTML.
import { readCompactText } from '#src/app/data/read-compact-text.ts';
import { PAGE_ELEMENT_ID } from '#src/app/shown-page.ts';

export interface PageArticle {
  readonly articleId: string;
  readonly stockBalance: number;
}

/** In the order of the page; none where the HTML is no page of the shop. */
export function articlesOnPage(html: string): PageArticle[] {
  const element = new RegExp(`id="${PAGE_ELEMENT_ID}">([^<]*)<`).exec(html)?.[1];
  const found: PageArticle[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { articleId, stockBalance } = value as Partial<PageArticle>;
    if (articleId !== undefined && stockBalance !== undefined) found.push({ articleId, stockBalance });
    for (const child of Object.values(value)) look(child);
  };
  if (element !== undefined) look(readCompactText(JSON.parse(element) as string));
  return found;
}
