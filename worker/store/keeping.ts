// The shopper's choice whether this device keeps copies of the shop, as this worker last knew it.
import type { DeviceStorage } from '#worker/device-storage.ts';

export interface Keeping {
  /** As last read. */
  readonly isOn: () => boolean;
  /** As it is now: another tab may have changed it. */
  read(): Promise<boolean>;
  set(isOn: boolean): Promise<void>;
}

export function createKeeping(device: Pick<DeviceStorage, 'readChoice' | 'writeChoice'>): Keeping {
  let isOn = true;
  return {
    isOn: () => isOn,
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
