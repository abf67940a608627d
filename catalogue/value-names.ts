// Names of filter values that products refer to by id: sustainability icons, labels, stock.
import type { Language } from '#contract/market.ts';
import { REUSE_LABEL, type SustainabilityIcon } from '#contract/product.ts';
import type { TextSource } from '#engine/engine.ts';
import { textsIn } from '#catalogue/server-texts.ts';

export function valueNamesIn(language: Language): NonNullable<TextSource['valueNames']> {
  const { sustainability, labels, inStock } = textsIn(language);
  return {
    sustainability: sustainability satisfies Readonly<Record<SustainabilityIcon, string>>,
    label: { [REUSE_LABEL]: labels.reuse, New: labels.new, Bestseller: labels.bestseller },
    in_stock: { true: inStock },
  };
}
