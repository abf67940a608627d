// The sender of mails as a part of a node: a node that stops leaves the mails to the next one at once.
import { expect, test, vi } from 'vitest';
import { createLiveSettings } from '#server/live-settings.ts';
import { createLog } from '#server/log.ts';
import { startMailSender } from '#server/mail/sender.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { acquireLease } from '#store/leases.ts';
import { listMails, queueMail } from '#store/mails.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { mailContents } from '#tests/fixtures/orders.ts';

test.each(DATABASES)('a sender that stops gives its lease back on $name', async ({ make }) => {
  const place = await make();
  const store = await openStore(place);
  const [order] = mailContents('en-us');
  const mail = { mailId: 'order', market: 'en-us', to: 'a@b.example', notBefore: 1 };
  await store.transaction((tx) => queueMail(tx, { ...order!, ...mail }));
  const now = () => 1_000;
  const sender = startMailSender({
    env: { dataDir: place.dataDir, smtpUrl: undefined, origin: undefined },
    store,
    holder: 'before the restart',
    settings: createLiveSettings({ settings: DEFAULT_SETTINGS, version: 1, leftOut: [] }),
    giftCards: { payable: async (_, cards) => cards },
    render: ({ kind }) => ({ subject: kind, html: '', text: kind }),
    log: createLog('silent'),
    now,
  })!;
  sender.wake();
  await vi.waitFor(async () => expect(await listMails(store.db)).toMatchObject([{ state: 'sent' }]), 20_000);
  const lease = { name: 'mails', holder: 'after it', now: now(), durationMs: 300_000 };
  expect(await acquireLease(store, lease)).toBe(false);
  await sender.stop();
  expect(await acquireLease(store, lease)).toBe(true);
  await store.close();
  await place.remove();
});
