// Which snapshot files a device needs to answer for a market, and where they are: schema and endpoint.
import { type Static, Type } from 'typebox';
import { defineEndpoints } from '#contract/endpoint.ts';
import { MarketParameter } from '#contract/parameters.ts';
import { SNAPSHOT_CALLS } from '#contract/snapshot.calls.ts';

const FileSchema = Type.Object(
  {
    url: Type.String({ description: 'immutable: the name changes with the content' }),
    bytes: Type.Integer({ minimum: 0 }),
    hash: Type.String(),
  },
  { title: 'SnapshotFile' },
);
/** Of a catalogue that is too large for a device: the most visited categories, each of them whole. */
const PartSchema = Type.Object(
  {
    text: FileSchema,
    columns: FileSchema,
    listings: Type.Array(Type.String(), { description: 'ids of the listings all of whose products it has' }),
    products: Type.Integer({ minimum: 0, description: 'how many it has of those sold in the market' }),
    of: Type.Integer({ minimum: 0, description: 'how many are sold in the market' }),
  },
  { title: 'SnapshotPart' },
);
export type SnapshotPart = Static<typeof PartSchema>;
/** How many products a part of a catalogue has, of how many. */
export type PartSize = Pick<SnapshotPart, 'products' | 'of'>;
/**
 * `epoch` names the pair; the text base changes rarely, the market columns (price, stock, order) often. `seq` counts the
 * catalogue's changes: of two servers' manifests the one with the higher is newer.
 */
export const SnapshotManifestSchema = Type.Object(
  {
    epoch: Type.String(),
    seq: Type.Integer({ minimum: 0 }),
    asOf: Type.Integer(),
    market: Type.String(),
    language: Type.String(),
    text: FileSchema,
    columns: FileSchema,
    part: Type.Optional(PartSchema),
  },
  { title: 'SnapshotManifest' },
);
export type SnapshotManifest = Static<typeof SnapshotManifestSchema>;

export const SNAPSHOT_ENDPOINTS = defineEndpoints('discovery', SNAPSHOT_CALLS, {
  snapshotManifest: {
    summary: 'Snapshot files of a market (id is the market code)',
    params: Type.Object({ id: MarketParameter }),
    response: SnapshotManifestSchema,
  },
});
