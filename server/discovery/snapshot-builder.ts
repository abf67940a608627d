// A long-lived snapshot builder: keeps prices and texts in memory, reads changes, and builds the columns they affect.
import type { Language, Market } from '#contract/market.ts';
import { marketBuilder } from '#engine/engine.ts';
import { acquireLockOrWait, releaseLock } from '#server/discovery/file-lock.ts';
import { buildColumns, type LoadedTextBase, reuseEqualRows } from '#server/discovery/columns.ts';
import { buildParts } from '#server/discovery/part-columns.ts';
import { PriceTable } from '#server/discovery/price-table.ts';
import type {
  SnapshotFile,
  SnapshotFolder,
  SnapshotIndex,
  TextFiles,
} from '#server/discovery/snapshot-files.ts';
import { buildTexts, type StoredTextFiles } from '#server/discovery/texts.ts';
import { readArticleRecords } from '#store/article-records.ts';
import type { ChangePart } from '#store/change-set.ts';
import { type CatalogueChange, lastChange, lastTextsChange, partsSince } from '#store/change-log.ts';
import { NO_EXTRAS, readMarketExtras } from '#store/market-extras.ts';
import { registryOf } from '#settings/settings.ts';
import { readSettings, type StoredSettings } from '#store/settings.ts';
import type { Store } from '#store/store.ts';

/** A build to activate. Buffers are those just built or read; markets and languages without one are unchanged. */
export interface BuildResult {
  readonly index: SnapshotIndex;
  /** By language, in shared memory. */
  readonly texts: Readonly<Record<string, ArrayBuffer>>;
  /** By market. */
  readonly columns: Readonly<Record<string, ArrayBuffer>>;
  /** Menu, pages and stores must be read again. */
  readonly hasNewSiteContent: boolean;
  /** Those that the markets are of. */
  readonly settings: StoredSettings;
}

export interface SnapshotBuilderDeps {
  readonly store: Store;
  readonly folder: SnapshotFolder;
  /** Builds texts in another thread while prices are still being built here; without it, builds are sequential. */
  readonly buildTextsInWorker?: (known: StoredTextFiles) => Promise<TextFiles>;
  /** Called when a background build of texts has ended: time to call buildIfChanged. */
  readonly onTextsBuilt?: () => void;
  readonly onError?: (error: unknown, where: string) => void;
  /** ms since 1970; for rules with a start or end time. */
  readonly now?: () => number;
}

export interface SnapshotBuilder {
  /** Builds what changed since the last call; undefined if nothing did. One call at a time. Rejects with database errors. */
  buildIfChanged(): Promise<BuildResult | undefined>;
  /** Makes the next call build everything, after damaged files were found. */
  reset(): void;
  /** Removes files of the folder that are no longer needed; those of the last build stay. `now`: ms since 1970. */
  deleteUnused(now: number): void;
}

/** By language. */
type TextBases = ReadonlyMap<Language, LoadedTextBase>;
interface LoadedTexts {
  readonly epoch: string;
  readonly of: TextBases;
  /** Of parts that devices get. */
  readonly parts: TextBases;
}

/** Delay after a failed build of texts. */
const TEXTS_RETRY_DELAY_MS = 30_000;

