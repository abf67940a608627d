// The faults in the form of a document or a request, in words for whoever wrote it.
import type { TSchema } from 'typebox';
import type { Compile } from 'typebox/compile';
import { Settings as TypeBoxSettings } from 'typebox/system';
import { counted } from '#contract/counted.ts';

/** `field` as in `markets[3].currency`; empty for the document as a whole. */
export interface FormIssue {
  readonly field: string;
  readonly reason: string;
}

/** `path` of the value at fault, empty for the whole; `keyword` of the schema that it does not meet. */
interface FormFault {
  readonly path: readonly string[];
  readonly reason: string;
  readonly keyword: string;
}

type FormValidator = Pick<ReturnType<typeof Compile>, 'Errors'>;
type SchemaError = ReturnType<FormValidator['Errors']>[number];
/** What an error is about. */
interface Subject {
  readonly schema: TSchema;
  readonly value: unknown;
  /** Whether a reason may quote it. */
  readonly isQuoted: boolean;
}

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
  const faults = faultsIn(allErrors(validator, value), { schema, value, isQuoted: true });
  return faults.map(({ path, reason }) => ({ field: fieldOf(path), reason }));
}

/** As `formIssues`, of a value that is not to be repeated, as one that a stranger sent: its first fault; undefined where it has none. */
export function firstFault(schema: TSchema, validator: FormValidator, value: unknown): FormFault | undefined {
  const errors = validator.Errors(value);
  const [fault] = faultsIn(errors, { schema, value, isQuoted: false });
  const [first] = errors;
  return fault ?? (first && { path: pathOf(first), reason: 'is not valid', keyword: first.keyword });
}

function faultsIn(errors: readonly SchemaError[], subject: Subject): FormFault[] {
  return errors.flatMap((error) => {
    const choice = choiceOf(error);
    const { keyword } = error;
    const faults = choice === null ? faultsOf(error, subject) : faultsOfChoice(error, choice, errors);
    return faults.map((fault) => ({ ...fault, keyword }));
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
function faultsOfChoice(
  error: SchemaError,
  choice: string,
  errors: readonly SchemaError[],
): Pick<FormFault, 'path' | 'reason'>[] {
  const place = error.instancePath;
  const within = errors.filter(
    ({ schemaPath, instancePath }) =>
      schemaPath.startsWith(`${choice}/`) && (instancePath === place || instancePath.startsWith(`${place}/`)),
  );
  const ofType = within.filter((other) => other.instancePath === place && choiceOf(other) === choice);
  if (ofType.length < within.length || ofType[0] !== error) return [];
  const types = ofType.flatMap(({ params }) => TYPES[String(recordOf(params)['type'])] ?? []);
  return [{ path: pathOf(error), reason: `must be ${[...new Set(types)].join(' or ')}` }];
}

function faultsOf(error: SchemaError, subject: Subject): Pick<FormFault, 'path' | 'reason'>[] {
  const path = pathOf(error);
  const schema = valueAt(subject.schema, error.schemaPath.split('/').slice(1).map(unescapePointer));
  const given = valueAt(subject.value, path);
  const quoted = subject.isQuoted ? `${JSON.stringify(given)?.slice(0, 60)} ` : '';
  const { expected } = recordOf(schema) as { readonly expected?: string };
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'boolean':
      // Said once more, with the name, as additionalProperties.
      return [];
    case 'required':
      return names(params['requiredProperties']).map((name) => ({
        path: [...path, name],
        reason: 'is missing',
      }));
    case 'additionalProperties': {
      const known = Object.keys(recordOf(recordOf(schema)['properties']));
      return names(params['additionalProperties']).map((name) => ({
        path: [...path, name],
        reason: known.length > 0 ? `is none of ${known.join(', ')}` : 'is not known here',
      }));
    }
    case 'enum':
      return [{ path, reason: `${quoted}is none of ${names(params['allowedValues']).join(', ')}` }];
    case 'const': {
      const words = wordsOf(subject.schema, error);
      // Of several words an error each says only that it is not that one: told once.
      if (words[0] !== wordOf(schema)) return [];
      return [
        {
          path,
          reason: words.length > 1 ? `${quoted}is none of ${words.join(', ')}` : `must be ${words[0]}`,
        },
      ];
    }
    case 'pattern':
    case 'format':
      // Said once more, as too short.
      if (given === '' && Number(recordOf(schema)['minLength']) > 0) return [];
      if (typeof given === 'string' && given.trim() === '') return [{ path, reason: 'is blank' }];
      return [{ path, reason: `${quoted}is not ${expected ?? 'well-formed'}` }];
    case 'minProperties':
      return [{ path, reason: `needs ${expected ?? leastEntries(params['limit'])}` }];
    case 'anyOf':
      return [];
    default:
      return [{ path, reason: reasonIn(error.keyword, params) ?? error.message }];
  }
}

/** What a value may be, of which an error names one. */
function wordsOf(root: TSchema, { schemaPath }: SchemaError): string[] {
  const path = schemaPath.split('/').slice(1).map(unescapePointer);
  const parent = valueAt(root, path.slice(0, -1));
  const choices = path.at(-2) === 'anyOf' && Array.isArray(parent) ? parent : [valueAt(root, path)];
  return choices.flatMap((schema) => wordOf(schema) ?? []);
}

function wordOf(schema: unknown): string | undefined {
  const { const: word } = recordOf(schema);
  return typeof word === 'string' ? word : JSON.stringify(word);
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
