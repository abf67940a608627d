// The shopper's choice whether this device keeps copies of the shop.
import type { DeviceStorage } from '#worker/device-storage.ts';

export interface Keeping {
  /** As it is now, since another tab may have changed it; where it can't be read, as this worker last knew it. */
  read(): Promise<boolean>;
  set(isOn: boolean): Promise<void>;
}

export function createKeeping(device: Pick<DeviceStorage, 'readChoice' | 'writeChoice'>): Keeping {
  let isOn = true;
  return {
    async read() {
      isOn = await device.readChoice(isOn);
      return isOn;
    },
    async set(isWanted) {
      isOn = isWanted;
      await device.writeChoice(isWanted);
    },
  };
}
