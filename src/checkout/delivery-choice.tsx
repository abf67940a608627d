// How the goods reach the shopper: ways of delivery with their days and prices, and shops to collect in.
import type { DeliveryOption } from '#contract/checkout.ts';
import { faultId, fieldId } from '#src/checkout/faults.ts';
import { FieldFault } from '#src/checkout/field.tsx';
import styles from '#src/checkout/delivery-choice.module.css';
import sectionStyles from '#src/checkout/checkout.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { nearDayText } from '#src/i18n/day-text.ts';

export function DeliveryChoice() {
  const { checkout, texts, shownIssues } = useCheckoutPage();
  const issue = shownIssues.find(({ field }) => field === 'methodId');
  const first = checkout.deliveryOptions.find(({ isAvailable }) => isAvailable);
  // Gift cards alone are not sent.
  if (checkout.rows.length === 0) return <div data-live="methods" hidden />;
  return (
    <fieldset
      // Where none can be chosen, the fault leads to all of them.
      {...(first === undefined ? { id: fieldId('methodId'), tabIndex: -1 } : {})}
      className={sectionStyles['section']}
      data-live="methods"
      aria-describedby={issue === undefined ? undefined : faultId('methodId')}
    >
      <legend>
        <h2>{texts.method}</h2>
      </legend>
      <div className={styles['options']}>
        {checkout.deliveryOptions.map((option) => (
          <Option
            key={option.methodId}
            option={option}
            id={option === first ? fieldId('methodId') : undefined}
          />
        ))}
      </div>
      <FieldFault issue={issue} />
    </fieldset>
  );
}

function Option({ option, id }: { option: DeliveryOption; id: string | undefined }) {
  const { checkout, texts, money, site } = useCheckoutPage();
  const { methodId, title, kind, chargedValue, earliest, latest, place, isAvailable } = option;
  const date = (day: string) => nearDayText(day, site.market);
  return (
    <label className={styles['option']} data-part="delivery-option">
      <input
        type="radio"
        id={id}
        name="methodId"
        value={methodId}
        defaultChecked={checkout.methodId === methodId}
        disabled={!isAvailable}
      />
      <span className={styles['title']}>{title}</span>
      <span>{chargedValue === 0 ? texts.free : money(chargedValue)}</span>
      <span className={styles['when']}>
        {place === null ? null : <span>{place}</span>}
        {!isAvailable ? (
          <span>{texts.notForThese}</span>
        ) : earliest === null ? null : (
          <span>
            {kind === 'pick-up'
              ? texts.collect(date(earliest))
              : texts.arrives(date(earliest), date(latest ?? earliest))}
          </span>
        )}
      </span>
    </label>
  );
}
