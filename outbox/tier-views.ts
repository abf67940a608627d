// What waits on disk and in memory as one: what a read of the disk gave, with what is in memory and without what is removed.
import {
  belongsToAccount,
  type CachedCart,
  type CartState,
  type DeadLetter,
  type OutboxEntry,
  type StoreStats,
} from '#outbox/entry.ts';
import { acknowledgedCart } from '#outbox/cached-cart.ts';
import type { KnownEntries } from '#outbox/known-entries.ts';
import type { Unwritten } from '#outbox/unwritten.ts';

/**
 * Each joins what is stored, null for a disk that does not respond, with what was asked of the memory in the same moment:
 * what is removed is left out as of then.
 */
interface TierViews {
  readonly all: (
    stored: readonly OutboxEntry[],
    memory: Promise<readonly OutboxEntry[]>,
  ) => Promise<OutboxEntry[]>;
  readonly next: <T extends OutboxEntry>(
    stored: readonly T[] | null,
    memory: Promise<readonly T[]>,
    request: NextRequest,
  ) => Promise<T[]>;
  readonly cart: (stored: CartState | null, memory: Promise<CartState>) => Promise<CartState>;
  /** As `cart`, of what the disk had at some moment: it is not remembered. */
  readonly cartWith: (stored: CartState | null, memory: Promise<CartState>) => Promise<CartState>;
  readonly deadLetters: (
    stored: readonly DeadLetter[] | null,
    memory: Promise<readonly DeadLetter[]>,
  ) => Promise<DeadLetter[]>;
  readonly stats: (stored: StoreStats | null, memory: Promise<StoreStats>) => Promise<StoreStats>;
  /** Of the entries that were on disk when it was last asked. */
  readonly lastCount: () => number;
}
interface NextRequest {
  readonly kind: OutboxEntry['kind'];
  readonly limit: number;
  /** So many were asked for of the disk, as some of them may be removed. */
  readonly wanted: number;
  readonly account: string | null;
}

export function createTierViews(known: KnownEntries, unwritten: Unwritten): TierViews {
  const { removed, withdrawn, seenNotices } = unwritten;
  let lastCount = 0;
  const withoutRemoved = <T extends OutboxEntry>(entries: readonly T[]): T[] =>
    entries.filter(({ id }) => !removed.has(id));
  const withoutWithdrawn = (letters: readonly DeadLetter[]): DeadLetter[] =>
    letters.filter(({ entry }) => !removed.has(entry.id) && !withdrawn.has(entry.id));
  const withoutSeen = (cached: CachedCart | null): CachedCart | null =>
    cached === null || seenNotices.size === 0 ? cached : acknowledgedCart(cached, [...seenNotices]);

  const cartWith = async (stored: CartState | null, memory: Promise<CartState>): Promise<CartState> => {
    const onDisk = stored ?? known.cartState();
    const pending = withoutRemoved(onDisk.pending);
    const refused = withoutWithdrawn(onDisk.deadLetters);
    // As of the same moment: what memory has counts for nothing while the disk lacks none.
    const { isCartUnwritten } = unwritten;
    const inMemory = await memory;
    const cachedCart = isCartUnwritten
      ? latestCart(onDisk.cachedCart, inMemory.cachedCart)
      : onDisk.cachedCart;
    return {
      cachedCart: withoutSeen(cachedCart),
      pending: joined(pending, inMemory.pending),
      deadLetters: joinedLetters(refused, inMemory.deadLetters),
    };
  };

  return {
    cartWith,
    async all(stored, memory) {
      const waiting = withoutRemoved(stored);
      return joined(waiting, await memory);
    },
    async next<T extends OutboxEntry>(
      stored: readonly T[] | null,
      memory: Promise<readonly T[]>,
      { kind, limit, wanted, account }: NextRequest,
    ) {
      if (stored !== null) known.read(stored, kind, stored.length < wanted);
      const onDisk =
        stored ??
        (known.all().filter((entry) => entry.kind === kind && belongsToAccount(entry, account)) as T[]);
      const waiting = withoutRemoved(onDisk);
      return joined(waiting, await memory).slice(0, limit);
    },
    async cart(stored, memory) {
      if (stored !== null) known.readCart(stored);
      return cartWith(stored, memory);
    },
    async deadLetters(stored, memory) {
      const refused = withoutWithdrawn(stored ?? known.cartState().deadLetters);
      return joinedLetters(refused, await memory);
    },
    async stats(stored, memory) {
      if (stored === null) {
        const onDisk = withoutRemoved(known.all()).length;
        const inMemory = await memory;
        return { ...inMemory, pendingCount: onDisk + inMemory.pendingCount };
      }
      lastCount = stored.pendingCount;
      const inMemory = await memory;
      return {
        ...stored,
        pendingCount: stored.pendingCount + inMemory.pendingCount,
        pendingSize: stored.pendingSize + inMemory.pendingSize,
        deadLetterCount: stored.deadLetterCount + inMemory.deadLetterCount,
        shedCount: stored.shedCount + inMemory.shedCount,
      };
    },
    lastCount: () => lastCount,
  };
}

/** Entries that the disk has meanwhile taken over stand there alone. */
function joined<T extends { readonly id: string }>(stored: readonly T[], inMemory: readonly T[]): T[] {
  const ids = new Set(stored.map(({ id }) => id));
  return [...stored, ...inMemory.filter(({ id }) => !ids.has(id))];
}

function joinedLetters(stored: readonly DeadLetter[], inMemory: readonly DeadLetter[]): DeadLetter[] {
  return [...stored, ...inMemory.filter(({ entry }) => !stored.some((one) => one.entry.id === entry.id))];
}

/** Both are of this device; the disk's may be older, where it refused the latest, or newer, as other contexts write it too. */
export function latestCart(onDisk: CachedCart | null, inMemory: CachedCart | null): CachedCart | null {
  if (onDisk === null || inMemory === null) return onDisk ?? inMemory;
  if (onDisk.cart.cartId !== inMemory.cart.cartId) return inMemory.at > onDisk.at ? inMemory : onDisk;
  return inMemory.cart.version > onDisk.cart.version ? inMemory : onDisk;
}
