// What follows a rendered page's content: the script that puts a page where it was left, and the data that it was drawn from.
import { storageKey } from '@tanstack/router-core';
import type { PlainData } from '#src/app/data/read-compact-text.ts';
import { compactText } from '#src/app/data/compact-text.ts';
import { asDecoded, textsInHtml } from '#src/app/data/html-texts.ts';
import { jsonElement } from '#src/app/inline-json.ts';
import { PAGE_ELEMENT_ID, type PageTexts } from '#src/app/shown-page.ts';

/**
 * Where the router noted how far the page of this history entry was scrolled. Unlike the router's own script it leaves
 * every other page alone: the browser may have restored it by now, or the shopper have scrolled it while it arrived.
 */
const RESTORE_SCROLL = `try{let{scrollX:x,scrollY:y}=JSON.parse(sessionStorage[${JSON.stringify(storageKey)}])[history.state.__TSR_key].window;scrollTo(x,y)}catch{}document.currentScript.remove()`;

/** HTML to put before `</body>`. */
export function pageEnd(texts: PageTexts, nonce: string): string {
  return (
    `<script nonce="${nonce}">${RESTORE_SCROLL}</script>` +
    jsonElement('application/json', texts, PAGE_ELEMENT_ID)
  );
}

/** Data as text that repeats nothing of `html`, as React wrote it from them. */
export function dataText(data: object, html: string): string {
  return compactText(data as PlainData, textsInHtml(asDecoded(html)));
}
