// A field of the checkout's form: label, input or list, hint and fault.
import type { InputHTMLAttributes } from 'react';
import type { CheckoutIssue } from '#contract/checkout.ts';
import { faultId, faultText, fieldId, namedFaultText } from '#src/checkout/faults.ts';
import styles from '#src/checkout/field.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';

interface FieldProps {
  /** As it is sent, and as issues name it: `delivery.zip`. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autoComplete: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number;
  /** A list to choose from instead of free text. */
  readonly options?: readonly { readonly key: string; readonly name: string }[];
  /** How much of the line it takes. */
  readonly width?: 'half' | undefined;
}

export function Field({ name, label, value, isRequired = true, hint, options, width, ...input }: FieldProps) {
  const { texts, shownIssues } = useCheckoutPage();
  const issue = shownIssues.find(({ field }) => field === name);
  const id = fieldId(name);
  const described = [hint === undefined ? '' : `${id}-hint`, issue === undefined ? '' : faultId(name)];
  const common = {
    id,
    name,
    className: styles['input'],
    defaultValue: value,
    autoComplete: input.autoComplete,
    'aria-required': isRequired || undefined,
    'aria-invalid': issue !== undefined || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles['field']} data-width={width}>
      <label className={styles['label']} htmlFor={id}>
        {label} {isRequired ? null : <span className={styles['soft']}>{texts.optional}</span>}
      </label>
      {options === undefined ? (
        <input
          {...common}
          type={input.type ?? 'text'}
          inputMode={input.inputMode}
          maxLength={input.maxLength}
        />
      ) : (
        <select {...common}>
          {options.some(({ key }) => key === value) ? null : <option value="">{texts.choose}</option>}
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name}
            </option>
          ))}
        </select>
      )}
      {hint === undefined ? null : (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFault issue={issue} />
    </div>
  );
}

/** Below its field; the script says it, too, as the focus has left the field when it comes. */
export function FieldFault({ issue }: { issue: CheckoutIssue | undefined }) {
  const { texts } = useCheckoutPage();
  if (issue === undefined) return null;
  return (
    <p className={styles['fault']} id={faultId(issue.field)} data-said-fault={namedFaultText(issue, texts)}>
      {faultText(issue, texts)}
    </p>
  );
}
