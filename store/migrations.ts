// The migrations of SQLite and PostgreSQL databases, in order; a released migration never changes.
import { sql } from 'kysely';
import { Type } from 'typebox';
import { CHECKOUT_TABLES } from '#store/checkout-tables.ts';
import { CAMPAIGN_TABLE, DISCOUNT_CODE_TABLES } from '#store/discount-code-tables.ts';
import { COUNTED_EVENTS, EVENT_TABLE, STORED_SIZES } from '#store/event-tables.ts';
import { GIFT_CARD_CODES, GIFT_CARD_TABLES, GIFT_CARDS_IN_CARTS } from '#store/gift-card-tables.ts';
import { jsonColumn } from '#store/json-column.ts';
import {
  COUNTED_MAILS_BY_RECIPIENT,
  MAIL_TABLES,
  MAILS_BY_RECIPIENT,
  ORDERS_IN_MAILS,
} from '#store/mail-tables.ts';
import { columnTypes, type Migration } from '#store/migration.ts';
import { ORDER_TABLES } from '#store/order-tables.ts';
import { CARTS_BY_UPDATE, UNPAID_PAYMENTS } from '#store/retention-index.ts';
import { TEST_PAYMENT_TABLES } from '#store/test-payment-tables.ts';

/** Synonyms as 0001-catalogue stored them. */
const readSynonymsBefore = jsonColumn(
  'entries.doc',
  Type.Array(Type.Object({ from: Type.String(), to: Type.Array(Type.String()) })),
);

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-catalogue',
    async up(db, dialect) {
      const { text, int, ending } = columnTypes(dialect);
      const make = db.schema;
      await make
        .createTable('products')
        .addColumn('product_id', text, (c) => c.primaryKey().notNull())
        .addColumn('source', text, (c) => c.notNull())
        .addColumn('slug', text, (c) => c.notNull().unique())
        .addColumn('hash', text, (c) => c.notNull())
        .addColumn('markets', text, (c) => c.notNull())
        .addColumn('doc', text, (c) => c.notNull())
        .addColumn('is_withdrawn', int, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
      await make
        .createTable('articles')
        .addColumn('article_id', text, (c) => c.primaryKey().notNull())
        .addColumn('product_id', text, (c) => c.notNull().references('products.product_id'))
        .addColumn('variant_id', text, (c) => c.notNull())
        .addColumn('sku', text, (c) => c.notNull())
        .addColumn('size', text, (c) => c.notNull())
        .addColumn('gtin', text)
        .addColumn('stock', int, (c) => c.notNull().check(sql`stock >= 0`))
        .addColumn('prices', text, (c) => c.notNull())
        .addColumn('is_withdrawn', int, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
      await make.createIndex('articles_of_product').on('articles').column('product_id').execute();
      await make
        .createTable('entries')
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('source', text, (c) => c.notNull())
        .addColumn('entry_id', text, (c) => c.notNull())
        .addColumn('position', int, (c) => c.notNull())
        .addColumn('hash', text, (c) => c.notNull())
        .addColumn('doc', text, (c) => c.notNull())
        .addColumn('is_withdrawn', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('entries_key', ['kind', 'source', 'entry_id'])
        .modifyEnd(ending)
        .execute();
      await make
        .createTable('images')
        .addColumn('image_id', text, (c) => c.primaryKey().notNull())
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('origin', text, (c) => c.notNull())
        .addColumn('tint', text, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
      await make
        .createTable('changes')
        .addColumn('seq', int, (c) => c.primaryKey().notNull())
        .addColumn('epoch', text, (c) => c.notNull())
        .addColumn('made_at', int, (c) => c.notNull())
        .addColumn('source', text, (c) => c.notNull())
        .addColumn('facts', text, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
    },
  },
  {
    name: '0002-carts',
    async up(db, dialect) {
      const { text, int, ending } = columnTypes(dialect);
      const make = db.schema;
      await make
        .createTable('carts')
        .addColumn('cart_id', text, (c) => c.primaryKey().notNull())
        .addColumn('session_hash', text, (c) => c.notNull().unique())
        .addColumn('market', text, (c) => c.notNull())
        .addColumn('version', int, (c) => c.notNull())
        .addColumn('created_at', int, (c) => c.notNull())
        .addColumn('updated_at', int, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
      await make
        .createTable('cart_rows')
        .addColumn('cart_id', text, (c) => c.notNull().references('carts.cart_id').onDelete('cascade'))
        .addColumn('article_id', text, (c) => c.notNull())
        .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
        .addColumn('list_minor', int, (c) => c.notNull())
        .addColumn('sale_minor', int)
        .addColumn('added_at', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('cart_rows_key', ['cart_id', 'article_id'])
        .modifyEnd(ending)
        .execute();
      await make
        .createTable('idempotency')
        .addColumn('session_hash', text, (c) => c.notNull())
        .addColumn('idempotency_key', text, (c) => c.notNull())
        .addColumn('fingerprint', text, (c) => c.notNull())
        .addColumn('made_at', int, (c) => c.notNull())
        .addPrimaryKeyConstraint('idempotency_pk', ['session_hash', 'idempotency_key'])
        .modifyEnd(ending)
        .execute();
    },
  },
  EVENT_TABLE,
  {
    // Synonyms get a kind and several words on each side; before, each was { from: 'a', to: [] }.
    name: '0004-synonym-kinds',
    async up(db) {
      const rows = await db
        .selectFrom('entries')
        .select(['source', 'entry_id', 'doc'])
        .where('kind', '=', 'synonyms')
        .execute();
      for (const row of rows) {
        const before = readSynonymsBefore(row.doc, `synonyms ${row.entry_id}`);
        const doc = before.map(({ from, to }) => ({ kind: 'one_way', from: [from], to }));
        await db
          .updateTable('entries')
          .set({ doc: JSON.stringify(doc) })
          .where('kind', '=', 'synonyms')
          .where('source', '=', row.source)
          .where('entry_id', '=', row.entry_id)
          .execute();
      }
    },
  },
  {
    // The parts a change touched and the rows it wrote: nodes read only rows of later changes.
    name: '0005-change-parts',
    async up(db, dialect) {
      const { text, int } = columnTypes(dialect);
      const alter = db.schema;
      await alter
        .alterTable('changes')
        .addColumn('parts', text, (c) => c.notNull().defaultTo('["texts","articles","columns","facts"]'))
        .execute();
      await alter
        .alterTable('articles')
        .addColumn('changed_seq', int, (c) => c.notNull().defaultTo(0))
        .execute();
      await alter.alterTable('products').addColumn('withdrawn_seq', int).execute();
      await alter
        .createIndex('articles_by_change')
        .on('articles')
        .columns(['changed_seq', 'article_id'])
        .execute();
      await alter.createIndex('articles_by_sku').on('articles').column('sku').execute();
    },
  },
  {
    name: '0006-shopper-signals',
    async up(db, dialect) {
      const { text, ending } = columnTypes(dialect);
      await db.schema
        .createTable('shopper_signals')
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('id', text, (c) => c.notNull())
        .addColumn('doc', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('shopper_signals_key', ['kind', 'id'])
        .modifyEnd(ending)
        .execute();
      await db.schema.createIndex('events_by_time').on('events').column('received_at').execute();
    },
  },
  {
    // Each change refers to the last one that touched texts, which saves a search for it.
    name: '0007-texts-change',
    async up(db, dialect) {
      const { int } = columnTypes(dialect);
      await db.schema
        .alterTable('changes')
        .addColumn('texts_seq', int, (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`
        update changes set texts_seq = coalesce(
          (select max(older.seq) from changes as older where older.seq <= changes.seq and older.parts like '%"texts"%'), 0)
      `.execute(db);
    },
  },
  {
    name: '0008-slug-redirects',
    async up(db, dialect) {
      const { text, ending } = columnTypes(dialect);
      await db.schema
        .createTable('slug_redirects')
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('slug', text, (c) => c.notNull())
        .addColumn('entry_id', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('slug_redirects_key', ['kind', 'slug'])
        .modifyEnd(ending)
        .execute();
    },
  },
  {
    name: '0009-settings',
    async up(db, dialect) {
      const { text, int, ending } = columnTypes(dialect);
      await db.schema
        .createTable('settings')
        .addColumn('version', int, (c) => c.primaryKey().notNull())
        .addColumn('made_at', int, (c) => c.notNull())
        .addColumn('doc', text, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
    },
  },
  {
    name: '0010-picture-failures',
    async up(db, dialect) {
      const { text, int, ending } = columnTypes(dialect);
      await db.schema
        .createTable('picture_failures')
        .addColumn('image_id', text, (c) => c.primaryKey().notNull())
        .addColumn('reason', text, (c) => c.notNull())
        .addColumn('attempts', int, (c) => c.notNull())
        .addColumn('last_tried_at', int, (c) => c.notNull())
        .addColumn('next_try_at', int, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
      await db.schema
        .createIndex('picture_failures_by_next_try')
        .on('picture_failures')
        .column('next_try_at')
        .execute();
      await db.schema
        .createTable('leases')
        .addColumn('name', text, (c) => c.primaryKey().notNull())
        .addColumn('holder', text, (c) => c.notNull())
        .addColumn('expires_at', int, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
    },
  },
  {
    name: '0011-builds',
    async up(db, dialect) {
      const { text, int, ending } = columnTypes(dialect);
      await db.schema
        .createTable('builds')
        .addColumn('build', text, (c) => c.primaryKey().notNull())
        .addColumn('started_at', int, (c) => c.notNull())
        .modifyEnd(ending)
        .execute();
      await db.schema
        .createTable('build_files')
        .addColumn('build', text, (c) => c.notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('content', text, (c) => c.notNull())
        .addPrimaryKeyConstraint('build_files_key', ['build', 'name'])
        .modifyEnd(ending)
        .execute();
      await db.schema.createIndex('build_files_by_name').on('build_files').column('name').execute();
    },
  },
  DISCOUNT_CODE_TABLES,
  CHECKOUT_TABLES,
  GIFT_CARD_TABLES,
  MAIL_TABLES,
  TEST_PAYMENT_TABLES,
  GIFT_CARDS_IN_CARTS,
  ORDER_TABLES,
  ORDERS_IN_MAILS,
  CAMPAIGN_TABLE,
  GIFT_CARD_CODES,
  COUNTED_EVENTS,
  CARTS_BY_UPDATE,
  STORED_SIZES,
  UNPAID_PAYMENTS,
  MAILS_BY_RECIPIENT,
  COUNTED_MAILS_BY_RECIPIENT,
];
