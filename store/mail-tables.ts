// The migrations that made the table of mails, and changed what waits in it.
import { sql } from 'kysely';
import { columnTypes, type Migration } from '#store/migration.ts';

/** Whether a mail counts for its address. Written out: an index of some rows serves a query that has its very condition, so that another condition takes a migration. */
export const IS_COUNTED = sql<boolean>`state <> 'stopped'`;

export const MAIL_TABLES: Migration = {
  name: '0015-mails',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('mails')
      .addColumn('mail_id', text, (c) => c.primaryKey().notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('market', text, (c) => c.notNull())
      .addColumn('recipient', text, (c) => c.notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('not_before', int, (c) => c.notNull())
      .addColumn('next_at', int, (c) => c.notNull())
      .addColumn('attempts', int, (c) => c.notNull())
      .addColumn('unclear', int, (c) => c.notNull())
      .addColumn('message_id', text)
      .addColumn('fault', text)
      .addColumn('sent_at', int)
      .modifyEnd(ending)
      .execute();
    await db.schema.createIndex('mails_by_time').on('mails').columns(['state', 'next_at']).execute();
  },
};

/** Those who buy have the names under which an order is sent (CO-01). */
export const ORDERS_IN_MAILS: Migration = {
  name: '0019-orders-in-mails',
  async up(db) {
    const rows = await db
      .selectFrom('mails')
      .select(['mail_id', 'doc'])
      .where('kind', '!=', 'gift-card')
      .where('state', '!=', 'sent')
      .execute();
    for (const { mail_id, doc } of rows) {
      const { order, ...rest } = JSON.parse(doc) as { order: Record<string, unknown> };
      const { delivery: deliveryCustomerInfo, billing: billingCustomerInfo, ...kept } = order;
      const renamed = { ...rest, order: { deliveryCustomerInfo, billingCustomerInfo, ...kept } };
      await db
        .updateTable('mails')
        .set({ doc: JSON.stringify(renamed) })
        .where('mail_id', '=', mail_id)
        .execute();
    }
  },
};

/** Each mail that is queued asks how many its address has. */
export const MAILS_BY_RECIPIENT: Migration = {
  name: '0026-mails-by-recipient',
  async up(db) {
    await db.schema
      .createIndex('mails_by_recipient')
      .on('mails')
      .expression(sql`lower(recipient)`)
      .column('not_before')
      .execute();
  },
};

/** Mails that were stopped are not counted for their address: the index leaves them out, so that they are not read. */
export const COUNTED_MAILS_BY_RECIPIENT: Migration = {
  name: '0027-counted-mails-by-recipient',
  async up(db) {
    await db.schema.dropIndex('mails_by_recipient').execute();
    await db.schema
      .createIndex('counted_mails_by_recipient')
      .on('mails')
      .expression(sql`lower(recipient)`)
      .column('not_before')
      .where(IS_COUNTED)
      .execute();
  },
};
