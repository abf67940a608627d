// What a migration is, and the column types that it uses on either database.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#store/schema.ts';

export type SqlDialect = 'sqlite' | 'postgres';

export interface Migration {
  /** Sorts after the names of those before it. */
  readonly name: string;
  up(db: Kysely<Tables>, dialect: SqlDialect): Promise<void>;
}

/** Column types and table options that mean the same in both databases: binary collation, 64-bit integers, strict tables. */
export function columnTypes(dialect: SqlDialect) {
  return {
    text: dialect === 'postgres' ? sql`text collate "C"` : sql`text`,
    int: dialect === 'postgres' ? sql`bigint` : sql`integer`,
    ending: dialect === 'sqlite' ? sql`strict` : sql``,
  };
}
