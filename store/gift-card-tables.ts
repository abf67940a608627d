// The migrations that made the tables of gift cards, of their books and codes, and of those in carts.
import { sql } from 'kysely';
import { columnTypes, type Migration } from '#store/migration.ts';

export const GIFT_CARD_TABLES: Migration = {
  name: '0014-gift-cards',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .createTable('gift_cards')
      .addColumn('card_id', text, (c) => c.primaryKey().notNull())
      .addColumn('code_hash', text, (c) => c.notNull().unique())
      .addColumn('hint', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('expires_at', int)
      .addColumn('doc', text, (c) => c.notNull())
      .modifyEnd(ending)
      .execute();
    await db.schema
      .createTable('gift_card_entries')
      .addColumn('card_id', text, (c) => c.notNull().references('gift_cards.card_id'))
      .addColumn('entry_key', text, (c) => c.notNull())
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('made_at', int, (c) => c.notNull())
      .addColumn('reference', text, (c) => c.notNull())
      .addColumn('expires_at', int)
      .addColumn('from_account', text, (c) => c.notNull())
      .addColumn('to_account', text, (c) => c.notNull())
      .addColumn('amount', int, (c) => c.notNull().check(sql`amount > 0`))
      .addPrimaryKeyConstraint('gift_card_entries_key', ['card_id', 'entry_key'])
      .addUniqueConstraint('gift_card_entries_in_order', ['card_id', 'position'])
      .modifyEnd(ending)
      .execute();
  },
};

/** Gift cards that are bought, and how often a client may be wrong about codes. */
export const GIFT_CARDS_IN_CARTS: Migration = {
  name: '0017-gift-cards-in-carts',
  async up(db, dialect) {
    const { text, int, ending } = columnTypes(dialect);
    await db.schema
      .alterTable('carts')
      .addColumn('gift_cards', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('attempts')
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('client', text, (c) => c.notNull())
      .addColumn('since', int, (c) => c.notNull())
      .addColumn('count', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('attempts_key', ['subject', 'client'])
      .modifyEnd(ending)
      .execute();
  },
};

/** A card may have several codes, and a mail that waits has none: its code is made when it is sent. */
export const GIFT_CARD_CODES: Migration = {
  name: '0021-gift-card-codes',
  async up(db, dialect) {
    const { text, ending } = columnTypes(dialect);
    await db.schema
      .createTable('gift_card_codes')
      .addColumn('code_hash', text, (c) => c.primaryKey().notNull())
      .addColumn('card_id', text, (c) => c.notNull().references('gift_cards.card_id'))
      .modifyEnd(ending)
      .execute();
    await db
      .insertInto('gift_card_codes')
      .columns(['code_hash', 'card_id'])
      .expression(db.selectFrom('gift_cards').select(['code_hash', 'card_id']))
      .execute();
    // SQLite does not drop a column that is unique.
    await db
      .updateTable('gift_cards')
      .set((eb) => ({ code_hash: eb.ref('card_id') }))
      .execute();
    const waiting = await db
      .selectFrom('mails')
      .select(['mail_id', 'doc'])
      .where('kind', '=', 'gift-card')
      .where('state', '!=', 'sent')
      .execute();
    for (const { mail_id, doc } of waiting) {
      const { code: _code, ...rest } = JSON.parse(doc) as Record<string, unknown>;
      const cardId = mail_id.replace(/^gift-card-/, '');
      await db
        .updateTable('mails')
        .set({ doc: JSON.stringify({ cardId, ...rest }) })
        .where('mail_id', '=', mail_id)
        .execute();
    }
  },
};
