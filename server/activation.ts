// Puts a build of the catalogue into use: the search engines, then the settings that belong to it.
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import type { SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import type { Discovery } from '#server/discovery/service.ts';
import type { Log } from '#server/log.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { registryOf } from '#settings/settings.ts';
import type { SiteContentCache } from '#server/shop/site-content.ts';
import { lastChange, lastTextsChange } from '#store/change-log.ts';
import { readSettings, type StoredSettings } from '#store/settings.ts';
import type { Store } from '#store/store.ts';

export interface Activation {
  readonly activate: (
    files: Pick<BuildResult, 'index' | 'texts' | 'columns'>,
    stored: StoredSettings,
  ) => Promise<void>;
  /** Opens the snapshots that an earlier run built for the current catalogue, so that a restart is ready at once; false: there are none. */
  readonly activateStored: () => Promise<boolean>;
}

export function createActivation({
  store,
  folder,
  discovery,
  settings,
  siteContent,
  log,
}: {
  readonly store: Store;
  readonly folder: SnapshotFolder;
  readonly discovery: Discovery;
  readonly settings: LiveSettings;
  readonly siteContent: SiteContentCache;
  readonly log: Log;
}): Activation {
  const activate: Activation['activate'] = async (files, stored) => {
    await discovery.activate(files, registryOf(stored.settings).markets);
    settings.replace(stored, (code) => discovery.liveMarket(code)?.sales ?? { products: 0, ownTitles: 0 });
  };
  const activateStored = async (): Promise<boolean> => {
    const { change, texts, stored } = await store.snapshot(async (tx) => ({
      change: await lastChange(tx),
      texts: await lastTextsChange(tx),
      stored: await readSettings(tx),
    }));
    if (change === undefined || texts === undefined) return false;
    const kept = folder.index(change.epoch, texts.epoch);
    if (kept === undefined) return false;
    try {
      await activate({ index: kept, texts: {}, columns: {} }, stored);
      await siteContent.refresh();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'snapshots are built again');
      folder.discard(kept);
      return false;
    }
  };
  return { activate, activateStored };
}
