// How long delivery takes, what it costs, and for how long a product may be sent back: the settings' own facts, nothing where they say none.
import type { DeliveryFacts } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { Product } from '#contract/product.ts';
import styles from '#src/features/product/buying-terms.module.css';
import { type BuyingTexts, buyingTexts } from '#src/i18n/buying-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Link } from '#src/ui/link.tsx';
import { useUi } from '#src/ui/ui-context.tsx';

interface BuyingTermsProps {
  readonly product: Product;
}

/** Each stands on a line of its own. */
export function BuyingTerms({ product }: BuyingTermsProps) {
  const { market, shop } = useServices();
  const { formatPrice } = useUi();
  const { delivery, currency, language } = market;
  const { deliveryUrl, returns } = shop;
  const texts = buyingTexts(language);
  if (delivery === undefined && returns === undefined) return null;
  return (
    <ul className={styles['terms']} data-part="buying-terms">
      {delivery === undefined ? null : (
        <>
          <Term text={texts.delivered(delivery.days.from, delivery.days.to)} />
          <Term
            text={costText(delivery, toMinor(product.price.sortingPrice, currency), texts, (minor) =>
              formatPrice(minor, currency),
            )}
            url={deliveryUrl}
          />
        </>
      )}
      {returns === undefined ? null : <Term text={texts.returns(returns.days)} url={returns.url} />}
    </ul>
  );
}

function Term({ text, url }: { text: string; url?: string | undefined }) {
  return <li>{url === undefined ? <span>{text}</span> : <Link href={url}>{text}</Link>}</li>;
}

/** What costs as much as free delivery asks for has it alone, in whichever colour and size is bought. */
function costText(
  { fee, freeFrom }: DeliveryFacts,
  lowest: number,
  texts: BuyingTexts,
  money: (minor: number) => string,
): string {
  if (fee === 0 || (freeFrom !== null && lowest >= freeFrom)) return texts.free;
  return freeFrom === null ? texts.fee(money(fee)) : texts.feeOrFree(money(fee), money(freeFrom));
}
