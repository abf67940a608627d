// Reads a settings document: its form, then what its parts say of one another; every fault names its field.
import { Compile } from 'typebox/compile';
import { Settings as TypeBoxSettings } from 'typebox/system';
import {
  MAX_SETTINGS_LENGTH,
  type SettingsInput,
  SettingsSchema,
  type ShopSettings,
} from '#contract/settings.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { checkSettings, type SettingsIssue } from '#server/settings/check-settings.ts';
import { completeSettings } from '#server/settings/complete-settings.ts';

const MAX_ISSUES = 50;
const compiled = Compile(SettingsSchema);

export function parseSettings(value: unknown): Result<ShopSettings, readonly SettingsIssue[]> {
  if (JSON.stringify(value ?? null).length > MAX_SETTINGS_LENGTH)
    return fail([{ field: '', reason: `is longer than ${MAX_SETTINGS_LENGTH} characters` }]);
  if (!compiled.Check(value)) return fail(formIssues(value));
  const settings = completeSettings(value satisfies SettingsInput);
  const issues = checkSettings(settings);
  return issues.length === 0 ? ok(settings) : fail(issues);
}

/** A line a fault: `markets[3].currency: "SEKK" is none of EUR, SEK`. */
export function issueText({ field, reason }: SettingsIssue): string {
  return field === '' ? `the document ${reason}` : `${field}: ${reason}`;
}

type SchemaError = ReturnType<typeof compiled.Errors>[number];

function formIssues(value: unknown): SettingsIssue[] {
  const errors = allErrors(value);
  const issues = errors.flatMap((error) => issuesOf(error, value));
  // A value that may be null or something else fails twice; what it should have been says more.
  return issues.filter(
    ({ field, reason }) =>
      reason !== NOT_NULL ||
      !issues.some((other) => other.reason !== NOT_NULL && other.field.startsWith(field)),
  );
}

function allErrors(value: unknown): SchemaError[] {
  const { maxErrors } = TypeBoxSettings.Get();
  TypeBoxSettings.Set({ maxErrors: MAX_ISSUES });
  try {
    return compiled.Errors(value);
  } finally {
    TypeBoxSettings.Set({ maxErrors });
  }
}

const NOT_NULL = 'must be null';

function issuesOf(error: SchemaError, document: unknown): SettingsIssue[] {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const field = fieldOf(path);
  const schema = valueAt(SettingsSchema, error.schemaPath.split('/').slice(1).map(unescapePointer));
  const shown = JSON.stringify(valueAt(document, path))?.slice(0, 60);
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'boolean':
      // Said once more, with the name, as additionalProperties.
      return [];
    case 'required':
      return names(params['requiredProperties']).map((name) => ({
        field: fieldOf([...path, name]),
        reason: 'is missing',
      }));
    case 'additionalProperties': {
      const known = Object.keys(recordOf(recordOf(schema)['properties']));
      return names(params['additionalProperties']).map((name) => ({
        field: fieldOf([...path, name]),
        reason: known.length > 0 ? `is none of ${known.join(', ')}` : 'is not known here',
      }));
    }
    case 'enum':
      return [{ field, reason: `${shown} is none of ${names(params['allowedValues']).join(', ')}` }];
    case 'pattern': {
      const expected = recordOf(schema)['expected'];
      return [
        { field, reason: `${shown} is not ${typeof expected === 'string' ? expected : 'well-formed'}` },
      ];
    }
    case 'anyOf':
      return [];
    default:
      return [{ field, reason: error.message }];
  }
}

/** `markets[3].currency`. */
export function fieldOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, part) =>
      /^\d+$/.test(String(part)) ? `${text}[${part}]` : text === '' ? `${part}` : `${text}.${part}`,
    '',
  );
}

function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, part) => recordOf(value)[part], root);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
