// The catalogue's change log: one row per change, with the parts it touched; every node follows it.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ChangePart, createChangeSet, type ChangeSet } from '#store/change-set.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db } from '#store/store.ts';
import { ChangePartsSchema } from '#store/stored-schemas.ts';

const readParts = jsonColumn('changes.parts', ChangePartsSchema);

export interface CatalogueChange {
  readonly seq: number;
  readonly epoch: string;
  /** ms since 1970. */
  readonly madeAt: number;
}

/** The last change of the catalogue; undefined while it is empty. */
export async function lastChange(db: Db): Promise<CatalogueChange | undefined> {
  const row = await db
    .selectFrom('changes')
    .select(['seq', 'epoch', 'made_at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : { seq: row.seq, epoch: row.epoch, madeAt: row.made_at };
}

/** The union of the parts of all changes after `seq`. */
export async function partsSince(db: Db, seq: number): Promise<Set<ChangePart>> {
  const rows = await db
    .selectFrom('changes')
    .select((eb) => ['parts', eb.fn.max('seq').as('last')])
    .where('seq', '>', seq)
    .groupBy('parts')
    .execute();
  return new Set(rows.flatMap((row) => readParts(row.parts, String(row.last))));
}

/** The last change that touched the texts. */
export async function lastTextsChange(db: Db): Promise<CatalogueChange | undefined> {
  const row = await db
    .selectFrom('changes')
    .select(['seq', 'epoch', 'made_at'])
    .where('seq', '=', (eb) => eb.selectFrom('changes').select('texts_seq').orderBy('seq', 'desc').limit(1))
    .executeTakeFirst();
  return row === undefined ? undefined : { seq: row.seq, epoch: row.epoch, madeAt: row.made_at };
}

/** A change set for the transaction's change; to be called inside Store.bulk. */
export async function beginChange(tx: Db): Promise<ChangeSet> {
  return createChangeSet(((await lastChange(tx))?.seq ?? 0) + 1);
}

/** Withdrawn products stay in the texts, unsold, until they exceed this share of those sold; then the texts are rebuilt. */
const MAX_WITHDRAWN_SHARE = 0.1;

/** Records the change; returns its epoch, or null when nothing changed. */
export async function logChange(
  tx: Db,
  source: string,
  changeSet: ChangeSet,
  announce: (tx: Db) => Promise<void>,
): Promise<string | null> {
  if (changeSet.size() === 0) return null;
  const last = await lastChange(tx);
  const epoch = createHash('sha256')
    .update(`${last?.epoch ?? ''} ${changeSet.digest()}`)
    .digest('hex')
    .slice(0, 16);
  const textsSeq = (await lastTextsChange(tx))?.seq ?? 0;
  if (changeSet.hasWithdrawn() && (await hasManyWithdrawn(tx, textsSeq))) changeSet.markPart('texts');
  await tx
    .insertInto('changes')
    .values({
      seq: changeSet.seq,
      epoch,
      // Later than the previous change, even if this node's clock is behind.
      made_at: Math.max(Date.now(), (last?.madeAt ?? 0) + 1),
      source,
      facts: JSON.stringify({ entities: changeSet.size() }),
      parts: JSON.stringify([...changeSet.parts()].sort()),
      texts_seq: changeSet.parts().has('texts') ? changeSet.seq : textsSeq,
    })
    .execute();
  await announce(tx);
  return epoch;
}

async function hasManyWithdrawn(tx: Db, seq: number): Promise<boolean> {
  const { sold, withdrawn } = await tx
    .selectFrom('products')
    .select([
      sql<number>`coalesce(sum(case when withdrawn_seq > ${seq} and is_withdrawn = 1 then 1 else 0 end), 0)`.as(
        'withdrawn',
      ),
      sql<number>`coalesce(sum(1 - is_withdrawn), 0)`.as('sold'),
    ])
    .executeTakeFirstOrThrow();
  return Number(withdrawn) > Number(sold) * MAX_WITHDRAWN_SHARE;
}
