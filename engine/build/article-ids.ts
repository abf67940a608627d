// The article ids of a text base, by article number.
import { decodeRow } from '#engine/snapshot/product-rows.ts';
import { textAt } from '#engine/snapshot/strings.ts';
import type { TextViews } from '#engine/snapshot/text-table.ts';

export function articleIdsOf(t: TextViews): string[] {
  const ids: string[] = [];
  for (const [product, ref] of t.productId.entries()) {
    const row = textAt(t.productRows, t.productRowStart, product);
    const variants = decodeRow(row, textAt(t.strings, t.stringStart, ref));
    const first = t.productVariantStart[product]!;
    const end = t.productVariantStart[product + 1]!;
    for (let variant = first; variant < end; variant += 1) {
      const count = t.variantArticleStart[variant + 1]! - t.variantArticleStart[variant]!;
      const own = variants[variant - first]?.articleIds ?? [];
      for (let at = 0; at < count; at += 1) ids.push(own[at] ?? '');
    }
  }
  return ids;
}
