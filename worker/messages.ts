// What the worker tells every page: live to those who listen, and the newest of each kind to one who comes later.
import type { WorkerMessage } from '#contract/worker-api.ts';

/** Log lines kept until somebody listens. */
const MAX_BUFFERED_LOG_LINES = 20;

export interface MessageBus {
  publish(message: WorkerMessage): void;
  /** Hears at once what holds now. The answer ends it with `unsubscribe`. */
  subscribe(listener: (message: WorkerMessage) => void): number;
  unsubscribe(id: number): void;
}

export function createMessageBus(): MessageBus {
  const listeners = new Map<number, (message: WorkerMessage) => void>();
  const newest = new Map<WorkerMessage['type'], WorkerMessage>();
  let lines: WorkerMessage[] = [];
  let ids = 0;
  return {
    publish(message) {
      if (message.type !== 'log') newest.set(message.type, message);
      else if (listeners.size === 0) lines = [...lines, message].slice(-MAX_BUFFERED_LOG_LINES);
      for (const listener of listeners.values()) listener(message);
    },
    subscribe(listener) {
      ids += 1;
      listeners.set(ids, listener);
      for (const message of [...newest.values(), ...lines]) listener(message);
      lines = [];
      return ids;
    },
    unsubscribe: (id) => void listeners.delete(id),
  };
}
