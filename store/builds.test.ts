// The page files of builds, stored by nodes whose starts meet and whose clocks differ.
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFile, storeBuild } from '#store/builds.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

describe.each(DATABASES)('builds on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store;
  let read: string[];
  beforeEach(async () => {
    database = await make();
    store = await openStore(database);
    read = [];
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const start = (build: string, now: number, through = store) =>
    storeBuild(
      through,
      {
        build,
        names: [`${build}.js`, 'shared.css'],
        read: async (name) => {
          read.push(name);
          return Buffer.from(`of ${build}`);
        },
      },
      now,
    );
  const served = async () => {
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((build) => buildFile(store.db, `${build}.js`)));
    return found.map((content) => (content === undefined ? null : gunzipSync(content).toString()));
  };

  test('a build that comes back while another node deletes it as the oldest is stored whole', async () => {
    for (const [at, build] of ['a', 'b', 'c'].entries()) await start(build, at);
    let isFirst = true;
    // The other node starts after this one has looked for its build, and before it notes it.
    const meeting: Store = {
      ...store,
      async transaction(work) {
        if (isFirst) await start('d', 3);
        isFirst = false;
        return store.transaction(work);
      },
    };
    await start('a', 4, meeting);
    expect(await served()).toEqual(['of a', null, 'of c', 'of d']);
  });

  test('a build of which files are missing is stored again, one that is whole is not read', async () => {
    await start('a', 1);
    await database.execute("delete from build_files where name = 'a.js'");
    await start('a', 2);
    expect(await served()).toEqual(['of a', null, null, null]);
    read = [];
    await start('a', 3);
    expect(read).toEqual([]);
  });

  test('a build counts as the newest, though clocks of before went ahead', async () => {
    for (const [at, build] of ['a', 'b', 'c'].entries()) await start(build, 1_000 + at);
    await start('d', 1);
    expect(await served()).toEqual([null, 'of b', 'of c', 'of d']);
  });
});
