// Puts an article in the bag and shows the bag; what could not be added is said in words (CA-06, CA-07).
import type { OptimisticCartRow } from '#contract/clients.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { refusalText } from '#src/features/cart/refusal-text.ts';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';

/** Resolves to null when the article is in the bag, else to the sentence to show. */
export function useAddToCart(): (articleId: string, seen: OptimisticCartRow) => Promise<string | null> {
  const services = useServices();
  const cart = useCart();
  return async (articleId, seen) => {
    const { addArticle } = await import('#src/features/cart/actions.ts');
    const error = await addArticle(cart, services, articleId, seen, Date.now());
    if (error !== null) return refusalText(services.texts, error.code);
    openModal(services.view, 'CART');
    return null;
  };
}
