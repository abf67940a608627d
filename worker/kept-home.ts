// Keeps the home page as the device composes it, so that the next launch shows it before there is a worker to ask.
import type { PageClient } from '#contract/clients.ts';
import type { DeviceStorage } from '#worker/device-storage.ts';
import type { Keeping } from '#worker/store/keeping.ts';

export interface HomeKeeperDeps {
  readonly market: string;
  /** Whether the market's catalogue is on the device. */
  readonly isReady: () => boolean;
  /** Composes from the device alone. */
  readonly pages: Pick<PageClient, 'shell' | 'home'>;
  readonly keeping: Keeping;
  readonly device: Pick<DeviceStorage, 'keepHome' | 'forgetReady'>;
}
/** `source`: names what the page is composed from; composed from the same it would be the same, and is left as it is. */
export type HomeKeeper = (source: string) => Promise<void>;

export function createHomeKeeper({ market, isReady, pages, keeping, device }: HomeKeeperDeps): HomeKeeper {
  let keptFrom: string | null = null;
  const mayKeep = async () => isReady() && keeping.read();
  return async (source) => {
    // It was deleted with the catalogue.
    if (!isReady()) keptFrom = null;
    if (source === keptFrom || !(await mayKeep())) return;
    const [frame, home] = await Promise.all([pages.shell(market), pages.home(market)]);
    if (!frame.ok || !home.ok) return;
    await device.keepHome(market, { frame: frame.value, home: home.value });
    keptFrom = source;
    // Another tab may have deleted everything meanwhile.
    if (!(await mayKeep())) await device.forgetReady(market);
  };
}
