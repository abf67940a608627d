// The databases that figures of servers are measured on: SQLite, and a PostgreSQL of the figure's own where the machine has one.
import { databasesOn, type TestDatabaseKind } from '#tests/databases.ts';
import { startPostgres } from '#tests/postgres.ts';
import type { Lab } from './lab.ts';

export async function databaseKinds(lab: Lab): Promise<readonly TestDatabaseKind[]> {
  const running = process.env['CAIRN_TEST_POSTGRES_URL'];
  if (running !== undefined) return databasesOn(running);
  const postgres = await startPostgres();
  if (postgres !== null) lab.defer(() => postgres.stop());
  return databasesOn(postgres?.url);
}
