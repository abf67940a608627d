// An error across a border: what the other side knows of it.
import { expect, test } from 'vitest';
import { ERROR_CODES, fromWire, shopError, toWire } from '#contract/errors.ts';

test.each(ERROR_CODES)('%s arrives with its field and detail', (code) => {
  const error = shopError(code, { field: 'size.articleId', detail: 'there is no such article' });
  const wire = JSON.parse(JSON.stringify(toWire(error))) as unknown;
  expect(fromWire(wire, 400)).toEqual({ ...error, status: 400 });
});

test('what will pass by itself may be tried again, nothing else', () => {
  expect(ERROR_CODES.filter((code) => shopError(code).retryable)).toEqual([
    'too_many_requests',
    'overloaded',
    'outage',
    'offline',
    'timeout',
  ]);
});

test.each([
  [401, 'login_required'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [418, 'bad_request'],
  [429, 'too_many_requests'],
  [500, 'internal'],
  [502, 'internal'],
  [503, 'overloaded'],
])('a response %i that is not the shop’s is %s', (status, code) => {
  for (const body of ['<html>', null, { error: 'broken' }, { error: { code: 'unheard of' } }])
    expect(fromWire(body, status)).toEqual({ ...shopError(fromWire(body, status).code), code, status });
});
