// What is wrong with the layout of an open page, as far as it can be measured: what is wider than the window, and words that a line breaks apart.
import type { Page } from 'playwright';

/** A sentence each; empty where there is nothing to say. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];

    /** At these a word may be continued on the next line. */
    const MAY_BREAK_AFTER = /[-‐‑–—/\u00AD\u200B]/;
    const CJK = /[\u1100-\u11FF\u3040-\u30FF\u3130-\u318F\u4E00-\u9FFF\uAC00-\uD7AF]/;
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script,style,noscript,textarea') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { hyphens, wordBreak } = getComputedStyle(parent);
      if (hyphens === 'auto') continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        if (MAY_BREAK_AFTER.test(word.slice(0, -1))) continue;
        // Between syllables, unless it was asked for otherwise.
        if (CJK.test(word) && wordBreak !== 'keep-all') continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`"${word}" is broken over ${lines.size} lines`);
      }
    }
    return [...new Set(faults)];
  });
}
