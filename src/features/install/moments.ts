// When the shop asks something of its shopper or browser: to be installed, to be kept. Decisions over what the device remembers.

/** A page after a pause this long begins another visit. */
const VISIT_PAUSE_MS = 30 * 60_000;
/** An offer that was passed over in as many visits counts as refused. */
const MAX_OFFERS = 3;

export interface InstallRecord {
  readonly visits: number;
  /** ms since 1970 of the last page. */
  readonly seenAt: number;
  /** The shop was opened without a network once, and was there. */
  readonly wasOpenedOffline: boolean;
  /** Visits in which the offer was shown, and the last of them. */
  readonly offers: number;
  readonly lastOfferedIn: number;
  readonly isRefused: boolean;
  /** The browser was asked to keep what is stored. */
  readonly wasPersistenceAsked: boolean;
}

export const FIRST_RECORD: InstallRecord = {
  visits: 0,
  seenAt: 0,
  wasOpenedOffline: false,
  offers: 0,
  lastOfferedIn: 0,
  isRefused: false,
  wasPersistenceAsked: false,
};

/** A page was opened. A clock that was set back counts like one that went on. */
export function withPage(record: InstallRecord, now: number): InstallRecord {
  const isNewVisit = Math.abs(now - record.seenAt) >= VISIT_PAUSE_MS;
  return { ...record, seenAt: now, visits: record.visits + (isNewVisit ? 1 : 0) };
}

/** A shopper has a reason who came back with something in the bag, or who needed the shop without a network. */
export function mayOfferInstall(record: InstallRecord, bagCount: number): boolean {
  const { visits, wasOpenedOffline, offers, lastOfferedIn, isRefused } = record;
  const hasReason = (visits > 1 && bagCount > 0) || wasOpenedOffline;
  return hasReason && !isRefused && (offers < MAX_OFFERS || lastOfferedIn === visits);
}

export function withOffer(record: InstallRecord): InstallRecord {
  const { visits, offers, lastOfferedIn } = record;
  return lastOfferedIn === visits ? record : { ...record, offers: offers + 1, lastOfferedIn: visits };
}

/** Once: in an installed app, else when a shopper comes back to a bag. Some browsers ask their user, so never on a first visit. */
export function mayAskPersistence(record: InstallRecord, bagCount: number, isInstalled: boolean): boolean {
  return !record.wasPersistenceAsked && (isInstalled || (record.visits > 1 && bagCount > 0));
}
