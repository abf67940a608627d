// Adds an article to the cart and opens the cart panel, or returns the message for a failure (CA-06, CA-07).
import type { OptimisticCartRow } from '#contract/clients.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { refusalText } from '#src/features/cart/refusal-text.ts';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';

/** The returned function resolves to null when the article was added, else to the message to show. */
export function useAddToCart(): (
  articleId: string,
  optimisticRow: OptimisticCartRow,
) => Promise<string | null> {
  const services = useServices();
  const cart = useCart();
  return async (articleId, optimisticRow) => {
    // A part that is gone with its version is a failed add, not a button that stays busy.
    const actions = await import('#src/features/cart/actions.ts').catch(() => null);
    if (actions === null) return services.texts.failure.text;
    const error = await actions.addArticle(cart, services, articleId, optimisticRow, Date.now());
    if (error !== null) return refusalText(services.texts, error.code);
    openModal(services.view, 'CART');
    return null;
  };
}
