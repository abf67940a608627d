// Migrates a database with Kysely's Migrator, and converts the migration records of earlier releases.
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { SqlDialect } from '#store/migration.ts';
import { MIGRATIONS } from '#store/migrations.ts';
import type { Tables } from '#store/schema.ts';

/** `name`, and `applied_at` in ms since 1970. */
const EARLIER_TABLE = 'migrations';
type MigrationRecords = Kysely<{
  [EARLIER_TABLE]: { name: string; applied_at: number };
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string };
}>;

/** Throws with the name of the migration that failed; Kysely rolls it back where the database can. */
export async function migrateToLatest(db: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const migrations = MIGRATIONS.map((migration) => [
    migration.name,
    { up: (tx: Kysely<Tables>) => migration.up(tx, dialect) },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the migrations';
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  throw new Error(`${failed} could not be applied: ${reason}`, { cause: error });
}

/**
 * Releases before Kysely's Migrator recorded applied migrations in a table of their own: moves its rows to Kysely's table and
 * drops it. To be called in a transaction, under the lock that those releases acquired.
 */
export async function adoptEarlierRecord(tables: Kysely<Tables>): Promise<void> {
  const db = tables as unknown as MigrationRecords;
  const present = await db.introspection.getTables();
  if (!present.some(({ name }) => name === EARLIER_TABLE)) return;
  // As declared by Kysely.
  await db.schema
    .createTable(DEFAULT_MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  // Kysely orders by time; the times of one start were equal, and a clock may have gone back.
  let latest = 0;
  for (const row of await db.selectFrom(EARLIER_TABLE).selectAll().orderBy('name').execute()) {
    latest = Math.max(row.applied_at, latest + 1);
    await db
      .insertInto(DEFAULT_MIGRATION_TABLE)
      .values({ name: row.name, timestamp: new Date(latest).toISOString() })
      .execute();
  }
  await db.schema.dropTable(EARLIER_TABLE).execute();
}
