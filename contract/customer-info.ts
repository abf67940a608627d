// Who buys and where the goods go (CO-01), as it is typed, stored with an order and sent.
import { type Static, Type } from 'typebox';

/** In characters. */
export const MAX_CUSTOMER_LENGTHS = {
  email: 200,
  phone: 40,
  firstName: 80,
  lastName: 80,
  streetAddress: 200,
  city: 100,
  stateOrProvince: 100,
  zip: 20,
  country: 2,
} as const;

const line = (field: keyof typeof MAX_CUSTOMER_LENGTHS) =>
  Type.String({
    maxLength: MAX_CUSTOMER_LENGTHS[field],
    description: 'one line, without control characters',
  });

/** Empty strings are fields that are not filled in; which must be, and in what form, the country says (commerce/addresses). */
export const CustomerInfoSchema = Type.Object(
  {
    email: line('email'),
    phone: line('phone'),
    firstName: line('firstName'),
    lastName: line('lastName'),
    streetAddress: line('streetAddress'),
    city: line('city'),
    stateOrProvince: line('stateOrProvince'),
    zip: line('zip'),
    /** ISO 3166-1 alpha-2, in upper case. */
    country: line('country'),
  },
  { title: 'CustomerInfo', additionalProperties: false },
);
export type CustomerInfo = Static<typeof CustomerInfoSchema>;
export type CustomerField = keyof CustomerInfo;
export const CUSTOMER_FIELDS = Object.keys(CustomerInfoSchema.properties) as readonly CustomerField[];
