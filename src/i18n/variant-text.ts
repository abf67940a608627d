// Which of a product's variants a row of goods is, as a shopper reads it.
import type { OrderRow } from '#contract/cart.ts';
import { sizeText } from '#contract/limits.ts';

/** "Moss · M"; '' where a product has one colour without a name and one size. */
export function variantText({ colorTitle, size }: Pick<OrderRow['product'], 'colorTitle' | 'size'>): string {
  return [colorTitle, sizeText(size.shortTitle)].filter(Boolean).join(' · ');
}
