// Steps that change what is already stored, on both databases: an older database comes to the present form.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '#server/store/catalogue-read.ts';
import { lastTextsChange } from '#server/store/change-log.ts';
import { openStore } from '#server/store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

describe.each(DATABASES)('an older database on $name', ({ make }) => {
  let place: TestDatabase;
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

  test('changes of an older log name the last one that touched texts', async () => {
    const older = await openStore(place);
    const parts = [
      '["facts"]',
      '["articles","texts"]',
      '["articles"]',
      '["articles"]',
      '["texts"]',
      '["columns"]',
    ];
    await older.transaction(async (tx) => {
      for (const [at, part] of parts.entries())
        await tx
          .insertInto('changes')
          .values({
            seq: at + 1,
            epoch: `e${at + 1}`,
            made_at: at,
            source: 's',
            facts: '{}',
            parts: part,
            texts_seq: 0,
          })
          .execute();
      await tx.schema.alterTable('changes').dropColumn('texts_seq').execute();
      await tx.deleteFrom('migrations').where('name', '=', '0007-texts-change').execute();
    });
    await older.close();
    const store = await openStore(place);
    const rows = await store.db.selectFrom('changes').select('texts_seq').orderBy('seq').execute();
    expect(rows.map((row) => row.texts_seq)).toEqual([0, 2, 2, 2, 5, 5]);
    expect(await lastTextsChange(store.db)).toMatchObject({ seq: 5, epoch: 'e5' });
    await store.close();
  });
});
