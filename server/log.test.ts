// What a line of the log holds, and what never stands in one.
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';

function record(level: Parameters<typeof createLog>[0], write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a line is JSON with its level, its time and its fields', () => {
  const [line] = record('info', (log) => log.info({ imageId: 'i1' }, 'an image could not be downloaded'));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    imageId: 'i1',
    msg: 'an image could not be downloaded',
  });
});

test.each([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['debug', ['debug', 'info', 'warn', 'error']],
] as const)('LOG_LEVEL %s lets these through: %j', (level, expected) => {
  const lines = record(level, (log) => {
    for (const each of ['trace', 'debug', 'info', 'warn', 'error'] as const) log[each](each);
  });
  expect(lines.map(({ msg }) => msg)).toEqual(expected);
});

test('an error is named with its code, its stack and its cause, without the values it carries', () => {
  const cause = new Error('the disk is full');
  const error = Object.assign(new TypeError('duplicate key', { cause }), {
    code: '23505',
    detail: 'Key (email)=(anna@example.org) already exists.',
    parameters: ['anna@example.org'],
  });
  const [line] = record('error', (log) => log.error({ err: error, where: 'start' }));
  expect(line).toMatchObject({
    where: 'start',
    msg: 'duplicate key',
    err: { type: 'TypeError', message: 'duplicate key: the disk is full', code: '23505' },
  });
  expect(JSON.stringify(line)).toContain('log.test.ts');
  expect(JSON.stringify(line)).not.toContain('anna');
});

test('what is thrown and is no error is logged too', () => {
  const [line] = record('error', (log) => log.error({ err: 'out of memory', where: 'start' }));
  expect(line).toMatchObject({ where: 'start', err: { message: 'out of memory' } });
});
