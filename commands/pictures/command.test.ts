// The pictures command: what it lists, what it has tried again, and how it is used.
import { expect, test } from 'vitest';
import { runPictures } from '#commands/pictures/command.ts';
import { createPictureRecords } from '#server/images/picture-records.ts';
import { duePictures } from '#store/picture-failures.ts';
import { useCommand } from '#tests/command-runs.ts';
import { DATABASES } from '#tests/databases.ts';

const command = useCommand(DATABASES[0]!.make, runPictures);
const { run } = command;

test('pictures that failed are listed with reason, count and last try, and all are tried again when asked', async () => {
  expect((await run('list')).out).toBe('Every picture that was wanted could be fetched.\n');
  const records = createPictureRecords(command.store);
  const at = Date.UTC(2026, 10, 22, 10, 4);
  await records.saveFailure('imagepnavy', 'timeout', at - 60_000);
  await records.saveFailure('imagepnavy', 'bad_status', at);
  expect((await run('list')).out).toBe(
    [
      "1 picture can't be fetched:",
      '  https://pictures.example/p1-navy.jpg',
      '    the host answered with an error; tried 2 times, last at 2026-11-22 10:04 UTC, next at 2026-11-22 10:19 UTC',
      '',
    ].join('\n'),
  );
  expect(JSON.parse((await run('list', '--json')).out)).toEqual({
    failures: [
      {
        imageId: 'imagepnavy',
        url: 'https://pictures.example/p1-navy.jpg',
        reason: 'bad_status',
        attempts: 2,
        lastTry: '2026-11-22T10:04:00.000Z',
        nextTry: '2026-11-22T10:19:00.000Z',
      },
    ],
  });
  expect((await run('retry')).out).toBe('The running shop tries 1 picture again now, 30 a minute.\n');
  expect(await duePictures(command.store.db, Date.now(), 10)).toEqual(['imagepnavy']);
  expect(JSON.parse((await run('retry', '--json')).out)).toEqual({ due: 1 });
});

test('wrong usage exits with 2 and the usage; --help with 0', async () => {
  for (const args of [[], ['lists'], ['list', 'retry'], ['list', '--all']]) {
    const { code, err } = await run(...args);
    expect([args, code, err.includes('npm run pictures -- list')]).toEqual([args, 2, true]);
  }
  expect(await run('--help')).toMatchObject({ code: 0, err: '' });
  expect((await run('retry')).out).toBe('There is no picture to try again.\n');
});
