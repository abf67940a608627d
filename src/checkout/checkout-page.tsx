// The checkout's page: one form with all that an order needs, beside what is bought.
import type { ReactNode } from 'react';
import styles from '#src/checkout/checkout.module.css';
import { Messages } from '#src/checkout/messages.tsx';
import { Offers } from '#src/checkout/offers.tsx';
import { OrderSummary, Totals } from '#src/checkout/order-summary.tsx';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { Sections, Terms } from '#src/checkout/sections.tsx';
import { buttonClass } from '#src/ui/button.tsx';

export function CheckoutPage() {
  const { checkout, texts, site } = useCheckoutPage();
  const { state, totals } = checkout;
  const path = `/${site.market.code}/checkout`;
  if (state === 'completing')
    return <Notice text={texts.completing} link={<a href={path}>{texts.look}</a>} isLive />;
  if (state === 'cancelled' || state === 'expired')
    return <Notice text={texts.ended} link={<a href={path}>{texts.again}</a>} />;
  if (checkout.rows.length + checkout.giftCardRows.length === 0)
    return <Notice text={texts.empty} link={<a href={`/${site.market.code}`}>{texts.emptyLink}</a>} />;
  return (
    <form
      className={styles['form']}
      method="post"
      action={path}
      noValidate
      data-part="checkout-form"
      data-market={site.market.code}
      data-working={texts.working}
      data-offline={texts.offline}
      data-failed={texts.failed}
      data-not-ordered={texts.notOrdered}
    >
      {/* What Enter in a field does. */}
      <button className={styles['enter']} name="action" value="save" tabIndex={-1} aria-hidden="true">
        {texts.working}
      </button>
      <OrderSummary />
      <div className={styles['main']}>
        <div data-live="page" hidden>
          <PageState />
        </div>
        <h1>{texts.title}</h1>
        <Messages />
        <Sections />
        <Offers />
        <section className={styles['pay']} aria-label={texts.total}>
          <Totals place="pay" />
          <Terms />
          <div data-live="pay">
            <button
              className={buttonClass('primary', true)}
              name="action"
              value="complete"
              data-part="place-order"
            >
              {totals.toPayValue === 0 ? texts.orderOnly : texts.order}
            </button>
            {totals.toPayValue === 0 ? null : <p className={styles['next']}>{texts.payNext}</p>}
          </div>
        </section>
      </div>
      <p className={styles['status']} role="status" data-part="checkout-status" />
    </form>
  );
}

/** What the form sends of the page itself, and what the script tells of a change. */
function PageState() {
  const { checkout, pageKey, texts, money, hasTried } = useCheckoutPage();
  return (
    <>
      {hasTried ? <input type="hidden" name="tried" value="1" /> : null}
      <input type="hidden" name="agreement" value={checkout.agreement} />
      <input
        type="hidden"
        name="pageKey"
        value={pageKey}
        data-checkout={checkout.checkoutId}
        data-total={texts.updated(money(checkout.totals.toPayValue))}
      />
    </>
  );
}

function Notice({ text, link, isLive }: { text: string; link: ReactNode; isLive?: boolean }) {
  const { texts } = useCheckoutPage();
  return (
    <div className={styles['alone']} data-reload={isLive === true ? '' : undefined}>
      <h1>{texts.title}</h1>
      <p>{text}</p>
      <p>{link}</p>
    </div>
  );
}
