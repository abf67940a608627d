// The migrations that let idle carts, and payments that nobody made, be found without reading all.
import { columnTypes, type Migration } from '#store/migration.ts';

export const CARTS_BY_UPDATE: Migration = {
  name: '0023-carts-by-update',
  async up(db) {
    await db.schema.createIndex('carts_by_update').on('carts').column('updated_at').execute();
  },
};

/** Of payments that had ended before, it is not known whether their provider has said so: they stay. */
export const UNPAID_PAYMENTS: Migration = {
  name: '0025-unpaid-payments',
  async up(db, dialect) {
    const { int } = columnTypes(dialect);
    await db.schema.alterTable('payments').addColumn('unpaid_at', int).execute();
    await db.schema.createIndex('payments_by_end').on('payments').column('unpaid_at').execute();
  },
};
