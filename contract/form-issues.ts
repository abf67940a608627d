// Every fault in the form of a document, by field, in words for whoever wrote it.
import type { TSchema } from 'typebox';
import type { Compile } from 'typebox/compile';
import { Settings as TypeBoxSettings } from 'typebox/system';
import { counted } from '#contract/counted.ts';

/** `field` as in `markets[3].currency`; empty for the document as a whole. */
export interface FormIssue {
  readonly field: string;
  readonly reason: string;
}

type FormValidator = Pick<ReturnType<typeof Compile>, 'Errors'>;
type SchemaError = ReturnType<FormValidator['Errors']>[number];

const MAX_ISSUES = 50;
const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};
const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

/** Empty where the value has the schema's form. */
export function formIssues(schema: TSchema, validator: FormValidator, value: unknown): FormIssue[] {
  const errors = allErrors(validator, value);
  return errors.flatMap((error) => {
    const choice = choiceOf(error);
    return choice === null ? issuesOf(error, schema, value) : issuesOfChoice(error, choice, errors);
  });
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

/** Where an error says only that the value is not of one of the types that it may have: the path of these in the schema. */
function choiceOf({ keyword, schemaPath }: SchemaError): string | null {
  return keyword === 'type' ? (/^(.*\/anyOf)\/\d+$/.exec(schemaPath)?.[1] ?? null) : null;
}

/** A value of none of the types is told once, with all of them but null; one that has a type is told what that asks for. */
function issuesOfChoice(error: SchemaError, choice: string, errors: readonly SchemaError[]): FormIssue[] {
  const place = error.instancePath;
  const within = errors.filter(
    ({ schemaPath, instancePath }) =>
      schemaPath.startsWith(`${choice}/`) && (instancePath === place || instancePath.startsWith(`${place}/`)),
  );
  const ofType = within.filter((other) => other.instancePath === place && choiceOf(other) === choice);
  if (ofType.length < within.length || ofType[0] !== error) return [];
  const types = ofType.flatMap(({ params }) => TYPES[String(recordOf(params)['type'])] ?? []);
  return [{ field: fieldOf(pathOf(error)), reason: `must be ${types.join(' or ')}` }];
}

function issuesOf(error: SchemaError, root: TSchema, document: unknown): FormIssue[] {
  const path = pathOf(error);
  const field = fieldOf(path);
  const schema = valueAt(root, error.schemaPath.split('/').slice(1).map(unescapePointer));
  const given = valueAt(document, path);
  const shown = JSON.stringify(given)?.slice(0, 60);
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
      // Said once more, as too short.
      if (given === '' && Number(recordOf(schema)['minLength']) > 0) return [];
      if (typeof given === 'string' && given.trim() === '') return [{ field, reason: 'is blank' }];
      return [{ field, reason: `${shown} is not ${expected ?? 'well-formed'}` }];
    case 'minProperties':
      return [{ field, reason: `needs ${expected ?? leastEntries(params['limit'])}` }];
    case 'anyOf':
      return [];
    default:
      return [{ field, reason: reasonIn(error.keyword, params) ?? error.message }];
  }
}

/** Of what the schema says in a word or number alone. */
function reasonIn(keyword: string, params: Readonly<Record<string, unknown>>): string | undefined {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'type': {
      const name = TYPES[String(params['type'])];
      return name === undefined ? undefined : `must be ${name}`;
    }
    case 'minLength':
      return limit === 1 ? 'is empty' : `is shorter than ${counted(limit, 'character')}`;
    case 'maxLength':
      return `is longer than ${counted(limit, 'character')}`;
    case 'minItems':
      return `needs ${leastEntries(limit)}`;
    case 'maxItems':
    case 'maxProperties':
      return `has more than ${counted(limit, 'entry', 'entries')}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${COMPARISONS[String(params['comparison'])]} ${limit}`;
    default:
      return undefined;
  }
}

function leastEntries(limit: unknown): string {
  return limit === 1 ? 'an entry' : `at least ${counted(Number(limit), 'entry', 'entries')}`;
}

function pathOf({ instancePath }: SchemaError): string[] {
  return instancePath.split('/').slice(1).map(unescapePointer);
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
