// The field types that the settings document is made of: bounded, localized and nullable ones.
import { type TSchema, Type } from 'typebox';

/** Options of an object that may have no other fields. */
export const STRICT = { additionalProperties: false };

/** `expected` completes the message "… is not" for a text that does not match the pattern. */
export const text = (maxLength: number, format: { pattern?: string; expected?: string } = {}) =>
  Type.String({ minLength: 1, maxLength, ...format });
export const nullable = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([Type.Null(), schema]));

/** By two-letter language; a language that is absent falls back to English, then to any. */
export const localized = (maxLength: number) =>
  Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), text(maxLength), STRICT);
export type LocalizedSetting = Readonly<Record<string, string>>;
