// Discount codes and gift cards: what was entered and what it does, and the fields for another.
import type { CartDiscountCode } from '#contract/cart.ts';
import type { CheckoutGiftCard } from '#contract/checkout.ts';
import styles from '#src/checkout/codes-and-cards.module.css';
import { fieldId, faultId, refusalText } from '#src/checkout/faults.ts';
import fieldStyles from '#src/checkout/field.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';

export function CodesAndCards() {
  const { checkout, texts, bagTexts, money } = useCheckoutPage();
  return (
    <div data-live="codes" className={styles['entries']}>
      {checkout.campaigns.length + checkout.discountCodes.length + checkout.giftCards.length === 0 ? null : (
        <ul className={styles['list']}>
          {checkout.campaigns.map(({ title, savedValue }) => (
            <li key={title} data-part="campaign">
              <strong>{title}</strong>
              <span className={styles['saves']}>{bagTexts.saves(money(savedValue))}</span>
            </li>
          ))}
          {checkout.discountCodes.map((code) => (
            <CodeLine key={code.code} code={code} />
          ))}
          {checkout.giftCards.map((card) => (
            <CardLine key={card.cardId} card={card} />
          ))}
        </ul>
      )}
      <Entry field="discountCode" label={bagTexts.code} button={bagTexts.useCode} action="use-code" />
      <Entry field="giftCard" label={texts.giftCard} button={texts.useCard} action="use-card" />
    </div>
  );
}

interface EntryProps {
  readonly field: 'discountCode' | 'giftCard';
  readonly label: string;
  readonly button: string;
  readonly action: string;
}

function Entry({ field, label, button, action }: EntryProps) {
  const { refused, texts, bagTexts } = useCheckoutPage();
  const fault = refused.find((entry) => entry.field === field);
  const id = fieldId(field);
  return (
    <div className={styles['entry']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['line']}>
        <input
          className={fieldStyles['input']}
          id={id}
          name={field}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={fault?.typed ?? ''}
          data-secret=""
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : faultId(field)}
          data-fault={fault === undefined ? undefined : ''}
        />
        <button className={buttonClass('secondary')} name="action" value={action} data-for={field}>
          {button}
        </button>
      </div>
      {fault === undefined ? null : (
        <p className={fieldStyles['fault']} id={faultId(field)}>
          {refusalText(fault, texts, bagTexts)}
        </p>
      )}
    </div>
  );
}

function CodeLine({ code }: { code: CartDiscountCode }) {
  const { bagTexts, money } = useCheckoutPage();
  const { refusal, missingValue, savedValue, instead } = code;
  const text = codeText();
  return (
    <li data-said={`${code.code}: ${text}`}>
      <strong>{code.code}</strong>
      <Remove action={`remove-code:${code.code}`} name={bagTexts.removeCode(code.code)} />
      <span className={refusal === null ? styles['saves'] : styles['reason']}>{text}</span>
    </li>
  );

  function codeText(): string {
    if (refusal === null) return bagTexts.saves(money(savedValue));
    if (refusal === 'below-minimum' && missingValue !== null) return bagTexts.missing(money(missingValue));
    if (refusal === 'not-combinable' && instead.length > 0) return bagTexts.insteadOf(instead.join(', '));
    return bagTexts.refused[refusal];
  }
}

function CardLine({ card }: { card: CheckoutGiftCard }) {
  const { texts, money } = useCheckoutPage();
  const { refusal, hint, usedValue, leftValue } = card;
  const text =
    refusal === null ? texts.cardPays(money(usedValue), money(leftValue)) : texts.cardRefusal[refusal];
  return (
    <li data-part="gift-card" data-said={`${texts.card(hint)}: ${text}`}>
      <strong>{texts.card(hint)}</strong>
      <Remove action={`remove-card:${card.cardId}`} name={texts.removeCard(hint)} />
      <span className={refusal === null ? styles['saves'] : styles['reason']}>{text}</span>
    </li>
  );
}

function Remove({ action, name }: { action: string; name: string }) {
  const { bagTexts } = useCheckoutPage();
  return (
    <button className={buttonClass('quiet')} name="action" value={action} aria-label={name}>
      {bagTexts.removeShort}
    </button>
  );
}
