// The migrations that made the tables of discount codes, of their uses and of campaigns, and the codes of carts.
import { columnTypes, type Migration } from '#store/migration.ts';

export const DISCOUNT_CODE_TABLES: Migration = {
  name: '0012-discount-codes',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .alterTable('carts')
      .addColumn('codes', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('discount_codes')
      .addColumn('code', text, (c) => c.primaryKey().notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .addColumn('changed_at', int, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createTable('discount_code_uses')
      .addColumn('code', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.notNull())
      .addColumn('customer', text, (c) => c.notNull())
      .addColumn('used_at', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('discount_code_uses_key', ['code', 'order_id'])
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createIndex('discount_code_uses_by_customer')
      .on('discount_code_uses')
      .columns(['code', 'customer'])
      .execute();
  },
};

export const CAMPAIGN_TABLE: Migration = {
  name: '0020-campaigns',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('campaigns')
      .addColumn('campaign_id', text, (c) => c.primaryKey().notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .addColumn('changed_at', int, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
  },
};
