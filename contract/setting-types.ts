// The field types that the settings document is made of: bounded, localized and nullable ones.
import { type TObjectOptions, type TSchema, Type } from 'typebox';

/** Options of an object that may have no other fields. */
export const STRICT = { additionalProperties: false };

/** White space, soft hyphens, and what joins or directs characters, are not seen. */
const VISIBLE_CHARACTER = '[^\\s\\u00ad\\u200b-\\u200f\\u2060]';
const VISIBLE = {
  pattern: VISIBLE_CHARACTER,
  expected: 'a text with something to read',
};
/**
 * `expected` completes the message "… is not" for a text that does not match the pattern, or "needs …" for an empty object.
 * Without a format any text that is not blank.
 */
export const text = (maxLength: number, format: { pattern?: string; expected?: string } = VISIBLE) =>
  Type.String({ minLength: 1, maxLength, ...format });
/** Whether a text shows nothing. */
export const isBlank = (value: string) => !new RegExp(VISIBLE_CHARACTER, 'u').test(value);
export const nullable = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([Type.Null(), schema]));

export const webAddress = text(500, {
  pattern: '^https?://[^\\s"<>]+$',
  expected: 'an http or https address',
});
/** A path without a market, or an address elsewhere. */
export const pageAddress = text(500, {
  pattern: '^(/[^/\\s"<>][^\\s"<>]*|https?://[^\\s"<>]+)$',
  expected: 'a path such as /e/terms, or an http or https address',
});

const texts = (maxLength: number, options: TObjectOptions) =>
  Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), text(maxLength), options);
/** By two-letter language; a language that is absent falls back to English, then to any. May be empty. */
export const localized = (maxLength: number) => texts(maxLength, STRICT);
/** As `localized`, where something has to be shown. */
export const requiredLocalized = (maxLength: number) =>
  texts(maxLength, { ...STRICT, minProperties: 1, expected: 'a text in one language at least' });
export type LocalizedSetting = Readonly<Record<string, string>>;

export const postalAddress = Type.Object(
  {
    street: text(200),
    postalCode: text(20),
    city: text(100),
    /** ISO 3166-1 alpha-2. */
    country: text(2, { pattern: '^[A-Z]{2}$', expected: 'a country of two upper-case letters' }),
  },
  STRICT,
);
