// A builder that lives on: it keeps prices and texts, reads what changed, and builds the columns of the markets concerned.
import type { Language } from '#contract/market.ts';
import { marketBuilder } from '#engine/engine.ts';
import { acquireLockOrWait, releaseLock } from '#server/discovery/file-lock.ts';
import { buildColumns, type LoadedTextBase, reuseEqualRows } from '#server/discovery/columns.ts';
import { PriceTable } from '#server/discovery/price-table.ts';
import type {
  SnapshotFile,
  SnapshotFolder,
  SnapshotIndex,
  TextFiles,
} from '#server/discovery/snapshot-files.ts';
import { buildTexts } from '#server/discovery/texts.ts';
import { readArticleRecords } from '#server/store/article-records.ts';
import type { ChangePart } from '#server/store/change-set.ts';
import { type CatalogueChange, lastChange, lastTextsChange, partsSince } from '#server/store/change-log.ts';
import { NO_EXTRAS, readMarketExtras } from '#server/store/market-extras.ts';
import { registryOf } from '#server/settings/market-registry.ts';
import { readSettings, type StoredSettings } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';

/** What is live next. Buffers are those that were made or read just now; what is absent is as it was. */
export interface BuildResult {
  readonly index: SnapshotIndex;
  /** By language, in memory that threads share. */
  readonly texts: Readonly<Record<string, ArrayBuffer>>;
  /** By market. */
  readonly columns: Readonly<Record<string, ArrayBuffer>>;
  /** Menu, pages and stores are to be read again. */
  readonly hasNewSiteContent: boolean;
  /** Those that the markets are of. */
  readonly settings: StoredSettings;
}

export interface SnapshotBuilderDeps {
  readonly store: Store;
  readonly folder: SnapshotFolder;
  /** Builds texts beside this builder, which goes on with prices meanwhile; absent: one after the other. */
  readonly buildTextsInWorker?: (known: TextFiles['files']) => Promise<TextFiles>;
  /** Called when texts that were built beside are there: time to `look`. */
  readonly onTextsBuilt?: () => void;
  readonly onError?: (error: unknown, where: string) => void;
  /** ms since 1970: rules begin and end by it. */
  readonly now?: () => number;
}

export interface SnapshotBuilder {
  /** What came since the last look; undefined when nothing did. One call at a time. Throws what the database throws. */
  buildIfChanged(): Promise<BuildResult | undefined>;
  /** Files turned out damaged: the next look builds all anew. */
  reset(): void;
}

/** After texts could not be built. */
const TEXTS_RETRY_DELAY_MS = 30_000;

