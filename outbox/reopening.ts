// Makes operations on a database whose connection may be lost: it is opened again once, however many lose it together.
import { isLostConnection } from '#contract/storage-failure.ts';

/** As Dexie has it: an operation waits for a connection that is being opened. */
interface ReopenedDatabase {
  isOpen(): boolean;
  close(): void;
  open(): PromiseLike<unknown>;
}

/**
 * Runs an operation, and once more if it lost the connection. Rejects as the operation does, or as the opening. Of those
 * that lost the same connection the first opens another, which the rest wait for: closed once more, it would be lost again.
 */
export function createReopening(db: ReopenedDatabase): <T>(operation: () => PromiseLike<T>) => Promise<T> {
  let lostCount = 0;
  let reopened: Promise<unknown> = Promise.resolve();
  const reopen = async (): Promise<void> => {
    // One that is being opened already is waited for.
    if (db.isOpen()) db.close();
    await db.open();
  };
  return async (operation) => {
    const before = lostCount;
    try {
      return await operation();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      if (lostCount === before) {
        lostCount += 1;
        reopened = reopen();
      }
      await reopened;
      return operation();
    }
  };
}
