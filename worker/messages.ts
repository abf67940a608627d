// The worker's notifications to the page: live to those who listen, and the newest of each type to one who comes later.
import type { WorkerMessage } from '#contract/worker-api.ts';

/** Log lines buffered until somebody listens. */
const MAX_BUFFERED_LOG_LINES = 20;

export interface MessageBus {
  publish(message: WorkerMessage): void;
  /** Gets the newest message of each type at once. */
  subscribe(listener: (message: WorkerMessage) => void): void;
}

export function createMessageBus(): MessageBus {
  const listeners: ((message: WorkerMessage) => void)[] = [];
  const newest = new Map<WorkerMessage['type'], WorkerMessage>();
  let lines: WorkerMessage[] = [];
  return {
    publish(message) {
      if (message.type !== 'log') newest.set(message.type, message);
      else if (listeners.length === 0) lines = [...lines, message].slice(-MAX_BUFFERED_LOG_LINES);
      for (const listener of listeners) listener(message);
    },
    subscribe(listener) {
      listeners.push(listener);
      for (const message of [...newest.values(), ...lines]) listener(message);
      lines = [];
    },
  };
}
