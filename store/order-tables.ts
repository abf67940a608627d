// The migration that made the tables of refunds and of sessions that may see an order.
import { columnTypes, type Migration } from '#store/migration.ts';

export const ORDER_TABLES: Migration = {
  name: '0018-order-refunds',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('order_refunds')
      .addColumn('refund_key', text, (c) => c.primaryKey().notNull())
      .addColumn('order_id', text, (c) => c.notNull())
      .addColumn('payment_id', text, (c) => c.notNull())
      .addColumn('amount', int, (c) => c.notNull())
      .addColumn('attempts', int, (c) => c.notNull())
      .addColumn('next_at', int)
      .addColumn('fault', text)
      .modifyEnd(ending)
      .execute();
    await db.schema.createIndex('order_refunds_by_time').on('order_refunds').column('next_at').execute();
    await db.schema
      .createTable('order_grants')
      .addColumn('session_hash', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('order_grants_key', ['session_hash', 'order_id'])
      .modifyEnd(ending)
      .execute();
  },
};
