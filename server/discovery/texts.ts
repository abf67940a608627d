// Builds the text bases of the current catalogue; unchanged languages reuse their files.
import type { Language } from '#contract/market.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { buildTextBase } from '#engine/engine.ts';
import { acquireLockOrWait, releaseLock } from '#server/discovery/file-lock.ts';
import { textsOfPart } from '#server/discovery/catalogue-part.ts';
import type { SnapshotFile, SnapshotFolder, TextFiles } from '#server/discovery/snapshot-files.ts';
import { readCatalogue } from '#store/catalogue-read.ts';
import { lastTextsChange } from '#store/change-log.ts';
import { textSource } from '#store/engine-sources.ts';
import { readSettings } from '#store/settings.ts';
import type { Store } from '#store/store.ts';

/** Text bases that are in the folder. */
export type StoredTextFiles = Pick<TextFiles, 'files' | 'parts'>;

/** `known` are files in the folder, which are reused for languages with unchanged texts. Takes seconds. */
export async function buildTexts(
  store: Store,
  folder: SnapshotFolder,
  known: StoredTextFiles,
): Promise<TextFiles> {
  const { epoch, catalogue, languages } = await store.snapshot(async (tx) => ({
    epoch: (await lastTextsChange(tx))?.epoch ?? '',
    catalogue: await readCatalogue(tx),
    languages: contentLanguagesOf((await readSettings(tx)).settings),
  }));
  const path = folder.path(`.lock-texts-${epoch}`);
  for (;;) {
    const ready = folder.texts(epoch);
    if (ready !== undefined) return ready;
    if (await acquireLockOrWait(path)) break;
  }
  try {
    const files: Record<string, SnapshotFile> = {};
    const parts: Record<string, SnapshotFile> = {};
    for (const language of languages) {
      const source = textSource(catalogue, language);
      const previous = known.files[language];
      const file =
        previous?.key === source.epoch
          ? previous
          : folder.write(`text-${language}`, source.epoch, buildTextBase(source), true);
      const ownTitles = catalogue.products.filter(({ title }) => title[language] !== undefined).length;
      files[language] = { ...file, ownTitles };
      const part = textsOfPart(source, file, known.parts[language], folder);
      if (part !== undefined) parts[language] = part;
    }
    const texts = { epoch, files, parts };
    folder.writeTexts(texts);
    return texts;
  } finally {
    releaseLock(path);
  }
}

/** In an order that is the same on every node. */
function contentLanguagesOf({ markets }: ShopSettings): Language[] {
  return [...new Set(markets.map(({ contentLanguage }) => contentLanguage))].sort();
}
