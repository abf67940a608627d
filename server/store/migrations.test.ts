// Steps that change what is already stored, on both databases: an older database comes to the present form.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '#server/store/catalogue-read.ts';
import { openStore } from '#server/store/db.ts';
import { DATABASES, type DatabasePlace } from '#tests/databases.ts';

describe.each(DATABASES)('an older database on $name', ({ make }) => {
  let place: DatabasePlace;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(() => place.remove());

  test('synonyms without kinds become one-way ones', async () => {
    const older = await openStore(place);
    const doc = JSON.stringify([{ from: 'anorak', to: ['shell jacket', 'wind jacket'] }]);
    const entry = { kind: 'synonyms', source: 'demo', entry_id: 'en', position: 0, hash: 'h', doc };
    await older.transaction(async (tx) => {
      await tx
        .insertInto('entries')
        .values({ ...entry, is_withdrawn: 0 })
        .execute();
      await tx.deleteFrom('migrations').where('name', '=', '0004-synonym-kinds').execute();
    });
    await older.close();
    const store = await openStore(place);
    expect((await readCatalogue(store.db)).synonyms.get('en')).toEqual([
      { kind: 'one_way', from: ['anorak'], to: ['shell jacket', 'wind jacket'] },
    ]);
    await store.close();
  });
});
