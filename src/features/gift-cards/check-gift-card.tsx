// The form that tells what is left on a gift card.
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  ERROR_GIFT_CARD_CHECK,
  LOADING_GIFT_CARD_CHECK,
  SUCCESS_GIFT_CARD_CHECK,
} from '#contract/gift-card-terms.ts';
import type { GiftCardBalance } from '#contract/gift-cards.ts';
import type { Currency } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import { checkGiftCard } from '#src/features/gift-cards/actions.ts';
import { errorText } from '#src/features/gift-cards/error-text.ts';
import { Field } from '#src/features/gift-cards/field.tsx';
import styles from '#src/features/gift-cards/gift-cards-screen.module.css';
import type { GiftCardState } from '#src/features/gift-cards/state.ts';
import { filledIn, type GiftCardTexts } from '#src/i18n/gift-card-texts.ts';
import { dayText } from '#src/i18n/day-text.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface CheckGiftCardProps {
  readonly state: GiftCardState;
  readonly texts: GiftCardTexts;
}

export function CheckGiftCard({ state, texts }: CheckGiftCardProps) {
  const services = useServices();
  const { status, error, payload } = useSnapshot(state);
  const [isMissing, setIsMissing] = useState(false);
  const isLoading = status === LOADING_GIFT_CARD_CHECK;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    setIsMissing(field.value.trim() === '');
    if (field.value.trim() === '') field.focus();
    else void check(field);
  }

  async function check(field: HTMLInputElement) {
    const code = field.value;
    await checkGiftCard(state, services, code);
    // It has served its purpose: a newer version of the page need not ask before it is gone.
    if (state.status === SUCCESS_GIFT_CARD_CHECK) field.defaultValue = code;
  }

  const refusal =
    status === ERROR_GIFT_CARD_CHECK && error !== null && !isMissing ? errorText(error, texts) : undefined;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={submit}
      data-scripted
      // Sent before any script is there it does nothing: by GET the code would stand in the URL, which is stored and logged.
      method="dialog"
    >
      <Field label={texts.code} hint={texts.codeHint} error={isMissing ? texts.codeMissing : refusal}>
        {(props) => (
          <input
            {...props}
            name="code"
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        )}
      </Field>
      <Button type="submit" isBusy={isLoading}>
        {texts.checkBalance}
      </Button>
      <p role="status" className={styles['balance']}>
        {status === SUCCESS_GIFT_CARD_CHECK && payload !== null && !isMissing ? balanceText(payload) : ''}
        {/* It stands at the field, which has the focus only where the code is missing. */}
        {refusal === undefined ? null : <VisuallyHidden>{refusal}</VisuallyHidden>}
      </p>
    </form>
  );

  function balanceText({ balanceValue, currency, hint, expiresAt }: GiftCardBalance): string {
    const known = currency as Currency;
    const amount = formatMoney(toMinor(balanceValue, known), known, services.market, services.texts.money);
    const left = filledIn(texts.balance, { amount, hint });
    if (expiresAt === null) return left;
    // The last moment of the last day.
    const day = dayText(new Date(expiresAt - 1).toISOString().slice(0, 10), services.market);
    return `${left} ${filledIn(texts.validUntil, { day })}`;
  }
}
