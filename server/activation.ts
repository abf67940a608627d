// Puts a build of the catalogue into use: the search engines, and with them the settings and the site content that belong to it.
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import type { SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { DamagedFileError, type Discovery } from '#server/discovery/service.ts';
import type { Log } from '#server/log.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { registryOf } from '#settings/settings.ts';
import type { SiteContent, SiteContentCache } from '#server/shop/site-content.ts';
import { lastChange, lastTextsChange } from '#store/change-log.ts';
import { readSettings, type StoredSettings } from '#store/settings.ts';
import type { Store } from '#store/store.ts';

export interface Activation {
  /**
   * All of it or nothing. False: its files are damaged, and were removed. Rejects with database errors, after which it can be
   * tried again. One call at a time.
   */
  readonly activateBuild: (built: BuildResult) => Promise<boolean>;
  /**
   * Opens the snapshots that an earlier run built for the current catalogue, so that a restart is ready at once. False: there are
   * none, or they were damaged and are removed. Rejects with database errors.
   */
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
  const activate = async (
    files: Pick<BuildResult, 'index' | 'texts' | 'columns'>,
    stored: StoredSettings,
    content: SiteContent | undefined,
  ): Promise<void> => {
    await discovery.activate(files, registryOf(stored.settings).markets);
    settings.replace(stored, (code) => discovery.liveMarket(code)?.sales ?? { products: 0, ownTitles: 0 });
    if (content !== undefined) siteContent.replace(content);
  };
  const activateBuild = async (built: BuildResult): Promise<boolean> => {
    // Before anything is replaced: it is what can fail for a moment.
    const content = built.hasNewSiteContent ? await siteContent.read() : undefined;
    try {
      await activate(built, built.settings, content);
      return true;
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      log.warn({ err: error }, 'snapshots are built again');
      folder.discard(built.index);
      return false;
    }
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
    // A database that does not answer says nothing against the files.
    const content = await siteContent.read();
    try {
      await activate({ index: kept, texts: {}, columns: {} }, stored, content);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'snapshots are built again');
      folder.discard(kept);
      return false;
    }
  };
  return { activateBuild, activateStored };
}
