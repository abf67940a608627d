// Ends what the document has left to be laid out later (server/ssr/deferred-layout.ts).
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';
import { nextTask } from '#src/platform/idle.ts';

/** A part in each frame, so that no task is long. A hidden page has no frames and waits until it is seen. */
export async function layOutByParts(): Promise<void> {
  for (let sheet = deferring(); sheet !== undefined && sheet.cssRules.length > 0; sheet = deferring()) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await nextTask();
    if (sheet.cssRules.length > 0) sheet.deleteRule(0);
  }
}

/** All that is left, before the page is left or put to a place. */
export function layOutAll(): void {
  deferring()?.replaceSync('');
}

function deferring(): CSSStyleSheet | undefined {
  return (globalThis as { readonly [DEFERRED_LAYOUT_KEY]?: CSSStyleSheet })[DEFERRED_LAYOUT_KEY];
}
