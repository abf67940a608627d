// The data that a page was rendered from, out of its HTML.
import { textsInHtml } from '#src/app/data/html-texts.ts';
import { readCompactText } from '#src/app/data/read-compact-text.ts';
import { bodyParts } from '#src/app/page-parts.ts';
import { PAGE_ELEMENT_ID, type PageRecord, type PageTexts } from '#src/app/shown-page.ts';

/** Undefined where something has changed the document since it was read, as a browser's extension may. */
export function recordOfDocument(page: Document): PageRecord | undefined {
  return recordIn(page.getElementById(PAGE_ELEMENT_ID)?.textContent ?? '[]', page.body.innerHTML);
}

/** `element`: the text of the element with the data; `body`: the HTML before it at least, as a browser writes it. */
export function recordIn(element: string, body: string): PageRecord | undefined {
  const [frameText = '', screenText = ''] = JSON.parse(element) as Partial<PageTexts>;
  const { before, screen, after } = bodyParts(body);
  const frame = readCompactText(frameText, textsInHtml(before + after));
  const shown = readCompactText(screenText, textsInHtml(screen));
  if (frame === undefined || shown === undefined) return undefined;
  return { frame, ...(shown as object) } as PageRecord;
}
