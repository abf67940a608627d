// Remembers outside the database what the database held, so that its loss is noticed and counted: browsers open a damaged one empty, without an error.
import type { StoreFacts } from '#outbox/entry.ts';

export interface Witness {
  readonly generation: string;
  readonly maxSeq: number;
  readonly waiting: number;
}
/** A place that does not go down with IndexedDB. */
export interface WitnessPlace {
  read(): Promise<Witness | null>;
  write(witness: Witness): Promise<void>;
}

/**
 * How many waiting entries are gone: all that waited when the database is another one, those after the highest known
 * number when it went back in time. Zero: nothing was lost, or there is no witness yet.
 */
export function countLost(witness: Witness | null, facts: StoreFacts): number {
  if (witness === null) return 0;
  if (witness.generation !== facts.generation) return witness.waiting;
  return Math.max(0, Math.min(witness.maxSeq - facts.maxSeq, witness.waiting));
}

const CACHE = 'outbox-witness-1';
const ADDRESS = '/outbox-witness';

/** Cache Storage is kept apart from IndexedDB on the device. Null where there is none. */
export async function openWitness(storage: CacheStorage | undefined): Promise<WitnessPlace | null> {
  try {
    const cache = await storage?.open(CACHE);
    if (cache === undefined) return null;
    return {
      read: async () => witnessOf(await (await cache.match(ADDRESS))?.json()),
      write: (witness) => cache.put(ADDRESS, Response.json(witness)),
    };
  } catch {
    // Forbidden or full: loss can then not be noticed, which nothing else depends on.
    return null;
  }
}

function witnessOf(value: unknown): Witness | null {
  if (typeof value !== 'object' || value === null) return null;
  const { generation, maxSeq, waiting } = value as Partial<Record<keyof Witness, unknown>>;
  if (typeof generation !== 'string' || typeof maxSeq !== 'number' || typeof waiting !== 'number')
    return null;
  return { generation, maxSeq, waiting };
}

/** Writes what is newest, one write at a time; what comes meanwhile is joined into one more. */
export function createWitnessKeeper(
  place: WitnessPlace,
  facts: () => Promise<StoreFacts>,
): { note(): Promise<void> } {
  let writing: Promise<void> | null = null;
  let isStale = false;
  const keep = async () => {
    do {
      isStale = false;
      const { generation, maxSeq, waiting } = await facts();
      await place.write({ generation, maxSeq, waiting });
    } while (isNotedAgain());
    writing = null;
  };
  const isNotedAgain = () => isStale;
  return {
    note() {
      isStale = true;
      writing ??= keep().catch(() => {
        // As in openWitness: a witness that cannot be written is no reason to stop.
        writing = null;
      });
      return writing;
    },
  };
}
