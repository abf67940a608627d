// Products offered at checkout (CO-04): picture, price, size, and a button that adds one to the bag.
import { sizeText } from '#contract/limits.ts';
import type { Product } from '#contract/product.ts';
import styles from '#src/checkout/offers.module.css';
import fieldStyles from '#src/checkout/field.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/image.tsx';

/** More would lead away from the order. */
const MAX_SHOWN = 3;

export function Offers() {
  const { offers, texts } = useCheckoutPage();
  return (
    <div data-live="offers">
      {offers.length === 0 ? null : (
        <section className={styles['offers']} aria-labelledby="offers">
          <h2 id="offers">{texts.offers}</h2>
          <ul>
            {offers.slice(0, MAX_SHOWN).map((product) => (
              <Offer key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Offer({ product }: { product: Product }) {
  const { texts, money, site } = useCheckoutPage();
  const color = product.variants.find(({ sizes }) => sizes.some(({ stockBalance }) => stockBalance > 0));
  const image = color?.images[0];
  const sizes = color?.sizes.filter(({ stockBalance }) => stockBalance > 0) ?? [];
  const [cheapest] = sizes.toSorted((a, b) => a.sortingPrice - b.sortingPrice);
  if (color === undefined || cheapest === undefined) return null;
  const name = `offer.${product.id}`;
  return (
    <li className={styles['offer']} data-part="checkout-offer">
      <span className={styles['picture']}>
        {image === undefined ? null : <Picture src={image.url} alt="" sizes="80px" tint={image.tint} />}
      </span>
      <span className={styles['facts']}>
        <a href={`/${site.market.code}/p/${product.slug}`}>{product.title}</a>
        <span className={fieldStyles['soft']}>{color.specificColorName}</span>
        <span>{money(cheapest.sortingPrice)}</span>
      </span>
      <span className={styles['choice']}>
        {sizes.length === 1 && sizeText(cheapest.shortTitle) === '' ? (
          <input type="hidden" name={name} value={cheapest.articleId} data-secret="" />
        ) : (
          <select
            className={fieldStyles['input']}
            name={name}
            aria-label={`${texts.size}, ${product.title}`}
            data-secret=""
            defaultValue={cheapest.articleId}
          >
            {sizes.map(({ articleId, shortTitle }) => (
              <option key={articleId} value={articleId}>
                {shortTitle}
              </option>
            ))}
          </select>
        )}
        <button
          className={buttonClass('secondary')}
          name="action"
          value={`add-offer:${product.id}`}
          aria-label={texts.add(product.title)}
          data-for={name}
        >
          {texts.addShort}
        </button>
      </span>
    </li>
  );
}
