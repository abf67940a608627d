// Lays out what the document has deferred (server/ssr/deferred-layout.ts).
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';
import { nextFrame } from '#src/platform/idle.ts';

/** A part in each frame, so that no task is long. */
export async function layOutByParts(): Promise<void> {
  const sheet = deferringSheet();
  if (sheet === undefined) return;
  while (sheet.cssRules.length > 0) {
    await nextFrame();
    // `layOutAll` may have been called meanwhile.
    if (sheet.cssRules.length > 0) sheet.deleteRule(0);
  }
}

/** All at once: before another page is shown, whose place may be restored. */
export function layOutAll(): void {
  deferringSheet()?.replaceSync('');
}

/** Its rules defer what is not laid out yet; undefined where nothing ever was. */
export function deferringSheet(): CSSStyleSheet | undefined {
  return (globalThis as { readonly [DEFERRED_LAYOUT_KEY]?: CSSStyleSheet })[DEFERRED_LAYOUT_KEY];
}
