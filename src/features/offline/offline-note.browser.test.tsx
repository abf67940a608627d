// The line at the foot of the window about changes that wait or were refused.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineNote } from '#src/features/offline/offline-note.tsx';
import { inboxChange, inboxWith, setInbox } from '#tests/fixtures/inbox.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const REFUSED = inboxChange({ ids: ['d1'], refusal: { code: 'out_of_stock', message: '', at: 0 } });

test('a change that is sent at once is not worth a word; one that waits is told, and the note opens the inbox', async () => {
  shop = await renderInShop(() => <OfflineNote />);
  const { view } = shop.services;
  const note = page.getByRole('status');
  const waiting = inboxWith([inboxChange({ ids: ['w1', 'w2'] })]);
  setInbox(view, waiting);
  await expect.element(note).toBeEmptyDOMElement();
  setInbox(view, { ...waiting, isDelayed: true });
  await expect.element(note).toHaveTextContent('2 changes are waiting to be sent.Show changes');
  await page.getByRole('button', { name: 'Show changes' }).click();
  expect(view.isInboxOpen).toBe(true);
  setInbox(view, inboxWith([]));
  await expect.element(note).toBeEmptyDOMElement();
});

test('offline it stands beside the missing connection, and says what was not accepted', async () => {
  shop = await renderInShop(() => <OfflineNote />);
  const { view } = shop.services;
  view.isOnline = false;
  setInbox(view, inboxWith([REFUSED, inboxChange()], { cause: 'offline', isDelayed: true }));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'No connection. 1 change is waiting to be sent. 1 change was not accepted.Show changes',
    );
});
