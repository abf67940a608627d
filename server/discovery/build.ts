// A builder that lives on: it keeps prices and texts, reads what changed, and builds the columns of the markets concerned.
import { LANGUAGES, type Language } from '#contract/market.ts';
import { marketBuilder } from '#engine/engine.ts';
import { claim, release } from '#server/discovery/claim.ts';
import { buildColumns, type LiveText, sharedRows } from '#server/discovery/columns.ts';
import { PriceTable } from '#server/discovery/price-table.ts';
import type { SnapshotFile, SnapshotFolder, SnapshotIndex, Texts } from '#server/discovery/snapshot-files.ts';
import { buildTexts } from '#server/discovery/texts.ts';
import { readArticleFacts } from '#server/store/article-facts.ts';
import type { ChangePart } from '#server/store/catalogue-trail.ts';
import { type CatalogueChange, lastChange, lastTextsChange, partsSince } from '#server/store/change-log.ts';
import { NO_EXTRAS, readMarketExtras } from '#server/store/market-extras.ts';
import type { Store } from '#server/store/store.ts';

/** What is live next. Buffers are those that were made or read just now; what is absent is as it was. */
export interface Built {
  readonly index: SnapshotIndex;
  /** By language, in memory that threads share. */
  readonly texts: Readonly<Record<string, ArrayBuffer>>;
  /** By market. */
  readonly columns: Readonly<Record<string, ArrayBuffer>>;
  /** Menu, pages and stores are to be read again. */
  readonly hasNewFacts: boolean;
}

export interface BuilderDeps {
  readonly store: Store;
  readonly folder: SnapshotFolder;
  /** Builds texts beside this builder, which goes on with prices meanwhile; absent: one after the other. */
  readonly textsBeside?: (known: Texts['files']) => Promise<Texts>;
  /** Called when texts that were built beside are there: time to `look`. */
  readonly onTexts?: () => void;
  readonly failed?: (error: unknown, where: string) => void;
  /** ms since 1970: rules begin and end by it. */
  readonly now?: () => number;
}

export interface Builder {
  /** What came since the last look; undefined when nothing did. One call at a time. Throws what the database throws. */
  look(): Promise<Built | undefined>;
  /** Files turned out damaged: the next look builds all anew. */
  forget(): void;
}

/** After texts could not be built. */
const TEXTS_AGAIN_MS = 30_000;

