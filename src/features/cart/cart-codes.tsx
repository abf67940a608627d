// The bag's discount codes: what each saves or why it does not, and a field for another, with its error beside it.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CartCodeView, CartView } from '#contract/clients.ts';
import { discountCodeOf, MAX_CART_CODES, MAX_TYPED_CODE_LENGTH } from '#contract/discount-code.ts';
import { changeCode } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-codes.module.css';
import { codeText, isFinal } from '#src/features/cart/code-texts.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export function CartCodes({ cart }: { cart: CartView }) {
  const services = useServices();
  const { texts: shopTexts, market, view } = services;
  const { isOnline, inbox } = useSnapshot(view);
  const texts = useBagTexts();
  const state = useCart();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The code that was entered last, '' where it can't be one; null while another is typed. */
  const [entered, setEntered] = useState<string | null>(null);
  const money = (minor: number) => formatMoney(minor, cart.currency, market, shopTexts.money);
  const isWaiting = !isOnline || (inbox?.isDelayed ?? false);
  const textOf = (code: CartCodeView) => {
    if (!code.isPending) return codeText(code, texts, money);
    return isWaiting ? texts.codeWaiting : texts.checking;
  };

  const last = cart.codes.find(({ code }) => code === entered);
  // What the server took, or will be asked as soon as it can, is told in the list: the field has done its work.
  const isTaken = last !== undefined && (last.isPending ? isWaiting : !isFinal(last));
  // For good: a verdict that comes later is told in the list, where it does not take the focus.
  if (isOpen && isTaken) setIsOpen(false);
  const isFieldShown = isOpen && !isTaken;
  const isFull = cart.codes.length >= MAX_CART_CODES;
  useEffect(() => {
    // After the last code that fits no button follows to take the focus of the field.
    if (!isFieldShown && isFull && document.activeElement === document.body && entered !== null)
      list.current?.focus();
  }, [isFieldShown, isFull, entered]);
  const notSent = inbox?.changes.find(
    ({ code, refusal }) => code !== '' && code === entered && refusal !== null,
  );
  const error = fieldError();
  // While another is typed, codes of no use don't stand in its way; the server drops unknown ones with the next.
  const listed = cart.codes.filter((code) => !isFieldShown || (code !== last && !isFinal(code)));

  function fieldError(): string | null {
    if (entered === '') return texts.malformed;
    if (last !== undefined) return isFinal(last) ? textOf(last) : null;
    if (notSent === undefined) return null;
    return notSent.refusal?.code === 'too_many_requests' ? texts.tooManyTries : texts.notTaken;
  }

  function enter(typed: string) {
    const code = discountCodeOf(typed);
    setEntered(code ?? '');
    if (code !== null) void changeCode(state, services, 'enterCode', code);
  }
  function remove(code: string) {
    list.current?.focus();
    void changeCode(state, services, 'removeCode', code);
  }

  return (
    <section className={styles['codes']} data-part="cart-codes" aria-label={texts.codes}>
      {cart.campaigns.length === 0 ? null : (
        <ul className={styles['list']} data-part="cart-campaigns">
          {cart.campaigns.map(({ title, savedMinor }) => (
            <li key={title}>
              <span className={styles['code']}>{title}</span>
              <span className={styles['saves']}>{texts.saves(money(savedMinor))}</span>
            </li>
          ))}
        </ul>
      )}
      <ul ref={list} tabIndex={-1} className={styles['list']}>
        {listed.map((code) => (
          <li key={code.code} data-refused={code.refusal ?? undefined}>
            <span className={styles['code']}>{code.code}</span>
            <Button kind="quiet" aria-label={texts.removeCode(code.code)} onClick={() => remove(code.code)}>
              {texts.removeShort}
            </Button>
            <span className={code.refusal === null ? styles['saves'] : styles['reason']}>
              {code.isPending ? <Icon name="clock" /> : null}
              {textOf(code)}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">
        <VisuallyHidden>{isOpen || last === undefined ? '' : `${last.code}: ${textOf(last)}`}</VisuallyHidden>
      </p>
      {isFieldShown ? (
        <CodeField
          error={error}
          isBusy={last?.isPending ?? false}
          onType={() => setEntered(null)}
          onEnter={enter}
        />
      ) : isFull ? null : (
        <Button
          kind="quiet"
          {...(entered === null ? {} : { ref: takeFocus })}
          onClick={() => {
            setEntered(null);
            setIsOpen(true);
          }}
        >
          {texts.addCode}
        </Button>
      )}
    </section>
  );
}

interface CodeFieldProps {
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onType: () => void;
  readonly onEnter: (typed: string) => void;
}

function CodeField({ error, isBusy, onType, onEnter }: CodeFieldProps) {
  const texts = useBagTexts();
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(id) as HTMLInputElement;
    if (!isBusy) onEnter(field.value);
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <label htmlFor={id}>{texts.code}</label>
      <div className={styles['line']}>
        {/* Uncontrolled: React makes the value of any other its default, by which typed text would look like none. */}
        <input
          id={id}
          ref={takeFocus}
          className={styles['input']}
          maxLength={MAX_TYPED_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
          onChange={onType}
        />
        <Button type="submit" isBusy={isBusy}>
          {texts.useCode}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className={styles['error']}>
        {error === null ? null : <span ref={reveal}>{error}</span>}
      </p>
    </form>
  );
}

/** On a low screen the error would appear below what is seen. */
function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
