// The snapshot folder of a data folder, in the file format of this version's engine.
import { SNAPSHOT_VERSION } from '#engine/engine.ts';
import { openSnapshotFolder, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';

export function openFolder(dataDir: string): SnapshotFolder {
  return openSnapshotFolder(dataDir, SNAPSHOT_VERSION);
}
