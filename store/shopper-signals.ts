// Signals from shoppers' events as stored: changed rows are written, and read back for the market columns.
import { createHash } from 'node:crypto';
import type { ShopperSignals } from '#engine/engine.ts';
import { beginChange, logChange } from '#store/change-log.ts';
import type { SignalTable } from '#store/schema.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db, Store } from '#store/store.ts';
import { CoOccurrencesSchema, TrendingSchema } from '#store/stored-schemas.ts';

const readTrending = jsonColumn('shopper_signals.doc', TrendingSchema);
const readCoOccurrences = jsonColumn('shopper_signals.doc', CoOccurrencesSchema);

const SIGNALS_SOURCE = 'shoppers';
const ROWS_PER_BATCH = 200;
/** Significant digits of scores; with fewer digits, fewer rows change. */
const SCORE_DIGITS = 3;

/** When signals were last computed, ms since 1970; 0: never. */
export async function lastLearnedAt(db: Db): Promise<number> {
  const row = await db
    .selectFrom('shopper_signals')
    .select('doc')
    .where('kind', '=', 'learnt')
    .executeTakeFirst();
  return row === undefined ? 0 : Number(row.doc);
}

/**
 * Replaces the stored signals, unless they were computed again since `before`. A difference is logged as a change of columns;
 * returns its epoch, or null.
 */
export async function writeSignals(
  store: Store,
  signals: ShopperSignals,
  before: number,
  now: number,
): Promise<string | null> {
  return store.bulk(async (tx) => {
    if ((await lastLearnedAt(tx)) !== before) return null;
    // An empty trending list equals an absent one.
    const stored = new Map([['trending ', '[]']]);
    for (const row of await signalRows(tx)) stored.set(keyOf(row), row.doc);
    const rows = rowsOf(signals);
    const changeSet = await beginChange(tx);
    const changed = rows.filter((row) => stored.get(keyOf(row)) !== row.doc);
    const present = new Set(rows.map(keyOf));
    const removed = [...stored.keys()].filter((key) => !present.has(key));
    for (const row of changed) changeSet.record(`signal ${row.kind}`, row.id, row.doc, ['columns']);
    for (const key of removed) changeSet.record('signal gone', key, '', ['columns']);
    await write(tx, [...changed, { kind: 'learnt', id: '', doc: `${now}` }]);
    for (let at = 0; at < removed.length; at += ROWS_PER_BATCH) {
      const ids = removed.slice(at, at + ROWS_PER_BATCH).map((key) => key.slice(key.indexOf(' ') + 1));
      await tx.deleteFrom('shopper_signals').where('kind', '=', 'together').where('id', 'in', ids).execute();
    }
    return logChange(tx, SIGNALS_SOURCE, changeSet, store.announce);
  });
}

async function write(tx: Db, rows: readonly SignalTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_BATCH) {
    await tx
      .insertInto('shopper_signals')
      .values(rows.slice(at, at + ROWS_PER_BATCH))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((eb) => ({ doc: eb.ref('excluded.doc') })),
      )
      .execute();
  }
}

const keyOf = ({ kind, id }: SignalTable) => `${kind} ${id}`;

function rowsOf({ coOccurrences, trending }: ShopperSignals): SignalTable[] {
  const rows = [...coOccurrences].map(
    ([id, list]): SignalTable => ({
      kind: 'together',
      id,
      doc: JSON.stringify(
        list.map(({ productId, score }) => [productId, Number(score.toPrecision(SCORE_DIGITS))]),
      ),
    }),
  );
  return [...rows, { kind: 'trending', id: '', doc: JSON.stringify(trending) }];
}

function signalRows(db: Db): Promise<SignalTable[]> {
  return db
    .selectFrom('shopper_signals')
    .select(['kind', 'id', 'doc'])
    .where('kind', '!=', 'learnt')
    .orderBy('kind')
    .orderBy('id')
    .execute();
}

/** With a digest of all rows. */
export async function readSignals(db: Db): Promise<{ signals: ShopperSignals; digest: string }> {
  const hash = createHash('sha256');
  const coOccurrences = new Map<string, { productId: string; score: number }[]>();
  let trending: string[] = [];
  for (const { kind, id, doc } of await signalRows(db)) {
    hash.update(`${kind} ${id} ${doc}\n`);
    if (kind === 'trending') trending = readTrending(doc, 'trending');
    else {
      const list = readCoOccurrences(doc, `together ${id}`);
      coOccurrences.set(
        id,
        list.map(([productId, score]) => ({ productId, score })),
      );
    }
  }
  return { signals: { coOccurrences, trending }, digest: hash.digest('hex').slice(0, 12) };
}
