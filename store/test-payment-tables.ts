// The migration that made the tables of the test provider: its payments, and the notices that it has to send.
import { columnTypes, type Migration } from '#store/migration.ts';

export const TEST_PAYMENT_TABLES: Migration = {
  name: '0016-test-payments',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('test_payments')
      .addColumn('reference', text, (c) => c.primaryKey().notNull())
      .addColumn('payment_id', text, (c) => c.notNull().unique())
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createTable('test_notices')
      .addColumn('notice_id', text, (c) => c.primaryKey().notNull())
      .addColumn('reference', text, (c) => c.notNull())
      .addColumn('due_at', int, (c) => c.notNull())
      .addColumn('attempts', int, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
  },
};
