// What the shopper fills in, section by section: contact, addresses, delivery, gift message, codes and gift cards, terms.
import { AddressFields } from '#src/checkout/address-fields.tsx';
import { DeliveryChoice } from '#src/checkout/delivery-choice.tsx';
import { CodesAndCards } from '#src/checkout/codes-and-cards.tsx';
import { faultId, fieldId } from '#src/checkout/faults.ts';
import { Field, FieldFault } from '#src/checkout/field.tsx';
import fieldStyles from '#src/checkout/field.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import styles from '#src/checkout/checkout.module.css';

export function Sections() {
  const { checkout, texts, deliveryForm, billingForm, allCountries } = useCheckoutPage();
  const { delivery, billing } = checkout;
  return (
    <>
      <section className={styles['section']} aria-labelledby="contact">
        <h2 id="contact">{texts.contact}</h2>
        <div className={fieldStyles['fields']} data-live="contact">
          <Field
            name="delivery.email"
            label={texts.email}
            value={delivery.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={200}
            hint={texts.emailHint}
          />
          <Field
            name="delivery.phone"
            label={texts.phone}
            value={delivery.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            isRequired={false}
          />
        </div>
      </section>
      <section className={styles['section']} aria-labelledby="delivery">
        <h2 id="delivery">{texts.delivery}</h2>
        <AddressFields
          part="delivery"
          form={deliveryForm}
          info={delivery}
          countries={checkout.countries.length === 0 ? allCountries : checkout.countries}
        />
      </section>
      <DeliveryChoice />
      <section className={`${styles['section']} ${styles['billing']}`} aria-labelledby="billing">
        <h2 id="billing">{texts.billing}</h2>
        <label className={fieldStyles['check']}>
          <input type="checkbox" name="billing.same" defaultChecked={billing === null} />
          <span>{texts.billingSame}</span>
        </label>
        <div className={styles['other']}>
          <AddressFields
            part="billing"
            form={billingForm}
            info={
              billing ?? {
                ...delivery,
                firstName: '',
                lastName: '',
                streetAddress: '',
                city: '',
                stateOrProvince: '',
                zip: '',
              }
            }
            countries={allCountries}
          />
        </div>
      </section>
      <section className={styles['section']} aria-labelledby="codes">
        <h2 id="codes">{texts.codes}</h2>
        <CodesAndCards />
      </section>
      <details className={styles['gift']} open={checkout.giftMessage !== ''}>
        <summary>
          <span>
            {texts.gift} <span className={fieldStyles['soft']}>{texts.optional}</span>
          </span>
        </summary>
        <label className={fieldStyles['label']} htmlFor={fieldId('giftMessage')}>
          {texts.gift}
        </label>
        <textarea
          className={fieldStyles['input']}
          id={fieldId('giftMessage')}
          name="giftMessage"
          rows={3}
          maxLength={500}
          defaultValue={checkout.giftMessage}
          aria-describedby="gift-hint"
        />
        <p className={fieldStyles['hint']} id="gift-hint">
          {texts.giftHint}
        </p>
      </details>
    </>
  );
}

export function Terms() {
  const { checkout, texts, shownIssues, site } = useCheckoutPage();
  const issue = shownIssues.find(({ field }) => field === 'terms');
  return (
    <div data-live="terms">
      <label className={fieldStyles['check']}>
        <input
          type="checkbox"
          id={fieldId('terms')}
          name="terms"
          defaultChecked={checkout.hasAcceptedTerms}
          aria-required
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={issue === undefined ? undefined : faultId('terms')}
        />
        <span>{texts.terms}</span>
      </label>
      <FieldFault issue={issue} />
      {site.shop.legalPages.length === 0 ? null : (
        <p className={styles['legal']}>
          {site.shop.legalPages.map(({ title, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              {title}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
