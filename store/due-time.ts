// When work that is tried again is due, for clocks that are set back: a time that was stored by a clock ahead may be years away.
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** At its time, or at once where that is further ahead than any pause can be. `now`: ms since 1970. */
export function isDue(column: string, now: number, longestPauseMs: number): RawBuilder<SqlBool> {
  const at = sql.ref(column);
  return sql<SqlBool>`(${at} <= ${now} or ${at} > ${now + longestPauseMs})`;
}
