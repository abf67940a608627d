import { expect, test } from 'vitest';
import type { TrackingEvent, TrackingEventInput } from '#contract/events.ts';
import { createEventsLedger } from '#tests/chaos/events-ledger.ts';

function stored(event: TrackingEventInput | undefined, seq: number): TrackingEvent {
  if (event === undefined) throw new Error('no event');
  const device = { event_id: `e${seq}`, tenant: 'cairn', market: 'sv-se', session_id: 's' };
  return { ...event, ...device, seq };
}

test('what was acknowledged and is not there is lost, what is there twice is doubled', () => {
  const ledger = createEventsLedger('R');
  const [one, two, three, four] = ledger.next('a', 4);
  ledger.acknowledge([one, two, three].filter((event) => event !== undefined));
  expect(ledger.acknowledgedCount).toBe(3);
  // The fourth was acknowledged to nobody: it may be there or not, but once.
  expect(ledger.compare([stored(one, 1), stored(two, 2), stored(three, 3)])).toEqual({
    lost: [],
    doubled: [],
    disordered: [],
  });
  expect(ledger.compare([stored(one, 1), stored(three, 2), stored(four, 3), stored(four, 4)])).toEqual({
    lost: ['Ra-000001'],
    doubled: ['Ra-000003'],
    disordered: [],
  });
});

test('order counts within a lane', () => {
  const ledger = createEventsLedger('R');
  const [one, two] = ledger.next('a', 2);
  const [other] = ledger.next('b', 1);
  const { disordered } = ledger.compare([stored(two, 1), stored(other, 2), stored(one, 3)]);
  expect(disordered).toEqual(['Ra-000000']);
});
