// The gift cards route's screen with its data: what is sold in the market, and the page's own texts.
import type { GiftCardSettings } from '#contract/gift-cards.ts';
import { unwrapOrThrow } from '#src/app/load.ts';
import type { LoadRequest, ScreenProps } from '#src/app/screens/screen.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { GiftCardsScreen } from '#src/features/gift-cards/gift-cards-screen.tsx';
import { type GiftCardTexts, loadGiftCardTexts } from '#src/i18n/gift-card-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';

export interface GiftCardsPage {
  readonly settings: GiftCardSettings;
  /** Its texts. */
  readonly page: GiftCardTexts;
}

export async function load({ services, signal }: LoadRequest): Promise<GiftCardsPage> {
  const { code, language } = services.market;
  const [settings, page] = await Promise.all([
    unwrapOrThrow(services.pagesFor(signal).giftCards(code)),
    loadGiftCardTexts(language),
  ]);
  return { settings, page };
}

export function GiftCardsRoute({ data: { settings, page } }: ScreenProps<GiftCardsPage>) {
  const services = useServices();
  const cart = useCart();

  async function showBag() {
    openModal(services.view, 'CART');
    // Loaded when it is needed: the entry names every file that a screen begins with.
    const { loadCart } = await import('#src/features/cart/actions.ts');
    await loadCart(cart, services);
  }

  return <GiftCardsScreen settings={settings} texts={page} onAdded={() => void showBag()} />;
}
