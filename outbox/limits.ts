// Limits of the outbox, and what is shed above them: impressions first, then clicks, then page views.
import type { EntryDraft } from '#outbox/entry.ts';

export const MAX_ROWS = 10_000;
/** UTF-16 units of JSON, about 5 MB of tracking events. */
export const MAX_SIZE = 5_000_000;
/** Maximum dead letters of events; those of the cart are never trimmed. */
export const MAX_DEAD_EVENTS = 200;

/** Rank of entries that are never shed: cart changes and purchases. */
export const NEVER_SHED = 9;
/** Lower ranks are shed first. */
const SHED_RANKS: Readonly<Record<string, number>> = {
  element_visible: 0,
  recommendations_inserted: 0,
  click: 1,
  ws_click: 1,
  page_view: 2,
  productview: 2,
};

export function shedRankOf(
  draft: Pick<EntryDraft, 'kind'> & { readonly event?: { readonly type: string } },
): number {
  return draft.kind === 'cart' ? NEVER_SHED : (SHED_RANKS[draft.event?.type ?? ''] ?? NEVER_SHED);
}

interface StoreLoad {
  readonly rows: number;
  readonly size: number;
}

export function isOverLimit(
  load: StoreLoad,
  limits: StoreLoad = { rows: MAX_ROWS, size: MAX_SIZE },
): boolean {
  return load.rows > limits.rows || load.size > limits.size;
}

/**
 * The candidates to shed so that `load` (including the new entry) is within the limits: lowest rank first, oldest first
 * within a rank. May not be enough, as some entries are never shed.
 */
export function chooseShed(
  candidates: readonly { readonly seq: number; readonly rank: number; readonly size: number }[],
  load: StoreLoad,
  limits?: StoreLoad,
): number[] {
  let { rows, size } = load;
  const shed: number[] = [];
  const inOrder = candidates
    .filter(({ rank }) => rank < NEVER_SHED)
    .toSorted((a, b) => a.rank - b.rank || a.seq - b.seq);
  for (const candidate of inOrder) {
    if (!isOverLimit({ rows, size }, limits)) break;
    shed.push(candidate.seq);
    rows -= 1;
    size -= candidate.size;
  }
  return shed;
}
