// The migrations that made the table of events, and after which they say whether anything is learnt of them, and how large they are.
import { columnTypes, type Migration } from '#store/migration.ts';

export const EVENT_TABLE: Migration = {
  name: '0003-events',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('events')
      .addColumn('tenant', text, (c) => c.notNull())
      .addColumn('session_id', text, (c) => c.notNull())
      .addColumn('event_id', text, (c) => c.notNull())
      .addColumn('market', text, (c) => c.notNull())
      .addColumn('type', text, (c) => c.notNull())
      .addColumn('received_at', int, (c) => c.notNull())
      .addColumn('doc', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('events_key', ['tenant', 'session_id', 'event_id'])
      .modifyEnd(ending)
      .execute();
  },
};

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

/** How much there is within a time is read from the index alone. Cancelled checkouts without a payment are looked for, too. */
export const STORED_SIZES: Migration = {
  name: '0024-stored-sizes',
  async up(db, dialect) {
    const { int } = columnTypes(dialect);
    await db.schema
      .alterTable('events')
      .addColumn('bytes', int, (c) => c.notNull().defaultTo(500))
      .execute();
    await db.schema.dropIndex('events_by_time').execute();
    await db.schema.createIndex('events_by_time').on('events').columns(['received_at', 'bytes']).execute();
    await db.schema.createIndex('payments_by_checkout').on('payments').column('checkout_id').execute();
  },
};
