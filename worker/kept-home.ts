// Keeps the home page as the device composes it, so that the next launch shows it before there is a worker to ask.
import type { PageClient } from '#contract/clients.ts';
import { contentOf } from '#worker/cache/renewals.ts';
import type { DeviceStorage } from '#worker/device-storage.ts';
import type { Keeping } from '#worker/store/keeping.ts';

export interface HomeKeeperDeps {
  readonly market: string;
  /** Whether the market's catalogue is on the device. */
  readonly isReady: () => boolean;
  /** Of the catalogue, ms since 1970. */
  readonly asOf: () => number;
  /** Composes from the device alone. */
  readonly pages: Pick<PageClient, 'shell' | 'home'>;
  readonly keeping: Keeping;
  readonly device: Pick<DeviceStorage, 'keepHome' | 'forgetReady'>;
}

/** The returned function composes the page, and keeps it where it is not what was kept before. */
export function createHomeKeeper(deps: HomeKeeperDeps): () => Promise<void> {
  const { market, isReady, asOf, pages, keeping, device } = deps;
  let kept: string | null = null;
  return async () => {
    if (!isReady()) {
      kept = null;
      return;
    }
    const [frame, home] = await Promise.all([pages.shell(market), pages.home(market)]);
    if (!frame.ok || !home.ok || !(await keeping.read())) return;
    const content = contentOf([frame.value, home.value, asOf()]);
    if (content === kept) return;
    await device.keepHome(market, { frame: frame.value, home: home.value });
    kept = content;
    // Another tab may have deleted everything meanwhile.
    if (!isReady() || !(await keeping.read())) await device.forgetReady(market);
  };
}
