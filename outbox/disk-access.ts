// Operations on the store on disk as the tiered store makes them: with a limit, room made when it is full, failures told once.
import { type StorageFailure, StorageTimeoutError, storageFailureOf } from '#contract/storage-failure.ts';
import type { OutboxDisk } from '#outbox/entry.ts';
import { createStorageGate } from '#outbox/storage-gate.ts';

/** From one attempt to open a database, or to make room, to the next. */
const RETRY_MS = 30_000;

export type StorageState = 'ok' | StorageFailure;

export interface DiskOptions {
  readonly open: () => Promise<OutboxDisk>;
  readonly now: () => number;
  readonly schedule: (ms: number, call: () => void) => () => void;
  /** Each frees more of what the device can fetch again; taken in this order while a write finds no room. */
  readonly makeRoom?: readonly (() => Promise<unknown>)[];
  /** Called when the state changes. */
  readonly onState: (state: StorageState) => void;
}
export interface DiskEvents {
  /** The database is another one than before: deleted, and created anew. Operations wait for it. */
  readonly onReplaced: (disk: OutboxDisk) => Promise<void>;
  /** Operations that were above their limit have ended. */
  readonly onReopened: () => void;
}
export interface Disk {
  /** Null: the disk refused, or did not respond in time; then it may still take effect. Never rejects. */
  run<T>(operation: (disk: OutboxDisk) => Promise<T>): Promise<{ readonly value: T } | null>;
  /** As run, for what must be kept: where the disk is full, room is made. `waitedMs`: of its limit, over already. */
  keep<T>(
    operation: (disk: OutboxDisk) => Promise<T>,
    waitedMs?: number,
  ): Promise<{ readonly value: T } | null>;
  /** What was refused is on the disk now. */
  recovered(): void;
  readonly state: StorageState;
  /** An operation is above its limit, and may take effect later. */
  readonly isHanging: boolean;
}

export function createDisk(options: DiskOptions, events: DiskEvents): Disk {
  const { now, makeRoom = [] } = options;
  const gate = createStorageGate(options.schedule, events.onReopened);
  let state: StorageState = 'ok';
  let opening: Promise<OutboxDisk> | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let generation: string | null = null;
  let replacing: Promise<void> | null = null;

  /** A clock that was set back counts like one that went on. */
  const isDue = (lastAt: number) => Math.abs(now() - lastAt) >= RETRY_MS;
  const setState = (next: StorageState) => {
    if (next === state) return;
    state = next;
    options.onState(next);
  };
  async function opened(): Promise<OutboxDisk> {
    if (opening === null) {
      triedAt = now();
      opening = options.open();
      opening.catch(() => {
        opening = null;
      });
    }
    return opening;
  }
  async function connected(): Promise<OutboxDisk> {
    const disk = await opened();
    const current = (await disk.connect?.()) ?? null;
    if (current !== generation) {
      const isFirst = generation === null;
      generation = current;
      if (!isFirst)
        replacing = events.onReplaced(disk).finally(() => {
          replacing = null;
        });
    }
    await replacing;
    return disk;
  }

  let nextStep = 0;
  let freedAt = Number.NEGATIVE_INFINITY;
  let freeing: Promise<unknown> | null = null;
  /** What frees room may hang as well. */
  const freeingGate = createStorageGate(options.schedule);
  /** False: everything that could be freed was, not long ago. */
  async function freeSome(): Promise<boolean> {
    // What was freed first may have filled again since.
    if (freeing === null && isDue(freedAt)) nextStep = 0;
    if (freeing === null && nextStep >= makeRoom.length) return false;
    freeing ??= freeingGate
      .run(makeRoom[nextStep]!)
      .catch(() => undefined)
      .finally(() => {
        nextStep += 1;
        freedAt = now();
        freeing = null;
      });
    await freeing;
    return true;
  }

  async function attempt<T>(
    operation: (disk: OutboxDisk) => Promise<T>,
    mustKeep: boolean,
    waitedMs = 0,
  ): Promise<{ readonly value: T } | null> {
    if (opening === null && !isDue(triedAt)) return null;
    for (;;)
      try {
        return { value: await gate.run(async () => operation(await connected()), waitedMs) };
      } catch (error) {
        const failure = storageFailureOf(error);
        if (mustKeep && failure === 'full' && (await freeSome())) continue;
        // While one operation hangs, those that are refused for it say nothing new.
        if (!(error instanceof StorageTimeoutError && state !== 'ok')) setState(failure);
        return null;
      }
  }

  return {
    run: (operation) => attempt(operation, false),
    keep: (operation, waitedMs) => attempt(operation, true, waitedMs),
    recovered: () => setState('ok'),
    get state() {
      return state;
    },
    get isHanging() {
      return gate.isShut;
    },
  };
}
