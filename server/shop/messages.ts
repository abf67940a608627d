// The server's texts as a flat table, for clients that show its values themselves (AP-02).
import type { Language } from '#contract/market.ts';
import { textsIn } from '#catalogue/catalogue.ts';

/** By path: `colors.red`, `sortTitles.price.asc`. Texts of pages that only the server shows are left out. */
export function messagesIn(language: Language): Record<string, string> {
  const { colors, genders, sustainability, labels, inStock, sortTitles, giftCards, facets, delivery } =
    textsIn(language);
  const shown = {
    colors,
    genders,
    sustainability,
    labels,
    inStock,
    sortTitles,
    giftCards,
    facets,
    delivery,
  };
  return Object.fromEntries(entriesOf(shown, ''));
}

function entriesOf(texts: object, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]: [string, string | object]) =>
    typeof text === 'string' ? [[`${path}${name}`, text]] : entriesOf(text, `${path}${name}.`),
  );
}
