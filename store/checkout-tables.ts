// The migration that made the tables of checkouts, of what they hold, of payments and of placed orders.
import { sql } from 'kysely';
import { columnTypes, type Migration } from '#store/migration.ts';

export const CHECKOUT_TABLES: Migration = {
  name: '0013-checkouts',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('checkouts')
      .addColumn('checkout_id', text, (c) => c.primaryKey().notNull())
      .addColumn('cart_id', text, (c) => c.notNull())
      .addColumn('session_hash', text, (c) => c.notNull())
      .addColumn('market', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('version', int, (c) => c.notNull())
      .addColumn('agreement', text)
      .addColumn('payment_id', text)
      .addColumn('updated_at', int, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createIndex('checkouts_by_cart')
      .on('checkouts')
      .columns(['cart_id', 'updated_at'])
      .execute();
    // A cart has one checkout that may still become an order.
    await db.schema
      .createIndex('checkouts_open')
      .unique()
      .on('checkouts')
      .column('cart_id')
      .where(sql<boolean>`state in ('open', 'completing', 'needs-buyer')`)
      .execute();
    await db.schema
      .createIndex('checkouts_by_expiry')
      .on('checkouts')
      .columns(['state', 'expires_at'])
      .execute();
    await db.schema
      .createTable('stock_reservations')
      .addColumn('cart_id', text, (c) => c.notNull())
      .addColumn('article_id', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('stock_reservations_key', ['cart_id', 'article_id'])
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createIndex('stock_reservations_by_article')
      .on('stock_reservations')
      .column('article_id')
      .execute();
    await db.schema
      .createTable('stock_moves')
      .addColumn('article_id', text, (c) => c.primaryKey().notNull())
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createTable('payments')
      .addColumn('payment_id', text, (c) => c.primaryKey().notNull())
      .addColumn('checkout_id', text, (c) => c.notNull())
      .addColumn('provider', text, (c) => c.notNull())
      .addColumn('reference', text)
      .addColumn('amount', int, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .addColumn('check_at', int)
      .addColumn('doc', text, (c) => c.notNull())
      .addUniqueConstraint('payments_by_reference', ['provider', 'reference'])
      .modifyEnd(ending)
      .execute();
    await db.schema.createIndex('payments_by_check').on('payments').column('check_at').execute();
    await db.schema
      .createTable('orders')
      .addColumn('order_id', text, (c) => c.primaryKey().notNull())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('checkout_id', text, (c) => c.notNull().unique())
      .addColumn('session_hash', text, (c) => c.notNull())
      .addColumn('customer', text, (c) => c.notNull())
      .addColumn('payment_id', text)
      .addColumn('market', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('placed_at', int, (c) => c.notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
    await db.schema.createIndex('orders_by_session').on('orders').column('session_hash').execute();
    await db.schema.createIndex('orders_by_time').on('orders').column('placed_at').execute();
    await db.schema
      .createTable('order_log')
      .addColumn('order_id', text, (c) => c.notNull().references('orders.order_id'))
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('at', int, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('order_log_key', ['order_id', 'position'])
      .modifyEnd(ending)
      .execute();
  },
};
