// What the faults of fields are called: ids that join them with their field, and their texts.
import type { RefusedEntry } from '#contract/checkout-page.ts';
import type { CheckoutIssue } from '#contract/checkout.ts';
import type { BagTexts } from '#src/i18n/bag-texts.ts';
import type { CheckoutTexts } from '#src/i18n/checkout-texts.ts';

/** Ids hold no dots, so that they can be asked for as they are. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

export function faultId(name: string): string {
  return `${fieldId(name)}-fault`;
}

export function faultText({ field, fault }: CheckoutIssue, texts: CheckoutTexts): string {
  if (field === 'terms') return texts.acceptTerms;
  if (field === 'rows') return texts.rowsFault;
  if (field === 'methodId' && fault === 'required') return texts.chooseMethod;
  if (field.endsWith('.email') && fault === 'invalid') return texts.invalidEmail;
  return texts.fault[fault];
}

/** The same with the field's name, where it is told away from it. */
export function namedFaultText(issue: CheckoutIssue, texts: CheckoutTexts): string {
  const text = faultText(issue, texts);
  // Of rows there is no field, and the label of the terms is a sentence already.
  const hasLabel = issue.field !== 'rows' && issue.field !== 'terms';
  return hasLabel ? `${fieldLabel(issue.field, texts)}: ${text}` : text;
}

export function refusalText({ field, code }: RefusedEntry, texts: CheckoutTexts, bagTexts: BagTexts): string {
  if (field === 'giftCard') {
    if (code === 'too_many_requests') return texts.tooManyTries;
    return code === 'conflict' ? texts.tooManyCards : texts.cardNotTaken;
  }
  if (code === 'too_many_requests') return bagTexts.tooManyTries;
  return code === 'bad_request' ? bagTexts.malformed : bagTexts.notTaken;
}

function fieldLabel(field: string, texts: CheckoutTexts): string {
  const [part = '', name = ''] = field.split('.');
  const labels: Readonly<Record<string, string>> = {
    email: texts.email,
    phone: texts.phone,
    firstName: texts.firstName,
    lastName: texts.lastName,
    streetAddress: texts.streetAddress,
    city: texts.city,
    stateOrProvince: texts.stateOrProvince,
    zip: texts.zip,
    country: texts.country,
    methodId: texts.method,
    giftMessage: texts.gift,
    giftCard: texts.giftCard,
    rows: texts.summary,
  };
  const label = labels[name === '' ? part : name] ?? field;
  return part === 'billing' ? `${texts.billing}, ${label}` : label;
}
