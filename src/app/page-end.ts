// What follows a rendered page's content: the script that puts a reloaded page where it stood, and the data that it was drawn from.
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import type { PlainData } from '#src/app/data/read-compact-text.ts';
import { compactText } from '#src/app/data/compact-text.ts';
import { jsonElement } from '#src/app/inline-json.ts';
import type { ShopRouter } from '#src/app/router.ts';
import { PAGE_ELEMENT_ID, pageRecord, type ShownPage } from '#src/app/shown-page.ts';

/** HTML to put before `</body>`. */
export function pageEnd(page: ShownPage, router: ShopRouter, nonce: string): string {
  const restoration = getScrollRestorationScriptForRouter(router as never);
  return (
    (restoration === null
      ? ''
      : `<script nonce="${nonce}">${restoration};document.currentScript.remove()</script>`) +
    jsonElement('application/json', compactText(pageRecord(page) as unknown as PlainData), PAGE_ELEMENT_ID)
  );
}
