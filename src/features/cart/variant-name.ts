// How a control names what it changes where one product may stand in several rows.
import type { CartRowView } from '#contract/clients.ts';

/** "Ridge Shell, Moss, M"; without what the variant does not have. */
export function variantName(product: Pick<CartRowView, 'title' | 'colorTitle' | 'size'>): string {
  return [product.title, product.colorTitle, product.size].filter(Boolean).join(', ');
}
