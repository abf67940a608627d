// Buttons, and links that look like them: primary for the one thing to do, quiet for the rest.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from '#src/ui/button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'icon';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> & {
  readonly kind?: ButtonKind;
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** `isBusy` keeps the button focusable and named; pressing it again is the caller's to ignore. */
export function Button({
  kind = 'secondary',
  type = 'button',
  isBusy,
  isWide,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, isWide)}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}

/** The class of a button for an element that is none: a link, a summary, a label. */
export function buttonClass(kind: ButtonKind, isWide = false): string {
  return [styles['button'], styles[kind], isWide ? styles['wide'] : ''].filter(Boolean).join(' ');
}
