// What is wrong with a request, in words that name the field, and not what was sent.
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { TrackingEventSchema } from '#contract/events.ts';
import { schemaErrorToShopError } from '#server/schema-error.ts';

const errorOf = (schema: TSchema, value: unknown) => schemaErrorToShopError(schema, Compile(schema), value);
const detailOf = (schema: TSchema, value: unknown) => errorOf(schema, value).detail;

const ORDER = Type.Object(
  {
    market: Type.String({ pattern: '^[a-z]{2}-[a-z]{2}$', maxLength: 5 }),
    rows: Type.Array(Type.Object({ id: Type.String({ pattern: '^[a-z]+$', minLength: 1, maxLength: 3 }) }), {
      minItems: 1,
      maxItems: 2,
    }),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    isGift: Type.Optional(Type.Boolean()),
    payment: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('invoice'), Type.Null()])),
    kind: Type.Optional(Type.Literal('order')),
    version: Type.Optional(Type.Union([Type.Null(), Type.Literal(1), Type.Literal(2)])),
    note: Type.Optional(
      Type.Union([Type.Object({ text: Type.String() }), Type.Object({ html: Type.String() })]),
    ),
  },
  { additionalProperties: false },
);
const order = (change: object) => ({ market: 'sv-se', rows: [{ id: 'a' }], ...change });

test.each([
  [{ rows: undefined }, 'rows is missing'],
  [{ rows: [{}] }, 'rows.0.id is missing'],
  [{ rows: 'a' }, 'rows must be a list'],
  [{ rows: [] }, 'rows needs an entry'],
  [{ rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, 'rows has more than 2 entries'],
  [{ rows: [{ id: 7 }] }, 'rows.0.id must be a text'],
  [{ rows: [{ id: 'abcd' }] }, 'rows.0.id is longer than 3 characters'],
  [{ rows: [{ id: '' }] }, 'rows.0.id is empty'],
  [{ rows: [{ id: 'a1' }] }, 'rows.0.id is not well-formed'],
  [{ quantity: '2' }, 'quantity must be a whole number'],
  [{ quantity: 0 }, 'quantity must be at least 1'],
  [{ quantity: 100 }, 'quantity must be at most 99'],
  [{ isGift: 1 }, 'isGift must be true or false'],
  [{ payment: 'cash' }, 'payment is none of card, invoice'],
  [{ kind: 'offer' }, 'kind must be order'],
  [{ version: 3 }, 'version is none of 1, 2'],
  [{ note: 1 }, 'note must be an object'],
  [{ extra: 1 }, 'extra is none of market, rows, quantity, isGift, payment, kind, version, note'],
])('of %j: %s', (change, detail) => {
  const value = JSON.parse(JSON.stringify(order(change))) as unknown;
  expect(errorOf(ORDER, value)).toMatchObject({ code: 'bad_request', field: detail.split(' ')[0], detail });
});

test('the whole is named as the body', () => {
  expect(errorOf(ORDER, 7)).toMatchObject({ field: 'body', detail: 'body must be an object' });
});

test('a market in no form of one is none that the shop has, a cursor one that is broken', () => {
  expect(errorOf(ORDER, order({ market: 'x' })).code).toBe('unknown_market');
  expect(errorOf(ORDER, order({ market: 7 })).code).toBe('bad_request');
  const list = Type.Object({ cursor: Type.String({ minLength: 1 }) });
  expect(errorOf(list, { cursor: '' })).toMatchObject({ code: 'broken_cursor', detail: 'cursor is empty' });
});

describe('what was sent is not repeated', () => {
  const secret = 'hunter2';

  test('of a value nothing', () => {
    for (const change of [
      { payment: secret },
      { rows: [{ id: secret }] },
      { kind: secret },
      { quantity: secret },
    ])
      expect(detailOf(ORDER, order(change))).not.toContain(secret);
  });

  test('of a name that a client made up the beginning', () => {
    const { field = '', detail = '' } = errorOf(ORDER, order({ ['x'.repeat(5_000)]: 1 }));
    expect([field, detail.length]).toEqual([
      'x'.repeat(60),
      60 + ' is none of market, rows, quantity, isGift, payment, kind, version, note'.length,
    ]);
  });
});

test('an event of no type is told all types that there are', () => {
  const event = { event_id: 'e', tenant: 't', market: 'sv-se', type: 'jump', session_id: 's' };
  expect(detailOf(TrackingEventSchema, event)).toMatch(/^type is none of page_view, .*, productview$/);
});
