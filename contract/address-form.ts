// How an address is written in a country: what its form asks for, in which order (commerce/addresses).
import type { CustomerField } from '#contract/customer-info.ts';

/** Fields of where something is sent; whom to tell of it (e-mail, phone) is asked for beside them. */
export type AddressField = Exclude<CustomerField, 'email' | 'phone' | 'country'>;

/** A state, province or prefecture: `key` is stored, `name` shown. */
export interface AddressRegion {
  readonly key: string;
  readonly name: string;
}

export interface AddressForm {
  /** ISO 3166-1 alpha-2, in upper case. */
  readonly country: string;
  /** In the order in which they are filled in. */
  readonly fields: readonly AddressField[];
  readonly required: readonly AddressField[];
  /** Empty: the field `stateOrProvince`, where there is one, is free text. */
  readonly regions: readonly AddressRegion[];
  /** Null: postal codes have no known form. */
  readonly zipExample: string | null;
  /** Whether postal codes have digits only, perhaps with a blank or hyphen. */
  readonly hasNumericZip: boolean;
}