export function createBuilder(deps: BuilderDeps): Builder {
  const { store, folder } = deps;
  let prices = new PriceTable();
  let extras = NO_EXTRAS;
  /** The last change that prices and extras hold. */
  let seen: CatalogueChange | undefined;
  let texts: { readonly epoch: string; readonly of: ReadonlyMap<Language, LiveText> } | undefined;
  /** The epoch of the last change that touched texts. */
  let wanted = '';
  /** Texts that are being built beside, and those that are ready to be taken. */
  let isBuildingTexts = false;
  let textsAgainAt = 0;
  let nextTexts: Texts | undefined;
  let published: SnapshotIndex | undefined;
  let hasNewFacts = true;

  /** Brings prices and extras to the last change. */
  async function read(): Promise<Set<ChangePart>> {
    return store.snapshot(async (tx) => {
      const change = await lastChange(tx);
      if (change === undefined || change.seq === seen?.seq) return new Set<ChangePart>();
      // Another history under the same numbers: nothing that is known of the old one holds.
      if (seen !== undefined && change.seq < seen.seq) forget();
      const parts = await partsSince(tx, seen?.seq ?? 0);
      wanted = (await lastTextsChange(tx))?.epoch ?? '';
      if (seen === undefined || parts.has('articles') || parts.has('texts'))
        for await (const article of readArticleFacts(tx, seen?.seq ?? null)) prices.put(article);
      if (seen === undefined || parts.has('columns')) extras = await readMarketExtras(tx);
      seen = change;
      return parts;
    });
  }

  function takeTexts({ epoch, files }: Texts): Record<string, ArrayBuffer> {
    const of = new Map<Language, LiveText>();
    const opened: Record<string, ArrayBuffer> = {};
    for (const language of LANGUAGES) {
      const file = files[language];
      if (file === undefined) continue;
      const before = texts?.of.get(language);
      if (before?.file.hash === file.hash) {
        of.set(language, before);
        continue;
      }
      const buffer = folder.readShared(file);
      opened[language] = buffer;
      const builder = marketBuilder(buffer);
      const rows = sharedRows(of.values(), prices.rowsOf(builder.articleIds()));
      of.set(language, { file, builder, rows });
    }
    texts = { epoch, of };
    return opened;
  }

  function buildBeside(beside: NonNullable<BuilderDeps['textsBeside']>, known: Texts['files']): void {
    if (isBuildingTexts || Date.now() < textsAgainAt) return;
    isBuildingTexts = true;
    beside(known)
      .then(
        (built) => {
          nextTexts = built;
        },
        (error: unknown) => {
          textsAgainAt = Date.now() + TEXTS_AGAIN_MS;
          deps.failed?.(error, 'building texts');
        },
      )
      .finally(() => {
        isBuildingTexts = false;
        deps.onTexts?.();
      });
  }

  /** Goes on with the texts wanted, or, while they are built beside, with those that are there. Answers what was opened. */
  async function freshTexts(): Promise<Record<string, ArrayBuffer>> {
    const known = texts === undefined ? undefined : filesOf(texts.of);
    if (nextTexts !== undefined) {
      const next = nextTexts;
      nextTexts = undefined;
      return takeTexts(next);
    }
    if (texts?.epoch === wanted) return {};
    const ready = folder.texts(wanted);
    if (ready !== undefined) {
      try {
        return takeTexts(ready);
      } catch (error) {
        folder.discard(ready);
        deps.failed?.(error, 'reading texts');
      }
    }
    if (known !== undefined && deps.textsBeside !== undefined) {
      buildBeside(deps.textsBeside, known);
      return {};
    }
    const before = Object.entries(known ?? folder.newestIndex()?.texts ?? {});
    const usable = before.filter(([, file]) => folder.has(file));
    return takeTexts(await buildTexts(store, folder, Object.fromEntries(usable)));
  }

  function forget(): void {
    prices = new PriceTable();
    seen = undefined;
    texts = undefined;
    published = undefined;
    nextTexts = undefined;
    hasNewFacts = true;
  }

  async function publish(
    change: CatalogueChange,
    turn: number,
    opened: Record<string, ArrayBuffer>,
  ): Promise<Built> {
    if (texts === undefined) throw new Error('nothing is published without texts');
    const done = (built: Omit<Built, 'hasNewFacts'>): Built => {
      published = built.index;
      // A menu is new when the listings are that it leads to.
      const isTime = hasNewFacts && texts?.epoch === wanted;
      if (isTime) hasNewFacts = false;
      return { ...built, hasNewFacts: isTime };
    };
    const path = folder.path(`.claim-${change.epoch}-${texts.epoch}-${turn}`);
    // Where several processes share the folder, one builds and the others take its files.
    for (;;) {
      const ready = folder.index(change.epoch, texts.epoch);
      if (ready?.turn === turn) return done({ index: ready, texts: opened, columns: {} });
      if (await claim(path)) break;
    }
    try {
      const { files, made } = buildColumns(
        {
          prices,
          texts: texts.of,
          extras: (market) => extras.since(turn, market),
          before: (published ?? folder.newestIndex())?.columns ?? {},
        },
        folder,
      );
      const index: SnapshotIndex = {
        seq: change.seq,
        epoch: change.epoch,
        textsEpoch: texts.epoch,
        turn,
        asOf: change.madeAt,
        texts: filesOf(texts.of),
        columns: files,
      };
      folder.writeIndex(index);
      return done({ index, texts: opened, columns: made });
    } finally {
      release(path);
    }
  }

  return {
    async look() {
      const parts = await read();
      if (parts.has('facts')) hasNewFacts = true;
      if (seen === undefined) return undefined;
      const opened = await freshTexts();
      const turn = extras.lastTurn((deps.now ?? Date.now)());
      const isSame =
        published?.epoch === seen.epoch && published.textsEpoch === texts?.epoch && published.turn === turn;
      if (isSame && Object.keys(opened).length === 0) return undefined;
      return publish(seen, turn, opened);
    },
    forget,
  };
}

function filesOf(of: ReadonlyMap<Language, LiveText>): Record<string, SnapshotFile> {
  return Object.fromEntries([...of].map(([language, { file }]) => [language, file]));
}

/** Builds once, everything that is not there yet. Undefined while the catalogue is empty. */
export async function buildSnapshots(
  store: Store,
  folder: SnapshotFolder,
): Promise<SnapshotIndex | undefined> {
  return (await createBuilder({ store, folder }).look())?.index;
}
