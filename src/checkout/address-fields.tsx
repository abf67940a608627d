// The fields of one address, in the order of its country.
import type { AddressField, AddressForm } from '#contract/address-form.ts';
import type { CustomerInfo } from '#contract/customer-info.ts';
import { Field } from '#src/checkout/field.tsx';
import styles from '#src/checkout/field.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';

interface AddressFieldsProps {
  readonly part: 'delivery' | 'billing';
  readonly form: AddressForm;
  readonly info: CustomerInfo;
  readonly countries: readonly string[];
}

/** The tokens by which browsers fill in what they know. */
const TOKENS: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  // A single line: `street-address` is for a field of several.
  streetAddress: 'address-line1',
  city: 'address-level2',
  stateOrProvince: 'address-level1',
  zip: 'postal-code',
};
const MAX_LENGTHS: Readonly<Record<AddressField, number>> = {
  firstName: 80,
  lastName: 80,
  streetAddress: 200,
  city: 100,
  stateOrProvince: 100,
  zip: 20,
};

export function AddressFields({ part, form, info, countries }: AddressFieldsProps) {
  const { checkout, texts, countryNames } = useCheckoutPage();
  const [first = ''] = checkout.countries;
  const group = part === 'delivery' ? 'shipping' : 'billing';
  return (
    <div className={styles['fields']} data-live={part}>
      <div className={styles['country']}>
        <Field
          name={`${part}.country`}
          label={texts.country}
          value={info.country === '' ? first : info.country}
          autoComplete={`${group} country`}
          options={countries.map((key) => ({ key, name: countryNames[key] ?? key }))}
        />
        {/* With script the fields follow the country at once. */}
        <noscript>
          <button className={buttonClass('secondary')} name="action" value="save">
            {texts.useCountry}
          </button>
        </noscript>
      </div>
      {form.fields.map((field) => (
        <Field
          key={field}
          name={`${part}.${field}`}
          label={texts[field]}
          value={info[field]}
          autoComplete={`${group} ${TOKENS[field]}`}
          isRequired={form.required.includes(field)}
          maxLength={MAX_LENGTHS[field]}
          width={widthOf(field, form)}
          {...(field === 'zip' ? { inputMode: form.hasNumericZip ? 'numeric' : 'text' } : {})}
          {...(field === 'zip' && form.zipExample !== null ? { hint: texts.example(form.zipExample) } : {})}
          {...(field === 'stateOrProvince' && form.regions.length > 0 ? { options: form.regions } : {})}
        />
      ))}
    </div>
  );
}

/** Two short fields that follow each other share a line. */
function widthOf(field: AddressField, { fields }: AddressForm): 'half' | undefined {
  if (field === 'streetAddress') return undefined;
  if (field === 'firstName' || field === 'lastName') return 'half';
  const isBesideCity = Math.abs(fields.indexOf('zip') - fields.indexOf('city')) === 1;
  return isBesideCity && (field === 'zip' || field === 'city') ? 'half' : undefined;
}
