// Who buys and where the goods go (CO-01), as it is typed, stored with an order and sent.
import { type Static, Type } from 'typebox';

const line = (maxLength: number) =>
  Type.String({ maxLength, description: 'one line, without control characters' });

/** Empty strings are fields that are not filled in; which must be, and in what form, the country says (commerce/addresses). */
export const CustomerInfoSchema = Type.Object(
  {
    email: line(200),
    phone: line(40),
    firstName: line(80),
    lastName: line(80),
    streetAddress: line(200),
    city: line(100),
    stateOrProvince: line(100),
    zip: line(20),
    /** ISO 3166-1 alpha-2, in upper case. */
    country: line(2),
  },
  { title: 'CustomerInfo', additionalProperties: false },
);
export type CustomerInfo = Static<typeof CustomerInfoSchema>;
export type CustomerField = keyof CustomerInfo;
export const CUSTOMER_FIELDS = Object.keys(CustomerInfoSchema.properties) as readonly CustomerField[];
