// The migration that made the table of mails.
import { columnTypes, type Migration } from '#server/store/migration.ts';

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
