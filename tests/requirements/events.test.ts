// The event fields of the claims, built or not, are those of the event's schema.
import { expect, test } from 'vitest';
import { TrackingEventSchema } from '#contract/events.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

/** What the device adds, which no requirement names, the visitor, whom EV-01 names, a purchase's items, as EV-02 does, and EV-05's data. */
const BEYOND = ['event_id', 'seq', 'captured_at', 'visitor_id', 'items', 'data'];

test('every field of an event is claimed, and every claimed one is a field', () => {
  const fields = Object.keys(TrackingEventSchema.properties).filter((name) => !BEYOND.includes(name));
  expect(claimedNames('EV-01', 'Events have', 'any')).toEqual(fields.toSorted());
  expect(claimedNames('EV-01', 'Events have').length).toBeLessThan(fields.length);
});
