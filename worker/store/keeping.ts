// The shopper's choice whether this device keeps copies of the shop.
import type { DeviceStorage } from '#worker/device-storage.ts';

export interface Keeping {
  /**
   * As it is now, since another tab may have changed it; where it can't be read or was not written, as this worker knows it.
   * False while nothing is known of it: what the shopper may not want is not stored.
   */
  read(): Promise<boolean>;
  set(isOn: boolean): Promise<void>;
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
    if (isUnwritten) return isOn;
    const before = changes;
    const choice = await device.readChoice();
    // Of before the shopper changed it.
    if (changes !== before) return read();
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
      writing = device.writeChoice(isWanted).then((isWritten) => {
        isOn = isWanted;
        isKnown = true;
        isUnwritten = !isWritten;
      });
      await writing;
    },
  };
}
