// E-mail addresses: whoever may buy or be given something can be written to.
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { EMAIL_PATTERN, MAIL_ADDRESS_PATTERN } from '#contract/email.ts';
import { AddGiftCardSchema } from '#contract/gift-cards.ts';

const isEmail = (text: string) => new RegExp(EMAIL_PATTERN, 'u').test(text);
const canBeMailed = (text: string) => new RegExp(MAIL_ADDRESS_PATTERN, 'u').test(text);
const isSold = (recipientEmail: string) => Value.Check(AddGiftCardSchema, { value: 500, recipientEmail });

test.each([
  'kim@example.se',
  "o'brien+shop@mail.example.com",
  'anna@räksmörgås.se',
  'åsa@example.com',
  `${'a'.repeat(64)}@example.com`,
])('%j is one', (address) => {
  expect([isEmail(address), canBeMailed(address), isSold(address)]).toEqual([true, true, true]);
});

test.each([
  'anna@example.com;',
  'anna@example.com,',
  'anna@example.com,bo@example.com',
  'mailto:anna@example.com',
  '(anna@example.com)',
  'anna@example.com)',
  'anna[1]@example.com',
  'anna\\@example.com',
  '<anna@example.com>',
  'anna\u0007@example.com',
  'anna @example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(190)}.se`,
])('%j is none, and no mail is sent to it', (address) => {
  expect([isEmail(address), canBeMailed(address), isSold(address)]).toEqual([false, false, false]);
});

test.each(['anna@example', 'anna@example..com', 'anna@.com', "'anna@example.com'"])(
  '%j is none of a shopper’s',
  (address) => {
    expect([isEmail(address), isSold(address)]).toEqual([false, false]);
  },
);
