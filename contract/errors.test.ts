// An error across a border: what the other side knows of it.
import { expect, test } from 'vitest';
import { codeOfStatus, ERROR_CODES, fromWire, isWireError, shopError, toWire } from '#contract/errors.ts';

test.each(ERROR_CODES)('%s arrives with its field and detail', (code) => {
  const error = shopError(code, { field: 'size.articleId', detail: 'there is no such article' });
  const body: unknown = JSON.parse(JSON.stringify(toWire(error)));
  expect(isWireError(body) && fromWire(body, 400)).toEqual({ ...error, status: 400 });
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
  [405, 'method_not_allowed'],
  [413, 'too_large'],
  [415, 'unsupported_media_type'],
  [418, 'bad_request'],
  [429, 'too_many_requests'],
  [500, 'internal'],
  [502, 'internal'],
  [503, 'overloaded'],
])('a status %i alone, or with a code of a later version, is %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
  const later = { error: { code: 'unheard_of', message: 'new', field: 'x' } };
  expect(fromWire(later, status)).toMatchObject({ code, status, field: 'x', detail: 'new' });
});

test.each([
  ['a page', '<html>', false],
  ['nothing', null, false],
  ['a list', [{ code: 'conflict', message: 'x' }], false],
  ['an error that is text', { error: 'conflict' }, false],
  ['an error without a code', { error: { message: 'x' } }, false],
  ['an error without a message', { error: { code: 'conflict' } }, false],
  ['an error of ours', { error: { code: 'conflict', message: 'x' } }, true],
])('%s as a body: an error of this API or not', (_, body, expected) => {
  expect(isWireError(body)).toBe(expected);
});
