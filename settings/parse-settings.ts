// Reads a settings document: its form, then what its parts say of one another; every fault names its field.
import { Compile } from 'typebox/compile';
import {
  MAX_SETTINGS_LENGTH,
  type SettingsInput,
  SettingsSchema,
  type ShopSettings,
} from '#contract/settings.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { formIssues } from '#contract/form-issues.ts';
import { checkSettings, type SettingsIssue } from '#settings/check-settings.ts';
import { completeSettings } from '#settings/complete-settings.ts';

const compiled = Compile(SettingsSchema);

/** One that is to be stored, which is what it says and what it leaves out. */
export function parseSettings(value: unknown): Result<ShopSettings, readonly SettingsIssue[]> {
  if (isTooLong(value)) return TOO_LONG;
  const parsed = parseDocument(value);
  return parsed.ok && isTooLong(parsed.value) ? TOO_LONG : parsed;
}

const TOO_LONG = fail([
  {
    field: '',
    reason: `is longer than ${MAX_SETTINGS_LENGTH} characters, those included that are added for what it leaves out`,
  },
]);

function isTooLong(value: unknown): boolean {
  return JSON.stringify(value ?? null).length > MAX_SETTINGS_LENGTH;
}

/** One that is stored: it was not too long then, and what a release adds to it is not the merchant's. */
export function parseDocument(value: unknown): Result<ShopSettings, readonly SettingsIssue[]> {
  if (!compiled.Check(value)) return fail(formIssues(SettingsSchema, compiled, value));
  const settings = completeSettings(value satisfies SettingsInput);
  const issues = checkSettings(settings);
  return issues.length === 0 ? ok(settings) : fail(issues);
}
