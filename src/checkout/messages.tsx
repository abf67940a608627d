// What the shopper must know before going on: what is missing, what has changed, how the payment went.
import { CURRENCIES } from '#contract/market.ts';
import { fieldId, namedFaultText, refusalText } from '#src/checkout/faults.ts';
import styles from '#src/checkout/messages.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';

export function Messages() {
  return (
    <div data-live="messages" className={styles['messages']}>
      <Payment />
      <EnteredCodes />
      <Changes />
      <Faults />
    </div>
  );
}

function Payment() {
  const { checkout, texts } = useCheckoutPage();
  const { state, paymentUrl, paymentFault } = checkout;
  if (state === 'needs-buyer' && paymentUrl !== null)
    return (
      <div className={styles['notice']} role="status" data-part="payment-waiting">
        <p>
          <strong>{texts.waiting}</strong> {texts.waitingHint}
        </p>
        <a className={buttonClass('primary')} href={paymentUrl}>
          {texts.goOn}
        </a>
      </div>
    );
  if (paymentFault === null) return null;
  return (
    <div className={styles['error']} role="alert" tabIndex={-1} data-focus="" data-part="payment-fault">
      <p>{texts.paymentFault[paymentFault]}</p>
    </div>
  );
}

function EnteredCodes() {
  const { hasEnteredCodes, texts } = useCheckoutPage();
  if (!hasEnteredCodes) return null;
  return (
    <div className={styles['notice']} role="alert" tabIndex={-1} data-focus="" data-part="entered-codes">
      <p>{texts.codesFirst}</p>
    </div>
  );
}

function Changes() {
  const { checkout, texts, money } = useCheckoutPage();
  if (checkout.changes.length === 0) return null;
  const isMoney = CURRENCIES.some((known) => known === checkout.currency);
  return (
    <div className={styles['notice']} role="alert" tabIndex={-1} data-focus="" data-part="checkout-changes">
      <h2>{texts.changed}</h2>
      <ul>
        {checkout.changes.map(({ kind, subject, before, after }) => {
          const shown = (value: number | null) =>
            value === null ? '' : kind === 'fewer-in-stock' || !isMoney ? String(value) : money(value);
          return <li key={kind + subject}>{texts.change[kind](subject, shown(before), shown(after))}</li>;
        })}
      </ul>
    </div>
  );
}

/** Only once the shopper has tried to order, or where a code is refused; before that a fault stands at its field alone. */
function Faults() {
  const { shownIssues, texts, bagTexts, hasTried, refused } = useCheckoutPage();
  const rowsFault = shownIssues.find(({ field }) => field === 'rows');
  if (!hasTried && rowsFault === undefined && refused.length === 0) return null;
  const lines = shownIssues.map((issue) => ({ field: issue.field, text: namedFaultText(issue, texts) }));
  const refusals = refused.map((entry) => ({
    field: entry.field,
    text: `${entry.field === 'giftCard' ? texts.giftCard : bagTexts.code}: ${refusalText(entry, texts, bagTexts)}`,
  }));
  // The fields of codes stand before the terms, which are the last of all.
  const termsAt = lines.findIndex(({ field }) => field === 'terms');
  lines.splice(termsAt < 0 ? lines.length : termsAt, 0, ...refusals);
  if (lines.length === 0) return null;
  return (
    <div className={styles['error']} role="alert" tabIndex={-1} data-focus="" data-part="checkout-faults">
      <h2>{texts.check(lines.length)}</h2>
      <ul>
        {lines.map(({ field, text }) => (
          <li key={field}>{field === 'rows' ? text : <a href={`#${fieldId(field)}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
