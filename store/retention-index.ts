// The migration that lets idle carts be found without reading all.
import type { Migration } from '#store/migration.ts';

export const CARTS_BY_UPDATE: Migration = {
  name: '0023-carts-by-update',
  async up(db) {
    await db.schema.createIndex('carts_by_update').on('carts').column('updated_at').execute();
  },
};
