// The page of gift cards: give one, and see what is left on one.
import { useState } from 'react';
import type { GiftCardSettings } from '#contract/gift-cards.ts';
import { BuyGiftCard } from '#src/features/gift-cards/buy-gift-card.tsx';
import { CheckGiftCard } from '#src/features/gift-cards/check-gift-card.tsx';
import styles from '#src/features/gift-cards/gift-cards-screen.module.css';
import { createGiftCardState } from '#src/features/gift-cards/state.ts';
import type { GiftCardTexts } from '#src/i18n/gift-card-texts.ts';

interface GiftCardsScreenProps {
  readonly settings: GiftCardSettings;
  readonly texts: GiftCardTexts;
  readonly onAdded: () => void;
}

export function GiftCardsScreen({ settings, texts, onAdded }: GiftCardsScreenProps) {
  // The two forms do not know of one another's outcome.
  const [purchase] = useState(() => createGiftCardState(settings));
  const [check] = useState(() => createGiftCardState(settings));
  return (
    <article className={styles['page']} data-part="gift-cards">
      <header className={styles['head']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
      </header>
      <section className={styles['part']} aria-labelledby="give-gift-card">
        <h2 id="give-gift-card">{texts.buy}</h2>
        <BuyGiftCard state={purchase} texts={texts} onAdded={onAdded} />
      </section>
      <section className={styles['part']} aria-labelledby="check-gift-card">
        <h2 id="check-gift-card">{texts.check}</h2>
        <CheckGiftCard state={check} texts={texts} />
      </section>
    </article>
  );
}
