// Several processes may open one empty place at once: one brings the tables, all of them work.
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { openStore } from '#server/store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';

const run = promisify(execFile);
const PROGRAM = `
  import { openStore } from '#server/store/open-store.ts';
  const store = await openStore(JSON.parse(process.argv[1]));
  await store.transaction((tx) => tx.insertInto('events').values({
    tenant: 't', session_id: String(process.pid), event_id: 'e', market: 'en-eu', type: 'click', received_at: 1, doc: '{}',
  }).execute());
  await store.close();
`;

describe.each(DATABASES)('an empty place on $name', ({ make }) => {
  test('is opened by four processes at once', { timeout: 60_000 }, async () => {
    const place = await make();
    const { dataDir, databaseUrl } = place;
    const openings = Array.from({ length: 4 }, () =>
      run(process.execPath, [
        '--input-type=module-typescript',
        '-e',
        PROGRAM,
        JSON.stringify({ dataDir, databaseUrl }),
      ]),
    );
    await Promise.all(openings);
    const store = await openStore(place);
    const applied = await store.db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(applied.map((row) => row.name)).toEqual(MIGRATIONS.map((migration) => migration.name));
    expect(await store.db.selectFrom('events').select('session_id').execute()).toHaveLength(4);
    if (databaseUrl === undefined) expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await store.close();
    await place.remove();
  });
});
