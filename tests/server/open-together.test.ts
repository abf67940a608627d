// Several processes open one database at the same time: one of them migrates it, and all of them work.
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStore } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { makeEarlierDatabase } from '#tests/fixtures/earlier-database.ts';

const run = promisify(execFile);
const PROGRAM = `
  import { openStore } from '#store/open-store.ts';
  const store = await openStore(JSON.parse(process.argv[1]));
  await store.transaction((tx) => tx.insertInto('events').values({
    tenant: 't', session_id: String(process.pid), event_id: 'e', market: 'en-eu', type: 'click', received_at: 1, doc: '{}',
  }).execute());
  await store.close();
`;

describe.each(DATABASES)('a database on $name', (kind) => {
  test.each([
    ['empty', kind.make],
    ['of an earlier release', () => makeEarlierDatabase(kind, '0003-events')],
  ])('that is %s is opened by four processes at once', { timeout: 180_000 }, async (_, make) => {
    const database = await make('nothing');
    const { dataDir, databaseUrl } = database;
    const openings = Array.from({ length: 4 }, () =>
      run(process.execPath, [
        '--input-type=module-typescript',
        '-e',
        PROGRAM,
        JSON.stringify({ dataDir, databaseUrl }),
      ]),
    );
    await Promise.all(openings);
    const store = await openStore(database);
    expect(await store.db.selectFrom('events').select('session_id').execute()).toHaveLength(4);
    if (databaseUrl === undefined) expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await store.close();
    await database.remove();
  });
});
