// What a device keeps of the shop, and what its shopper may do about that.
import type { Result } from '#contract/result.ts';
import type { PartSize } from '#contract/snapshot.ts';

/** A market whose catalogue is on the device. */
export interface KeptMarket {
  readonly market: string;
  /** Of its files; one that several markets share counts for each. */
  readonly bytes: number;
  /** Absent: the whole catalogue. */
  readonly part?: StoredPart;
}
export interface StoredPart extends PartSize {
  /** Those with all their products, of the market in use; none below another of them. `title` is with those above: "Women · Skirts". */
  readonly categories: readonly { readonly title: string; readonly href: string }[];
}
/** Sizes in bytes. */
export interface KeptCopies {
  /** The shopper's choice: false, and nothing of the shop is stored any more. The bag and what waits always are. */
  readonly isOn: boolean;
  /** False: the device did not respond. Sizes and markets may be missing, and what was to be deleted may be there still. */
  readonly isResponding: boolean;
  /** Save-Data or a slow line: nothing is downloaded ahead for now. */
  readonly isMetered: boolean;
  /** Last used first. */
  readonly markets: readonly KeptMarket[];
  readonly catalogueBytes: number;
  readonly pageBytes: number;
  readonly pictureBytes: number;
  /**
   * Everything, the app itself and what waits included, as the browser estimates it, and no less than the three above
   * together; null if it estimates nothing.
   */
  readonly totalBytes: number | null;
}

/** Each results in what is kept afterwards. */
export interface CopiesClient {
  read(): Promise<Result<KeptCopies>>;
  keep(isOn: boolean): Promise<Result<KeptCopies>>;
  /** Deletes a market's catalogue and pages. */
  remove(market: string): Promise<Result<KeptCopies>>;
  /** Deletes all copies, and keeps none from now on: they would be fetched again at once. */
  removeAll(): Promise<Result<KeptCopies>>;
}
