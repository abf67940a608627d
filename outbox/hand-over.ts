// Gives the disk what it refused or missed: results, decisions, and the entries that wait in memory.
import type { Disk } from '#outbox/disk-access.ts';
import type { OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import type { KnownEntries } from '#outbox/known-entries.ts';
import type { MemoryStore } from '#outbox/memory-store.ts';
import { latestCart } from '#outbox/tier-views.ts';
import { deletedFrom, type Unwritten } from '#outbox/unwritten.ts';

/** From one attempt to give a disk what it refused to the next. */
const RETRY_MS = 10_000;

interface HandOverParts {
  readonly disk: Disk;
  readonly memory: MemoryStore;
  readonly known: KnownEntries;
  readonly unwritten: Unwritten;
  /** Cart changes that this context began to send. */
  readonly begun: ReadonlySet<string>;
  /** Null: not read yet. */
  readonly cartKey: () => string | null;
  readonly schedule: (ms: number, call: () => void) => () => void;
  /** The disk failed before, and has everything now. */
  readonly onRecovered: () => void;
}
export interface HandOver {
  /** False while the disk still refuses, or something is left: then it is tried again later. Once at a time. */
  run(): Promise<boolean>;
  /** Runs ten seconds from now. */
  runLater(): void;
  /** The one that is running has ended. */
  ended(): Promise<unknown>;
  /** Then the disk may get an entry after what was decided about it. */
  readonly isRunning: boolean;
  /** The disk took their removal; while entries are moved it is done once more. */
  forget(ids: readonly string[]): void;
  /** How often entries went from memory to the disk. */
  readonly moves: number;
  /** Runs what gives these entries their result; until it has ended they stay where they are. */
  during<T>(ids: readonly string[], result: () => Promise<T>): Promise<T>;
}

export function createHandOver(parts: HandOverParts): HandOver {
  const { disk, memory, known, unwritten, begun } = parts;
  const { removed, withdrawn, decisions } = unwritten;
  /** Their result is under way. */
  const ending = new Set<string>();
  let moves = 0;
  let isRunning = false;
  let running: Promise<boolean> | null = null;
  let isScheduled = false;

  function runLater(): void {
    if (isScheduled) return;
    isScheduled = true;
    parts.schedule(RETRY_MS, () => {
      isScheduled = false;
      void run();
    });
  }
  function run(): Promise<boolean> {
    running ??= giveAll().finally(() => {
      running = null;
    });
    return running;
  }
  async function giveAll(): Promise<boolean> {
    const wasFailing = disk.state !== 'ok';
    isRunning = true;
    try {
      let isDone = await giveOnce();
      while (isDone && hasMore()) isDone = await giveOnce();
      // A result of what is left is under way.
      if (!isDone || memory.size > 0) {
        runLater();
        return false;
      }
      disk.recovered();
    } finally {
      isRunning = false;
    }
    if (wasFailing) parts.onRecovered();
    return true;
  }
  /** Something was decided, or stored in memory, while the disk was written to. */
  function hasMore(): boolean {
    if (removed.size > 0 || decisions.length > 0 || unwritten.isCartUnwritten) return true;
    return [...withdrawn, ...memory.ids()].some((id) => !ending.has(id));
  }

  async function giveOnce(): Promise<boolean> {
    if (!(await giveResults()) || !(await giveDecisions())) return false;
    // Cart changes first, which are few.
    for (const kind of ['cart', 'event'] as const) if (!(await giveWaiting(kind))) return false;
    if (!(await giveDeadLetters())) return false;
    const key = parts.cartKey();
    if (key !== null) await disk.run((store) => store.cartKey(key));
    return true;
  }

  async function giveResults(): Promise<boolean> {
    const stored = await disk.run((store) => store.cartState());
    if (stored === null) return false;
    const ids = deletedFrom(unwritten, memory);
    const { isCartUnwritten } = unwritten;
    const { cachedCart } = await memory.cartState();
    const isNewer =
      isCartUnwritten &&
      cachedCart !== null &&
      latestCart(stored.value.cachedCart, cachedCart) === cachedCart;
    const response = isNewer ? { cart: cachedCart.cart, at: cachedCart.at } : undefined;
    if ((await disk.keep((store) => store.settle(ids, response))) === null) return false;
    for (const id of ids) removed.delete(id);
    if (response !== undefined) known.savedCart(response.cart, response.at, undefined);
    // Otherwise there is a later one, which the disk did not take.
    if ((await memory.cartState()).cachedCart === cachedCart) unwritten.isCartUnwritten = false;
    return true;
  }

  async function giveDecisions(): Promise<boolean> {
    for (const id of [...withdrawn].filter((one) => !memory.holds(one))) {
      if ((await disk.keep((store) => store.discard(id))) === null) return false;
      withdrawn.delete(id);
    }
    for (let decision = decisions[0]; decision !== undefined; decision = decisions[0]) {
      if ((await disk.keep(decision)) === null) return false;
      decisions.shift();
    }
    return true;
  }

  /** Also without entries: it tells whether there is room. */
  async function giveWaiting(kind: OutboxEntry['kind']): Promise<boolean> {
    const entries = (await memory.all()).filter((entry) => entry.kind === kind && !ending.has(entry.id));
    if ((await disk.keep((store) => take(store, entries))) === null) return false;
    // Without a wait in between: each is in one of both.
    const moved = entries.filter(({ id }) => memory.has(id) && !ending.has(id));
    const ids = new Set(moved.map(({ id }) => id));
    // Taken back, given up or answered while the disk took it.
    for (const { id } of entries) if (!ids.has(id)) removed.add(id);
    for (const id of ids) withdrawn.delete(id);
    known.read(moved, kind, false);
    moves += 1;
    await memory.settle([...ids]);
    return true;
  }

  /** In their order. One that is tried again stands on the disk as refused. */
  async function take(store: OutboxStore, entries: readonly OutboxEntry[]): Promise<void> {
    let group: OutboxEntry[] = [];
    for (const entry of entries) {
      if (withdrawn.has(entry.id)) {
        await store.adopt(group);
        await store.requeue(entry.id);
        group = [];
      }
      group.push(entry);
    }
    await store.adopt(group);
    // A disk that took one late, before it was begun, does not know it yet.
    for (const { id } of entries) if (begun.has(id)) await store.beginSending(id);
  }

  async function giveDeadLetters(): Promise<boolean> {
    for (const letter of await memory.deadLetters()) {
      const { entry, error, at } = letter;
      const { id } = entry;
      // Until it is refused there as well, the disk shows it as waiting.
      removed.add(id);
      const isStored = await disk.keep(async (store) => {
        await take(store, [entry]);
        await store.deadLetter(id, error, at);
      });
      if (isStored === null) return false;
      known.remove([id]);
      if (memory.hasLetter(letter)) {
        removed.delete(id);
        withdrawn.delete(id);
        await memory.discard(id);
      } else withdrawn.add(id);
    }
    return true;
  }

  return {
    run,
    runLater,
    ended: async () => running,
    get isRunning() {
      return isRunning;
    },
    forget: (ids) => {
      if (!isRunning) for (const id of ids) removed.delete(id);
    },
    get moves() {
      return moves;
    },
    during: async (ids, result) => {
      for (const id of ids) ending.add(id);
      try {
        return await result();
      } finally {
        for (const id of ids) ending.delete(id);
      }
    },
  };
}
