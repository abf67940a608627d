// The outbox's entries as the page's list of them shows them.
import type { OutboxItem } from '#contract/clients.ts';
import type { OutboxEntry, OutboxStore } from '#outbox/outbox.ts';

/** Refused ones first: they need the shopper; then in the order of sending. */
export async function outboxItems(store: OutboxStore): Promise<readonly OutboxItem[]> {
  const [waiting, dead] = await Promise.all([store.all(), store.deadLetters()]);
  return [
    ...dead.map(({ entry, error }) => itemOf(entry, 'dead', error)),
    ...waiting.map((entry) => itemOf(entry, 'waiting', null)),
  ];
}

function itemOf(entry: OutboxEntry, state: OutboxItem['state'], error: OutboxItem['error']): OutboxItem {
  const { id, kind, since, attempts } = entry;
  return { id, kind, state, since, attempts, error };
}
