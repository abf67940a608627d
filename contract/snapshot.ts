// Which snapshot files a device needs to answer for a market, and where they are.
import { type Static, Type } from 'typebox';

const FileSchema = Type.Object({
  url: Type.String({ description: 'immutable: the name changes with the content' }),
  bytes: Type.Integer({ minimum: 0 }),
  hash: Type.String(),
});
/**
 * `epoch` names the pair; the text base changes rarely, the market columns (price, stock, order) often. `seq` counts the
 * catalogue's changes: of two servers' manifests the one with the higher is newer.
 */
export const SnapshotManifestSchema = Type.Object({
  epoch: Type.String(),
  seq: Type.Integer({ minimum: 0 }),
  asOf: Type.Integer(),
  market: Type.String(),
  language: Type.String(),
  text: FileSchema,
  columns: FileSchema,
});
export type SnapshotManifest = Static<typeof SnapshotManifestSchema>;
