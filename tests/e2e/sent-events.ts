// What a page tells the server of its shopper, whichever way it goes; and what the server has stored of it.
import type { BrowserContext, Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Shop } from './shop.ts';

export interface SentEvent {
  readonly event_id: string;
  readonly type: string;
  readonly product_id?: string;
  readonly url?: string;
  readonly transaction_id?: string;
  readonly search_result_id?: string;
  readonly product_listing_result_id?: string;
  readonly recommendation_id?: string;
  readonly attribution_id?: string;
  readonly click_location?: string;
  readonly document_referrer?: string;
  readonly error_type?: string;
  readonly visitor_id?: string;
}
export interface SentEvents {
  /** Each once, in the order of their first sending. */
  readonly of: (type: string) => SentEvent[];
  readonly all: () => SentEvent[];
  /** The ids that left over the socket. */
  readonly overSocket: ReadonlySet<string>;
}

export function watchEvents(page: Page): SentEvents {
  const events = new Map<string, SentEvent>();
  const overSocket = new Set<string>();
  const note = (event: SentEvent) => {
    if (!events.has(event.event_id)) events.set(event.event_id, event);
  };
  page.context().on('request', (request) => {
    if (!request.url().endsWith('/v2/create-events') || request.method() !== 'POST') return;
    // The browser tells nobody what a beacon holds.
    for (const event of (request.postDataJSON() as SentEvent[] | null) ?? []) note(event);
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { event } = JSON.parse(String(payload)) as { event: SentEvent };
      overSocket.add(event.event_id);
      note(event);
    }),
  );
  const all = () => [...events.values()];
  return { of: (type) => all().filter((event) => event.type === type), all, overSocket };
}

/** The events in the shop's own database, by the columns and the document that it has of each. */
export function storedEvents({ dataDir }: Pick<Shop, 'dataDir'>): SentEvent[] {
  const database = new DatabaseSync(join(dataDir, 'cairn.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('select doc from events order by received_at').all();
    return rows.map(({ doc }) => JSON.parse(String(doc)) as SentEvent);
  } finally {
    database.close();
  }
}

/** The worker of the context's pages finds that websockets are forbidden. */
export async function forbidWebsockets(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    // A kept connection may end at the moment in which it is used.
    const response = await route.fetch({ maxRetries: 3 });
    const forbidden = "self.WebSocket = class { constructor() { throw new Error('forbidden'); } };\n";
    await route.fulfill({ response, body: forbidden + (await response.text()) });
  });
}
