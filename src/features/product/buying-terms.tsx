// How long delivery takes, what it costs, and for how long a product may be sent back: the settings' own facts, nothing where they say none.
import type { DeliveryFacts } from '#contract/market.ts';
import styles from '#src/features/product/buying-terms.module.css';
import { type BuyingTexts, buyingTexts } from '#src/i18n/buying-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Link } from '#src/ui/link.tsx';
import { useUi } from '#src/ui/ui-context.tsx';

export function BuyingTerms() {
  const { market, shop } = useServices();
  const { formatPrice } = useUi();
  const { delivery, currency, language } = market;
  const { deliveryUrl, returns } = shop;
  const texts = buyingTexts(language);
  if (delivery === undefined && returns === undefined) return null;
  return (
    <ul className={styles['terms']} data-part="buying-terms">
      {delivery === undefined ? null : (
        <Term
          text={deliveryText(delivery, texts, (minor) => formatPrice(minor, currency))}
          url={deliveryUrl}
        />
      )}
      {returns === undefined ? null : <Term text={texts.returns(returns.days)} url={returns.url} />}
    </ul>
  );
}

function Term({ text, url }: { text: string; url: string | undefined }) {
  return <li>{url === undefined ? text : <Link href={url}>{text}</Link>}</li>;
}

function deliveryText(
  { days, fee, freeFrom }: DeliveryFacts,
  texts: BuyingTexts,
  money: (minor: number) => string,
): string {
  const cost =
    fee === 0 || freeFrom === 0
      ? texts.free
      : freeFrom === null
        ? texts.fee(money(fee))
        : texts.feeOrFree(money(fee), money(freeFrom));
  return `${texts.delivered(days.from, days.to)} · ${cost}`;
}
