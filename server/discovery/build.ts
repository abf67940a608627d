// Builds the snapshot files of the catalogue as it stands: a text base a language, columns a market; runs off the main thread.
import { LANGUAGES, MARKETS } from '#contract/market.ts';
import { buildMarketColumns, buildTextBase } from '#engine/engine.ts';
import type { SnapshotFile, SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';
import { readArticles, readCatalogue } from '#server/store/catalogue-read.ts';
import { lastChange } from '#server/store/change-log.ts';
import { marketSource, textSource } from '#server/store/engine-sources.ts';
import type { Store } from '#server/store/store.ts';

/** Undefined while the catalogue is empty. Only what differs from the newest index is built; the files are ready when it answers. */
export async function buildSnapshots(
  store: Store,
  folder: SnapshotFolder,
): Promise<SnapshotIndex | undefined> {
  const read = await store.snapshot(async (tx) => {
    const change = await lastChange(tx);
    if (change === undefined) return undefined;
    return { change, catalogue: await readCatalogue(tx), articles: await readArticles(tx) };
  });
  if (read === undefined) return undefined;
  const { change, catalogue, articles } = read;
  const ready = folder.index(change.epoch);
  if (ready !== undefined) return ready;
  const before = folder.newestIndex();
  const texts: Record<string, SnapshotFile> = {};
  const columns: Record<string, SnapshotFile> = {};
  for (const language of LANGUAGES) {
    const source = textSource(catalogue, language);
    const known = before?.texts[language];
    const file =
      known?.key === source.epoch
        ? known
        : folder.write(`text-${language}`, source.epoch, buildTextBase(source));
    texts[language] = file;
    const text = folder.read(file);
    for (const market of MARKETS) {
      if (market.language !== language) continue;
      const prices = marketSource(articles, market, {
        synonyms: catalogue.synonyms.get(language) ?? [],
      });
      const key = `${source.epoch} ${prices.epoch}`;
      const old = before?.columns[market.code];
      columns[market.code] =
        old?.key === key
          ? old
          : folder.write(`columns-${market.code}`, key, buildMarketColumns(prices, text));
    }
  }
  const index = { seq: change.seq, epoch: change.epoch, asOf: change.madeAt, texts, columns };
  folder.writeIndex(index);
  folder.tidy(Date.now());
  return index;
}
