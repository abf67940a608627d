// What a device was promised to have stored, compared with the server's table of events.
import type { TrackingEvent, TrackingEventInput } from '#contract/events.ts';

export interface EventsLedger {
  /** Events with the next numbers of a lane; a lane is a tab, whose events keep their order. */
  next(lane: string, count: number): TrackingEventInput[];
  /** These were acknowledged: they must arrive. */
  acknowledge(events: readonly TrackingEventInput[]): void;
  readonly acknowledgedCount: number;
  compare(stored: readonly TrackingEvent[]): {
    readonly lost: readonly string[];
    readonly doubled: readonly string[];
    readonly disordered: readonly string[];
  };
}

/** `name` begins every tag, so that one table can hold the events of several figures. */
export function createEventsLedger(name: string): EventsLedger {
  const captured = new Map<string, number>();
  const acknowledged = new Set<string>();
  const tagOf = (lane: string, number: number) => `${name}${lane}-${String(number).padStart(6, '0')}`;
  return {
    next(lane, count) {
      const from = captured.get(lane) ?? 0;
      captured.set(lane, from + count);
      return Array.from({ length: count }, (_, at) => ({
        type: 'purchase',
        transaction_id: tagOf(lane, from + at),
      }));
    },
    acknowledge(events) {
      for (const { transaction_id } of events) acknowledged.add(transaction_id ?? '');
    },
    get acknowledgedCount() {
      return acknowledged.size;
    },
    compare(stored) {
      const seen = new Map<string, number>();
      for (const { transaction_id = '' } of stored)
        seen.set(transaction_id, (seen.get(transaction_id) ?? 0) + 1);
      const bySeq = stored.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
      const disordered: string[] = [];
      for (const lane of captured.keys()) {
        const tags = bySeq
          .map(({ transaction_id = '' }) => transaction_id)
          .filter((tag) => tag.startsWith(`${name}${lane}-`));
        disordered.push(...tags.filter((tag, at) => tag < (tags[at - 1] ?? '')));
      }
      return {
        lost: [...acknowledged].filter((tag) => !seen.has(tag)),
        doubled: [...seen].filter(([, count]) => count > 1).map(([tag]) => tag),
        disordered,
      };
    },
  };
}
