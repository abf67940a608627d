// Event intake on both databases: a verdict each, stored once, and never a token.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventsAck } from '#contract/events.ts';
import type { Result } from '#contract/result.ts';
import { createEventIngestion } from '#server/events/ingestion.ts';
import { processorTimeMs } from '#server/processor-time.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { standStill } from '#tests/fixtures/stand-still.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';

const event = (event_id: string, more: object = {}) => ({
  event_id,
  tenant: 'cairn',
  market: 'sv-se',
  type: 'page_view',
  session_id: 's1',
  ...more,
});

function acknowledged(outcome: Result<EventsAck>): EventsAck['results'] {
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.results;
}

describe.each(DATABASES)('events on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test('a client pays for the processor that its events took, not for a machine that stood still', async () => {
    const spent: [string | null, number][] = [];
    const intake = createEventIngestion(
      store,
      () => 1,
      () => {
        standStill(500);
        return DEFAULT_MARKETS;
      },
      {
        costs: { refusalOf: () => null, spend: (client, ms) => void spent.push([client, ms]) },
        stored: { refusalOf: () => null, spend: () => {} },
      },
    );
    const before = processorTimeMs();
    await intake.ingest([event('e1')], '203.0.113.9');
    expect(spent).toEqual([['203.0.113.9', expect.any(Number)]]);
    expect(spent[0]?.[1]).toBeGreaterThan(0);
    expect(spent[0]?.[1]).toBeLessThanOrEqual(processorTimeMs() - before);
  });

  test('each event has its own verdict, and a bad one stops no other', async () => {
    const intake = createEventIngestion(
      store,
      () => 1,
      () => DEFAULT_MARKETS,
    );
    const batch = [
      event('e1'),
      event('e2', { type: 'nonsense' }),
      7,
      event('e1'),
      event('e3', { tenant: 'a\0b' }),
    ];
    const first = acknowledged(await intake.ingest(batch));
    expect(first.map(({ event_id, status }) => [event_id, status])).toEqual([
      ['e1', 'ok'],
      ['e2', 'rejected'],
      ['', 'rejected'],
      ['e1', 'duplicate'],
      ['e3', 'rejected'],
    ]);
    expect(first[1]?.reason).toMatch(/^type /);
    const again = acknowledged(await intake.ingest([event('e1'), event('e1', { session_id: 's2' })]));
    expect(again.map(({ status }) => status)).toEqual(['duplicate', 'ok']);
  });

  test('the same event sent from many places at once is stored once', async () => {
    const intake = createEventIngestion(
      store,
      () => 1,
      () => DEFAULT_MARKETS,
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => intake.ingest([event('e1'), event('e2')])),
    );
    const verdicts = answers.flatMap((answer) => acknowledged(answer).map(({ status }) => status));
    expect(verdicts.filter((status) => status === 'ok')).toHaveLength(2);
    expect(await store.db.selectFrom('events').select('event_id').execute()).toHaveLength(2);
  });

  test('tokens in addresses are not stored', async () => {
    const intake = createEventIngestion(
      store,
      () => 1,
      () => DEFAULT_MARKETS,
    );
    const url = 'https://shop.example/sv-se?resetPasswordToken=abc123&cartId=c99&f_color=blue';
    await intake.ingest([
      event('e1', { url, document_referrer: 'https://shop.example/?verifyEmailToken=xyz' }),
    ]);
    await intake.ingest([event('e2', { url: 'javascript:alert(1)', detail: 'for anna@example.org' })]);
    const rows = await store.db.selectFrom('events').select('doc').orderBy('event_id').execute();
    expect(rows[0]?.doc).toContain('f_color=blue');
    expect(rows[0]?.doc).not.toMatch(/abc123|c99|xyz/);
    expect(rows[1]?.doc).not.toMatch(/javascript|anna/);
  });
});
