// What a client sends has limits everywhere: how long a text is, how many entries a list and keys a record have, and how deep it goes.
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { TrackingEventSchema } from '#contract/events.ts';

const MAX_DEPTH = 5;

/** Every place of a schema without a limit, by its path. */
function unlimited(schema: TSchema, path: string, depth = 0): string[] {
  const one = schema as TSchema & Readonly<Record<string, unknown>>;
  if (depth > MAX_DEPTH) return [`${path}: too deep`];
  const variants = one['anyOf'] ?? one['allOf'];
  if (Array.isArray(variants))
    return variants.flatMap((variant: TSchema, at) => unlimited(variant, `${path}|${at}`, depth));
  switch (one['type']) {
    case 'string': {
      const isLimited = 'maxLength' in one || 'const' in one || /^\^[^*+]*\$$/.test(String(one['pattern']));
      return isLimited ? [] : [`${path}: a text`];
    }
    case 'array':
      return [
        ...('maxItems' in one ? [] : [`${path}: a list`]),
        ...unlimited(one['items'] as TSchema, `${path}[]`, depth + 1),
      ];
    case 'object': {
      const patterns = Object.entries((one['patternProperties'] ?? {}) as Record<string, TSchema>);
      const properties = Object.entries((one['properties'] ?? {}) as Record<string, TSchema>);
      const isClosed = one['additionalProperties'] === false;
      return [
        ...(patterns.length === 0 || ('maxProperties' in one && isClosed) ? [] : [`${path}: a record`]),
        ...patterns.flatMap(([name]) => (/^\^[^*+]*\$$/.test(name) ? [] : [`${path}: keys of a record`])),
        ...[...patterns, ...properties].flatMap(([name, inner]) =>
          unlimited(inner, `${path}.${name}`, depth + 1),
        ),
      ];
    }
    default:
      return [];
  }
}

test.each(Object.entries<Endpoint>(ENDPOINTS).filter(([, { body }]) => body !== undefined))(
  '%s takes nothing without a limit',
  (name, { body }) => {
    expect(unlimited(body as TSchema, name)).toEqual([]);
  },
);

test('an event with a text of any length, a key or a list too many is told', () => {
  const isEvent = Compile(TrackingEventSchema);
  const event = { event_id: 'e', tenant: 't', market: 'sv-se', type: 'click', session_id: 's' };
  expect(isEvent.Check(event)).toBe(true);
  for (const more of [
    { entity_identifiers: { ['k'.repeat(61)]: 'x' } },
    { entity_identifiers: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 'x'])) },
    { variant_ids: Array.from({ length: 51 }, () => 'x') },
    { detail: 'x'.repeat(1_001) },
    { more: 'x' },
  ])
    expect(isEvent.Check({ ...event, ...more })).toBe(false);
});
