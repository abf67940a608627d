// Every fault in the form of a document, by field, in words for whoever wrote it.
import type { TSchema } from 'typebox';
import type { Compile } from 'typebox/compile';
import { Settings as TypeBoxSettings } from 'typebox/system';

/** `field` as in `markets[3].currency`; empty for the document as a whole. */
export interface FormIssue {
  readonly field: string;
  readonly reason: string;
}

type FormValidator = Pick<ReturnType<typeof Compile>, 'Errors'>;
type SchemaError = ReturnType<FormValidator['Errors']>[number];

const MAX_ISSUES = 50;
const NOT_NULL = 'must be null';

/** Empty where the value has the schema's form. */
export function formIssues(schema: TSchema, validator: FormValidator, value: unknown): FormIssue[] {
  const issues = allErrors(validator, value).flatMap((error) => issuesOf(error, schema, value));
  // A value that may be null or something else fails twice; what it should have been says more.
  return issues.filter(
    ({ field, reason }) =>
      reason !== NOT_NULL ||
      !issues.some((other) => other.reason !== NOT_NULL && other.field.startsWith(field)),
  );
}

/** A line a fault: `markets[3].currency: "SEKK" is none of EUR, SEK`. */
export function issueText({ field, reason }: FormIssue): string {
  return field === '' ? `the document ${reason}` : `${field}: ${reason}`;
}

function allErrors(validator: FormValidator, value: unknown): SchemaError[] {
  const { maxErrors } = TypeBoxSettings.Get();
  TypeBoxSettings.Set({ maxErrors: MAX_ISSUES });
  try {
    return validator.Errors(value);
  } finally {
    TypeBoxSettings.Set({ maxErrors });
  }
}

function issuesOf(error: SchemaError, root: TSchema, document: unknown): FormIssue[] {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const field = fieldOf(path);
  const schema = valueAt(root, error.schemaPath.split('/').slice(1).map(unescapePointer));
  const shown = JSON.stringify(valueAt(document, path))?.slice(0, 60);
  const { expected } = recordOf(schema) as { readonly expected?: string };
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
    case 'pattern':
    case 'format':
      return [{ field, reason: `${shown} is not ${expected ?? 'well-formed'}` }];
    case 'minProperties':
      return [{ field, reason: expected === undefined ? error.message : `needs ${expected}` }];
    case 'anyOf':
      return [];
    default:
      return [{ field, reason: error.message }];
  }
}

/** `markets[3].currency`. */
function fieldOf(path: readonly (string | number)[]): string {
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
