// The fields that the shop's own events have, by the built claims.
import { claimedNames } from '#tests/requirements/claimed-names.ts';

export const BUILT_EVENT_FIELDS: readonly string[] = claimedNames('EV-01', 'Events have');
