// What keeps a checkout from being completed.
import { type AddressIssue, addressIssues, contactIssues } from '#commerce/addresses/addresses.ts';
import type { CheckoutIssue } from '#contract/checkout.ts';
import type { CustomerInfo } from '#contract/customer-info.ts';

export interface CheckoutFacts {
  readonly isEmpty: boolean;
  /** `available`: what can be bought now, without what others hold. */
  readonly rows: readonly { readonly quantity: number; readonly available: number }[];
  readonly delivery: CustomerInfo;
  /** For the tax, whatever the post needs. */
  readonly isStateNeeded: boolean;
  /** Null: as `delivery`. */
  readonly billing: CustomerInfo | null;
  /** Countries that goods are sent to; empty: any. */
  readonly countries: readonly string[];
  /** Ways of delivery that take these goods. */
  readonly methodIds: readonly string[];
  readonly chosenMethodId: string | null;
  readonly isShipped: boolean;
  readonly hasAcceptedTerms: boolean;
}

/** Section by section; how a form orders the fields of an address depends on its reader. */
export function issuesOf(facts: CheckoutFacts): CheckoutIssue[] {
  const { rows, delivery, billing, countries, methodIds, chosenMethodId } = facts;
  const issues: CheckoutIssue[] = [];
  if (facts.isEmpty) issues.push({ field: 'rows', fault: 'required' });
  if (rows.some(({ quantity, available }) => available < quantity))
    issues.push({ field: 'rows', fault: 'unavailable' });
  const shippedTo = facts.isShipped && countries.length > 0 ? countries : null;
  issues.push(
    ...ofForm('delivery', [
      ...contactIssues(delivery),
      ...addressIssues(delivery, shippedTo, facts.isStateNeeded),
    ]),
  );
  if (billing !== null) issues.push(...ofForm('billing', addressIssues(billing, null)));
  if (facts.isShipped) {
    if (chosenMethodId === null) issues.push({ field: 'methodId', fault: 'required' });
    else if (!methodIds.includes(chosenMethodId)) issues.push({ field: 'methodId', fault: 'unavailable' });
  }
  if (!facts.hasAcceptedTerms) issues.push({ field: 'terms', fault: 'required' });
  return issues;
}

function ofForm(form: 'delivery' | 'billing', found: readonly AddressIssue[]): CheckoutIssue[] {
  return found.map(({ field, fault }) => ({ field: `${form}.${field}`, fault }));
}
