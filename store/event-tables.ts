// The migration after which events say whether anything is learnt of them.
import { columnTypes, type Migration } from '#store/migration.ts';

export const COUNTED_EVENTS: Migration = {
  name: '0022-counted-events',
  async up(db, dialect) {
    const { int } = columnTypes(dialect);
    await db.schema
      .alterTable('events')
      .addColumn('is_counted', int, (c) => c.notNull().defaultTo(1))
      .execute();
  },
};
