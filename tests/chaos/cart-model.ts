// What a cart must be, written from the rules of docs/requirements.md (CA-01 to CA-13), apart from the code that keeps it.

/** A change as a shopper makes it. */
export type ModelChange =
  | { readonly kind: 'add' | 'subtract' | 'remove'; readonly articleId: string }
  | { readonly kind: 'clear' };

/** What the shop has of each article now; another hand may change it. */
export interface ModelStock {
  of(articleId: string): number;
}

export interface CartModel {
  /** The change arrives at the shop, in the order in which the device stored them. */
  arrive(change: ModelChange): void;
  readonly quantities: ReadonlyMap<string, number>;
  /** Articles of adds that the shop refuses, one each. */
  readonly refused: readonly string[];
  /** An add has arrived and was not refused: there is a cart. */
  readonly exists: boolean;
}

/** The most of one article that a cart holds. */
const MOST = 99;

export function createCartModel(stock: ModelStock): CartModel {
  const quantities = new Map<string, number>();
  const refused: string[] = [];
  let exists = false;
  return {
    quantities,
    refused,
    get exists() {
      return exists;
    },
    arrive(change) {
      if (change.kind === 'add' && stock.of(change.articleId) === 0) {
        refused.push(change.articleId);
        return;
      }
      if (change.kind === 'add') exists = true;
      if (!exists) return;
      if (change.kind === 'clear') quantities.clear();
      else if (change.kind === 'remove') quantities.delete(change.articleId);
      else {
        const before = quantities.get(change.articleId) ?? 0;
        if (change.kind === 'add' || before > 0)
          quantities.set(change.articleId, before + (change.kind === 'add' ? 1 : -1));
      }
      // Every change brings the whole cart to what can be bought now.
      for (const [articleId, quantity] of quantities) {
        const possible = Math.min(quantity, stock.of(articleId), MOST);
        if (possible > 0) quantities.set(articleId, possible);
        else quantities.delete(articleId);
      }
    },
  };
}

/** One line for a comparison: `a1 2, a2 1`. */
export function textOfCart(quantities: ReadonlyMap<string, number> | undefined): string {
  const rows = [...(quantities ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return rows.map(([articleId, quantity]) => `${articleId} ${quantity}`).join(', ');
}
