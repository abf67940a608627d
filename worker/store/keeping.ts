// The shopper's choice whether this device keeps copies of the shop.
import type { DeviceStorage } from '#worker/device-storage.ts';

export interface Keeping {
  /**
   * As it is now, since another tab may have changed it; where it can't be read or was not written, as this worker knows it.
   * False while nothing is known of it: what the shopper may not want is not stored.
   */
  read(): Promise<boolean>;
  /** False: the device did not take it, and it holds as long as this worker. */
  set(isOn: boolean): Promise<boolean>;
}

export function createKeeping(device: Pick<DeviceStorage, 'readChoice' | 'writeChoice'>): Keeping {
  let isOn = true;
  /** Read or chosen. */
  let isKnown = false;
  let isUnwritten = false;
  let changes = 0;
  /** A choice that is being written holds already. */
  let writing: Promise<void> = Promise.resolve();
  async function read(): Promise<boolean> {
    await writing;
    const before = changes;
    const choice = await device.readChoice();
    // Of before the shopper changed it.
    if (changes !== before) return read();
    // Taken after all, if late.
    if (choice === isOn) isUnwritten = false;
    if (isUnwritten) return isOn;
    if (choice === 'late') return isKnown && isOn;
    if (choice !== 'unreadable') {
      isOn = choice;
      isKnown = true;
    }
    return isOn;
  }
  return {
    read,
    async set(isWanted) {
      changes += 1;
      const isTaken = device.writeChoice(isWanted);
      writing = isTaken.then((isWritten) => {
        isOn = isWanted;
        isKnown = true;
        isUnwritten = !isWritten;
      });
      await writing;
      return isTaken;
    },
  };
}
