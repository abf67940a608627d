// The form that puts a gift card into the bag: amount, recipient, greeting, day.
import { type FormEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { EMAIL_PATTERN } from '#contract/email.ts';
import { ERROR_ADD_TO_CART, MAX_GIFT_CARD_SENDER_LENGTH } from '#contract/gift-card-terms.ts';
import type { Currency } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import { addGiftCard } from '#src/features/gift-cards/actions.ts';
import { errorText } from '#src/features/gift-cards/error-text.ts';
import { Field } from '#src/features/gift-cards/field.tsx';
import styles from '#src/features/gift-cards/gift-cards-screen.module.css';
import type { GiftCardState } from '#src/features/gift-cards/state.ts';
import { filledIn, type GiftCardTexts } from '#src/i18n/gift-card-texts.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';

interface BuyGiftCardProps {
  readonly state: GiftCardState;
  readonly texts: GiftCardTexts;
  /** The bag holds one more. */
  readonly onAdded: () => void;
}
type Fault = 'amount' | 'recipientEmail' | 'deliverOn';

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');
const DAY_MS = 24 * 3600 * 1000;

export function BuyGiftCard({ state, texts, onAdded }: BuyGiftCardProps) {
  const services = useServices();
  const { status, error } = useSnapshot(state);
  const { amounts, currency, validForMonths, maxMessageLength, maxDaysAhead } = state.settings;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [progress, setProgress] = useState<'busy' | 'added' | null>(null);
  const [first, last] = [dayAhead(0), dayAhead(maxDaysAhead)];
  const name = useId();
  const money = (value: number) => {
    const known = currency as Currency;
    return formatMoney(toMinor(value, known), known, services.market, services.texts.money);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress === 'busy') return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const textOf = (field: string) => {
      const value = typed.get(field);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [amount, recipientEmail, deliverOn] = [
      textOf('amount'),
      textOf('recipientEmail'),
      textOf('deliverOn'),
    ];
    const isHalfTyped = (field: string) =>
      (form.elements.namedItem(field) as HTMLInputElement).validity.badInput;
    const found: Fault[] = [];
    if (amount === '') found.push('amount');
    if (!EMAIL.test(recipientEmail)) found.push('recipientEmail');
    // A half-typed day has no value, like one that was left out; its validity tells them apart.
    const isBadDay = deliverOn === '' ? isHalfTyped('deliverOn') : deliverOn < first || deliverOn > last;
    if (isBadDay) found.push('deliverOn');
    setFaults(found);
    setProgress(null);
    const [fault] = found;
    if (fault !== undefined) {
      form.querySelector<HTMLInputElement>(`[name="${fault}"]`)?.focus();
      return;
    }
    setProgress('busy');
    const isAdded = await addGiftCard(state, services, {
      value: Number(amount),
      recipientEmail,
      senderName: textOf('senderName'),
      message: textOf('message'),
      deliverOn: deliverOn === '' ? null : deliverOn,
    });
    setProgress(isAdded ? 'added' : null);
    if (!isAdded) return;
    form.reset();
    onAdded();
  }

  if (amounts.length === 0) return <p>{texts.notSold}</p>;
  const faultText = (fault: Fault, text: string) => (faults.includes(fault) ? text : undefined);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void submit(event)}
      data-scripted
      // Sent before any script is there it does nothing: by GET the recipient would stand in the URL, and what was typed be lost.
      method="dialog"
    >
      <fieldset aria-describedby={`${name}-error`}>
        <legend className={styles['label']}>{texts.amount}</legend>
        <div className={styles['amounts']}>
          {amounts.map((value) => (
            <label key={value} className={styles['amount']}>
              <input type="radio" name="amount" value={value} className={styles['radio']} />
              <span>{money(value)}</span>
            </label>
          ))}
        </div>
        <p id={`${name}-error`} className={styles['error']}>
          {faultText('amount', texts.amountMissing)}
        </p>
        <p className={styles['hint']}>
          {validForMonths === null
            ? texts.neverExpires
            : validForMonths === 1
              ? texts.validForOneMonth
              : filledIn(texts.validFor, { months: String(validForMonths) })}
        </p>
      </fieldset>
      <Field label={texts.recipientEmail} error={faultText('recipientEmail', texts.emailMissing)}>
        {(props) => (
          <input
            {...props}
            type="email"
            name="recipientEmail"
            required
            maxLength={200}
            // Somebody else's address: the shopper's own is no help.
            autoComplete="off"
            inputMode="email"
          />
        )}
      </Field>
      <Field label={texts.senderName}>
        {(props) => (
          <input {...props} name="senderName" maxLength={MAX_GIFT_CARD_SENDER_LENGTH} autoComplete="name" />
        )}
      </Field>
      <Field label={texts.message}>
        {(props) => <textarea {...props} name="message" rows={4} maxLength={maxMessageLength} />}
      </Field>
      <Field label={texts.deliverOn} hint={texts.deliverHint} error={faultText('deliverOn', texts.dayWrong)}>
        {(props) => (
          <input
            {...props}
            type="date"
            name="deliverOn"
            min={first}
            max={last}
            // The server's day may be another than the shopper's.
            suppressHydrationWarning
          />
        )}
      </Field>
      <Button type="submit" kind="primary" isBusy={progress === 'busy'}>
        {texts.add}
      </Button>
      <p role="status">{progress === 'added' ? texts.added : ''}</p>
      <p role="alert" className={styles['error']}>
        {status === ERROR_ADD_TO_CART && error !== null ? errorText(error, texts) : ''}
      </p>
    </form>
  );
}

/** `2026-12-24`, of the shopper's calendar. */
function dayAhead(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
