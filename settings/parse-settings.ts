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

export function parseSettings(value: unknown): Result<ShopSettings, readonly SettingsIssue[]> {
  if (JSON.stringify(value ?? null).length > MAX_SETTINGS_LENGTH)
    return fail([{ field: '', reason: `is longer than ${MAX_SETTINGS_LENGTH} characters` }]);
  if (!compiled.Check(value)) return fail(formIssues(SettingsSchema, compiled, value));
  const settings = completeSettings(value satisfies SettingsInput);
  const issues = checkSettings(settings);
  return issues.length === 0 ? ok(settings) : fail(issues);
}
