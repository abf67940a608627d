// Opens the snapshot folder of a data folder, for files of the current build code.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CATALOGUE_BYTES } from '#contract/catalogue-renewal.ts';
import { openSnapshotFolder, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { ROOT } from '#server/root.ts';

/** `maxDeviceBytes`: of a larger catalogue devices get a part. */
export function openFolder(dataDir: string, maxDeviceBytes: number = MAX_CATALOGUE_BYTES): SnapshotFolder {
  const version = builderVersion();
  const isDefault = maxDeviceBytes === MAX_CATALOGUE_BYTES;
  return openSnapshotFolder(dataDir, isDefault ? version : `${version}-${maxDeviceBytes}`, maxDeviceBytes);
}

/** Source files that affect snapshot contents, besides the engine. */
const BUILD_INPUT_FILES = [
  'server/discovery/catalogue-part.ts',
  'server/discovery/price-table.ts',
  'settings/default-settings.ts',
  'store/engine-sources.ts',
  'store/market-extras.ts',
];

/** A digest of the build code: files built by other code are built again, without a version number to maintain. */
function builderVersion(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('engine', name));
  for (const name of [...sources, ...BUILD_INPUT_FILES].toSorted()) {
    hash.update(name).update(readFileSync(join(ROOT, name)));
  }
  return hash.digest('hex').slice(0, 10);
}
