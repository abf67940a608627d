// A row of product cards under a heading, which scrolls sideways.
import { useId, useRef } from 'react';
import type { ProductCard as Card } from '#contract/clients.ts';
import { cardTag, type ResultKind } from '#src/ui/card-tag.ts';
import { ProductCard } from '#src/ui/product-card.tsx';
import styles from '#src/ui/product-row.module.css';
import { Link } from '#src/ui/link.tsx';
import { Slider, SLIDER_SIZES } from '#src/ui/slider.tsx';

interface ProductRowProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Where the cards came from. */
  readonly kind: ResultKind;
  readonly link?: { readonly title: string; readonly href: string };
}

/** Renders nothing without cards. */
export function ProductRow({ title, cards, kind, link }: ProductRowProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (cards.length === 0) return null;
  return (
    <section className={styles['row']} data-part="product-row" aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {link === undefined ? null : (
          <Link className={styles['link']} href={link.href}>
            {link.title}
          </Link>
        )}
      </div>
      <Slider list={list} aria-labelledby={titleId}>
        {cards.map((card) => (
          <li key={card.productId} data-card={cardTag(kind, card)}>
            <ProductCard card={card} sizes={SLIDER_SIZES} />
          </li>
        ))}
      </Slider>
    </section>
  );
}
