// The shopper's choice whether this device keeps copies of the shop.
import type { DeviceStorage } from '#worker/device-storage.ts';

export interface Keeping {
  /** As it is now, since another tab may have changed it; where it can't be read or was not written, as this worker knows it. */
  read(): Promise<boolean>;
  set(isOn: boolean): Promise<void>;
}

export function createKeeping(device: Pick<DeviceStorage, 'readChoice' | 'writeChoice'>): Keeping {
  let isOn = true;
  let isUnwritten = false;
  /** A choice that is being written holds already. */
  let writing: Promise<void> = Promise.resolve();
  return {
    async read() {
      await writing;
      if (!isUnwritten) isOn = await device.readChoice(isOn);
      return isOn;
    },
    async set(isWanted) {
      writing = device.writeChoice(isWanted).then((isWritten) => {
        isOn = isWanted;
        isUnwritten = !isWritten;
      });
      await writing;
    },
  };
}
