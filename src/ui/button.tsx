// Buttons, and the classes for links that look like buttons: primary for a page's main action, quiet for minor ones.
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

/** A busy button stays focusable and keeps its name; the caller has to ignore further presses. */
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
      aria-disabled={isBusy || rest['aria-disabled']}
      data-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}

/** The class that makes another element look like a button: a link, a summary, a label. */
export function buttonClass(kind: ButtonKind, isWide = false): string {
  return [styles['button'], styles[kind], isWide ? styles['wide'] : ''].filter(Boolean).join(' ');
}
