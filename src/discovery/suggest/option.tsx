// The content of one suggestion: a query with an icon, a category with its ancestors, a page, or a product with its picture.
import type { SuggestionItem } from '#src/discovery/suggest/items.ts';
import styles from '#src/discovery/suggest/option.module.css';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Price } from '#src/ui/price.tsx';

const THUMBNAIL_WIDTHS = [96, 160] as const;

export function OptionContent({ item }: { item: SuggestionItem }) {
  const texts = useTexts();
  switch (item.kind) {
    case 'query':
    case 'previous':
      return (
        <span className={styles['query']}>
          <Icon name={item.kind === 'query' ? 'search' : 'clock'} />
          {item.query}
        </span>
      );
    case 'listing':
      return (
        <span className={styles['category']}>
          {item.listing.image === null ? null : (
            <span className={styles['thumbnail']}>
              <Picture src={item.listing.image} alt="" sizes="48px" widths={THUMBNAIL_WIDTHS} ratio="1 / 1" />
            </span>
          )}
          <span className={styles['listing']}>
            {item.listing.title}
            {item.listing.ancestors === '' ? null : (
              <span className={styles['soft']}>{item.listing.ancestors}</span>
            )}
          </span>
        </span>
      );
    case 'content':
      return <span className={styles['listing']}>{item.link.title}</span>;
    case 'product': {
      const variant = item.card.variants[item.card.variantIndex] ?? item.card.variants[0];
      if (variant === undefined) return null;
      const [image] = variant.images;
      return (
        <span className={styles['product']}>
          <span className={styles['picture']} style={{ backgroundColor: variant.tint }}>
            {image === undefined ? null : <Picture src={image} alt="" sizes="64px" tint={variant.tint} />}
          </span>
          <span className={styles['details']}>
            <span className={styles['soft']}>{item.card.brand}</span>
            <span>{variant.title}</span>
            <Price
              listMinor={variant.listMinor}
              saleMinor={variant.saleMinor}
              currency={item.card.currency}
            />
          </span>
        </span>
      );
    }
    case 'all':
      return (
        <span className={styles['all']}>
          {item.query === '' ? texts.search.discoverMore : texts.search.viewAll(item.total)}
        </span>
      );
  }
}