export function createSnapshotBuilder(deps: SnapshotBuilderDeps): SnapshotBuilder {
  const { store, folder } = deps;
  let prices = new PriceTable();
  let extras = NO_EXTRAS;
  let settings: StoredSettings | undefined;
  /** The last change included in prices, extras and settings. */
  let lastSeenChange: CatalogueChange | undefined;
  let texts: LoadedTexts | undefined;
  /** The epoch of the last change that touched texts. */
  let latestTextsEpoch = '';
  /** Whether texts are being built in the background, and the result that is ready to load. */
  let isBuildingTexts = false;
  /** By a clock that is never set. */
  let retryTextsAt = 0;
  let nextTexts: TextFiles | undefined;
  let published: SnapshotIndex | undefined;
  let hasNewSiteContent = true;
  let isResetDue = false;

  /** Updates prices, extras and settings to the last change. */
  async function readChanges(): Promise<Set<ChangePart>> {
    return store.snapshot(async (tx) => {
      const change = await lastChange(tx);
      if (change === undefined || change.seq === lastSeenChange?.seq) return new Set<ChangePart>();
      // The change log was replaced: everything read before is invalid.
      if (lastSeenChange !== undefined && change.seq < lastSeenChange.seq) forget();
      const parts = await partsSince(tx, lastSeenChange?.seq ?? 0);
      latestTextsEpoch = (await lastTextsChange(tx))?.epoch ?? '';
      if (lastSeenChange === undefined || parts.has('articles') || parts.has('texts'))
        for await (const article of readArticleRecords(tx, lastSeenChange?.seq ?? null)) prices.set(article);
      if (lastSeenChange === undefined || parts.has('columns')) extras = await readMarketExtras(tx);
      if (lastSeenChange === undefined || parts.has('settings')) settings = await readSettings(tx);
      lastSeenChange = change;
      return parts;
    });
  }

  function loadTexts({ epoch, files, parts }: TextFiles): Record<string, ArrayBuffer> {
    const opened: Record<string, ArrayBuffer> = {};
    const open = (of: TextFiles['files'], known: TextBases | undefined, others: TextBases) => {
      const bases = new Map<Language, LoadedTextBase>();
      for (const [name, file] of Object.entries(of)) {
        const language = name as Language;
        const previous = known?.get(language);
        if (previous?.file.hash === file.hash) {
          bases.set(language, previous);
          continue;
        }
        const buffer = folder.readShared(file);
        if (of === files) opened[language] = buffer;
        const builder = marketBuilder(buffer);
        const rows = reuseEqualRows(
          [...bases.values(), ...others.values()],
          prices.rowsOf(builder.articleIds()),
        );
        bases.set(language, { file, builder, rows });
      }
      return bases;
    };
    const of = open(files, texts?.of, new Map());
    texts = { epoch, of, parts: open(parts, texts?.parts, of) };
    return opened;
  }

  function buildInBackground(
    buildTextsInWorker: NonNullable<SnapshotBuilderDeps['buildTextsInWorker']>,
    known: StoredTextFiles,
  ): void {
    if (isBuildingTexts || performance.now() < retryTextsAt) return;
    isBuildingTexts = true;
    buildTextsInWorker(known)
      .then(
        (built) => {
          nextTexts = built;
        },
        (error: unknown) => {
          retryTextsAt = performance.now() + TEXTS_RETRY_DELAY_MS;
          deps.onError?.(error, 'building texts');
        },
      )
      .finally(() => {
        isBuildingTexts = false;
        deps.onTextsBuilt?.();
      });
  }

  /** Loads the latest texts, or keeps the current ones while those are built in the background. Returns newly opened buffers. */
  async function updateTexts(): Promise<Record<string, ArrayBuffer>> {
    const known = texts === undefined ? undefined : { files: filesOf(texts.of), parts: filesOf(texts.parts) };
    const built = nextTexts;
    nextTexts = undefined;
    if (built === undefined && texts?.epoch === latestTextsEpoch) return {};
    const ready = built ?? folder.texts(latestTextsEpoch);
    if (ready !== undefined) {
      try {
        return loadTexts(ready);
      } catch (error) {
        // What was built a moment ago is hardly damaged: built again at once, it would be the same.
        if (built !== undefined) retryTextsAt = performance.now() + TEXTS_RETRY_DELAY_MS;
        folder.discard(ready);
        deps.onError?.(error, 'reading texts');
      }
    }
    if (known !== undefined && deps.buildTextsInWorker !== undefined) {
      buildInBackground(deps.buildTextsInWorker, known);
      return {};
    }
    const previous = known ?? { files: folder.newestIndex()?.texts ?? {}, parts: {} };
    const existing = (files: TextFiles['files']) =>
      Object.fromEntries(Object.entries(files).filter(([, file]) => folder.has(file)));
    const { files, parts } = previous;
    return loadTexts(await buildTexts(store, folder, { files: existing(files), parts: existing(parts) }));
  }

  function forget(): void {
    isResetDue = false;
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
      throw new Error('cannot publish without texts and settings');
    const finish = (built: Omit<BuildResult, 'hasNewSiteContent' | 'settings'>): BuildResult => {
      published = built.index;
      // Site content links to listings, so it changes only once the texts with these listings are active.
      const siteContentChanged = hasNewSiteContent && texts?.epoch === latestTextsEpoch;
      if (siteContentChanged) hasNewSiteContent = false;
      return { ...built, hasNewSiteContent: siteContentChanged, settings: stored };
    };
    const path = folder.path(`.lock-${change.epoch}-${texts.epoch}-${rulesChangedAt}`);
    // If several processes share the folder, one builds and the others use its files.
    for (;;) {
      const ready = folder.index(change.epoch, texts.epoch);
      if (ready?.rulesChangedAt === rulesChangedAt)
        return finish({ index: ready, texts: opened, columns: {} });
      if (await acquireLockOrWait(path)) break;
    }
    try {
      const previous = published ?? folder.newestIndex();
      const source = {
        markets: registryOf(stored.settings).markets,
        prices,
        texts: texts.of,
        extras: (market: Market) => extras.forMarket(rulesChangedAt, market),
      };
      const built = buildColumns({ ...source, previousFiles: previous?.columns ?? {} }, folder);
      const index: SnapshotIndex = {
        seq: change.seq,
        epoch: change.epoch,
        textsEpoch: texts.epoch,
        rulesChangedAt,
        asOf: change.madeAt,
        texts: filesOf(texts.of),
        columns: built.files,
        parts: buildParts({ ...source, partTexts: texts.parts, built, previous }, folder),
      };
      folder.writeIndex(index);
      return finish({ index, texts: opened, columns: built.newBuffers });
    } finally {
      releaseLock(path);
    }
  }

  return {
    async buildIfChanged() {
      if (isResetDue) forget();
      const parts = await readChanges();
      if (parts.has('facts')) hasNewSiteContent = true;
      if (lastSeenChange === undefined) return undefined;
      const opened = await updateTexts();
      const rulesChangedAt = extras.lastRuleChange((deps.now ?? Date.now)());
      const isSame =
        published?.epoch === lastSeenChange.epoch &&
        published.textsEpoch === texts?.epoch &&
        published.rulesChangedAt === rulesChangedAt;
      if (isSame && Object.keys(opened).length === 0) return undefined;
      return publish(lastSeenChange, rulesChangedAt, opened);
    },
    // What is being read at this moment goes on with the prices that it began with.
    reset: () => void (isResetDue = true),
    deleteUnused: (now) => folder.deleteUnused(now, published),
  };
}

function filesOf(of: ReadonlyMap<Language, LoadedTextBase>): Record<string, SnapshotFile> {
  return Object.fromEntries([...of].map(([language, { file }]) => [language, file]));
}

/** Builds all missing files once. Undefined while the catalogue is empty. */
export async function buildSnapshots(
  store: Store,
  folder: SnapshotFolder,
): Promise<SnapshotIndex | undefined> {
  return (await createSnapshotBuilder({ store, folder }).buildIfChanged())?.index;
}
