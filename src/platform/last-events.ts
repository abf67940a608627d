// Sends the events that still wait when the page ends, as a beacon: its worker ends with it, and workers have no beacons (EV-07).
import { EVENTS_CALLS } from '#contract/events.calls.ts';

export interface LastEvents {
  /** The body of the request for what waits; null: nothing. */
  waiting: string | null;
  /** Sends them once. They stay in the outbox, as a beacon has no answer: the server knows them when they come again. */
  send(): void;
}

export function createLastEvents(): LastEvents {
  let sent: string | null = null;
  return {
    waiting: null,
    send() {
      if (this.waiting === null || this.waiting === sent) return;
      const body = new Blob([this.waiting], { type: 'application/json' });
      if (navigator.sendBeacon(EVENTS_CALLS.createEvents.path, body)) sent = this.waiting;
    },
  };
}