export function createSnapshotBuilder(deps: SnapshotBuilderDeps): SnapshotBuilder {
  const { store, folder } = deps;
  let prices = new PriceTable();
  let extras = NO_EXTRAS;
  let settings: StoredSettings | undefined;
  /** The last change that prices, extras and settings hold. */
  let lastSeenChange: CatalogueChange | undefined;
  let texts: { readonly epoch: string; readonly of: ReadonlyMap<Language, LoadedTextBase> } | undefined;
  /** The epoch of the last change that touched texts. */
  let wantedTextsEpoch = '';
  /** Texts that are being built beside, and those that are ready to be taken. */
  let isBuildingTexts = false;
  let retryTextsAt = 0;
  let nextTexts: TextFiles | undefined;
  let published: SnapshotIndex | undefined;
  let hasNewSiteContent = true;

  /** Brings prices, extras and settings to the last change. */
  async function readChanges(): Promise<Set<ChangePart>> {
    return store.snapshot(async (tx) => {
      const change = await lastChange(tx);
      if (change === undefined || change.seq === lastSeenChange?.seq) return new Set<ChangePart>();
      // Another history under the same numbers: nothing that is known of the old one holds.
      if (lastSeenChange !== undefined && change.seq < lastSeenChange.seq) reset();
      const parts = await partsSince(tx, lastSeenChange?.seq ?? 0);
      wantedTextsEpoch = (await lastTextsChange(tx))?.epoch ?? '';
      if (lastSeenChange === undefined || parts.has('articles') || parts.has('texts'))
        for await (const article of readArticleRecords(tx, lastSeenChange?.seq ?? null)) prices.set(article);
      if (lastSeenChange === undefined || parts.has('columns')) extras = await readMarketExtras(tx);
      if (lastSeenChange === undefined || parts.has('settings')) settings = await readSettings(tx);
      lastSeenChange = change;
      return parts;
    });
  }

  function loadTexts({ epoch, files }: TextFiles): Record<string, ArrayBuffer> {
    const of = new Map<Language, LoadedTextBase>();
    const opened: Record<string, ArrayBuffer> = {};
    for (const [name, file] of Object.entries(files)) {
      const language = name as Language;
      const before = texts?.of.get(language);
      if (before?.file.hash === file.hash) {
        of.set(language, before);
        continue;
      }
      const buffer = folder.readShared(file);
      opened[language] = buffer;
      const builder = marketBuilder(buffer);
      const rows = reuseEqualRows(of.values(), prices.rowsOf(builder.articleIds()));
      of.set(language, { file, builder, rows });
    }
    texts = { epoch, of };
    return opened;
  }

  function buildInBackground(
    beside: NonNullable<SnapshotBuilderDeps['buildTextsInWorker']>,
    known: TextFiles['files'],
  ): void {
    if (isBuildingTexts || Date.now() < retryTextsAt) return;
    isBuildingTexts = true;
    beside(known)
      .then(
        (built) => {
          nextTexts = built;
        },
        (error: unknown) => {
          retryTextsAt = Date.now() + TEXTS_RETRY_DELAY_MS;
          deps.onError?.(error, 'building texts');
        },
      )
      .finally(() => {
        isBuildingTexts = false;
        deps.onTextsBuilt?.();
      });
  }

  /** Goes on with the texts wanted, or, while they are built beside, with those that are there. Answers what was opened. */
  async function updateTexts(): Promise<Record<string, ArrayBuffer>> {
    const known = texts === undefined ? undefined : filesOf(texts.of);
    if (nextTexts !== undefined) {
      const next = nextTexts;
      nextTexts = undefined;
      return loadTexts(next);
    }
    if (texts?.epoch === wantedTextsEpoch) return {};
    const ready = folder.texts(wantedTextsEpoch);
    if (ready !== undefined) {
      try {
        return loadTexts(ready);
      } catch (error) {
        folder.discard(ready);
        deps.onError?.(error, 'reading texts');
      }
    }
    if (known !== undefined && deps.buildTextsInWorker !== undefined) {
      buildInBackground(deps.buildTextsInWorker, known);
      return {};
    }
    const before = Object.entries(known ?? folder.newestIndex()?.texts ?? {});
    const usable = before.filter(([, file]) => folder.has(file));
    return loadTexts(await buildTexts(store, folder, Object.fromEntries(usable)));
  }

  function reset(): void {
    prices = new PriceTable();
    lastSeenChange = undefined;
    texts = undefined;
    published = undefined;
    nextTexts = undefined;
    hasNewSiteContent = true;
  }

  async function publish(
    change: CatalogueChange,
    rulesChangedAt: number,
    opened: Record<string, ArrayBuffer>,
  ): Promise<BuildResult> {
    const stored = settings;
    if (texts === undefined || stored === undefined)
      throw new Error('nothing is published without texts and settings');
    const done = (built: Omit<BuildResult, 'hasNewSiteContent' | 'settings'>): BuildResult => {
      published = built.index;
      // A menu is new when the listings are that it leads to.
      const isTime = hasNewSiteContent && texts?.epoch === wantedTextsEpoch;
      if (isTime) hasNewSiteContent = false;
      return { ...built, hasNewSiteContent: isTime, settings: stored };
    };
    const path = folder.path(`.claim-${change.epoch}-${texts.epoch}-${rulesChangedAt}`);
    // Where several processes share the folder, one builds and the others take its files.
    for (;;) {
      const ready = folder.index(change.epoch, texts.epoch);
      if (ready?.rulesChangedAt === rulesChangedAt) return done({ index: ready, texts: opened, columns: {} });
      if (await acquireLockOrWait(path)) break;
    }
    try {
      const { files, newBuffers: made } = buildColumns(
        {
          markets: registryOf(stored.settings).markets,
          prices,
          texts: texts.of,
          extras: (market) => extras.forMarket(rulesChangedAt, market),
          previousFiles: (published ?? folder.newestIndex())?.columns ?? {},
        },
        folder,
      );
      const index: SnapshotIndex = {
        seq: change.seq,
        epoch: change.epoch,
        textsEpoch: texts.epoch,
        rulesChangedAt: rulesChangedAt,
        asOf: change.madeAt,
        texts: filesOf(texts.of),
        columns: files,
      };
      folder.writeIndex(index);
      return done({ index, texts: opened, columns: made });
    } finally {
      releaseLock(path);
    }
  }

  return {
    async buildIfChanged() {
      const parts = await readChanges();
      if (parts.has('facts')) hasNewSiteContent = true;
      if (lastSeenChange === undefined) return undefined;
      const opened = await updateTexts();
      const turn = extras.lastRuleChange((deps.now ?? Date.now)());
      const isSame =
        published?.epoch === lastSeenChange.epoch &&
        published.textsEpoch === texts?.epoch &&
        published.rulesChangedAt === turn;
      if (isSame && Object.keys(opened).length === 0) return undefined;
      return publish(lastSeenChange, turn, opened);
    },
    reset: reset,
  };
}

function filesOf(of: ReadonlyMap<Language, LoadedTextBase>): Record<string, SnapshotFile> {
  return Object.fromEntries([...of].map(([language, { file }]) => [language, file]));
}

/** Builds once, everything that is not there yet. Undefined while the catalogue is empty. */
export async function buildSnapshots(
  store: Store,
  folder: SnapshotFolder,
): Promise<SnapshotIndex | undefined> {
  return (await createSnapshotBuilder({ store, folder }).buildIfChanged())?.index;
}
