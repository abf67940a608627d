// The sync inbox as a shopper uses it.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Inbox, InboxChange } from '#contract/inbox.ts';
import { InboxPanel } from '#src/features/cart/inbox-panel.tsx';
import { inboxChange, inboxWith, setInbox } from '#tests/fixtures/inbox.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

interface Calls {
  readonly retried: (readonly string[])[];
  readonly discarded: (readonly string[])[];
  closed: number;
}

async function show(changes: readonly InboxChange[], overrides: Partial<Inbox> = {}): Promise<Calls> {
  const calls: Calls = { retried: [], discarded: [], closed: 0 };
  const drop = (ids: readonly string[]) => {
    const { view } = shop!.services;
    setInbox(view, inboxWith(view.inbox!.changes.filter((change) => !ids.includes(change.ids[0] ?? ''))));
    return Promise.resolve();
  };
  shop = await renderInShop((services) => {
    setInbox(services.view, inboxWith(changes, overrides));
    Object.assign(services, {
      outbox: {
        retry: (ids: readonly string[]) => {
          calls.retried.push(ids);
          return drop(ids);
        },
        discard: (ids: readonly string[]) => {
          calls.discarded.push(ids);
          return drop(ids);
        },
      },
    });
    return <InboxPanel onClose={() => void (calls.closed += 1)} />;
  });
  await expect.element(page.getByRole('dialog', { name: 'Your changes' })).toBeVisible();
  return calls;
}
const REFUSED = inboxChange({
  ids: ['d1', 'd2'],
  quantity: 2,
  refusal: { code: 'out_of_stock', message: 'none', at: 0 },
});
const WAITING = inboxChange({
  ids: ['w1'],
  kind: 'remove',
  articleId: 'B',
  since: Date.now() - 5.5 * 60_000,
});

test('each change says in plain words what it does, why it is still here, and since when', async () => {
  await show([REFUSED, WAITING], { cause: 'offline', isDelayed: true, eventCount: 2 });
  await expect.element(page.getByRole('heading', { name: 'Not accepted' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add 2 × Ridge Shell' })).toBeVisible();
  await expect.element(page.getByText('Sold out before it reached your bag.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Remove Ridge Shell' })).toBeVisible();
  await expect.element(page.getByText('No connection')).toBeVisible();
  await expect.element(page.getByText('5 minutes ago')).toBeVisible();
  await expect.element(page.getByText('2 anonymous notes', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      '1 change is waiting to be sent. We can’t be reached right now. Your changes are safe on this device and will be sent as soon as we can. 2 changes were not accepted.',
    );
});

test('a refused change is tried again with all it stands for, and the focus stays in the panel', async () => {
  const calls = await show([REFUSED, WAITING]);
  await page.getByRole('button', { name: 'Try again: Add 2 × Ridge Shell, Fjord, M' }).click();
  expect(calls.retried).toEqual([['d1', 'd2']]);
  await expect.element(page.getByRole('link', { name: 'Add 2 × Ridge Shell' })).not.toBeInTheDocument();
  expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
});

test('another size of what is sold out can be chosen; of what comes in one size it can not', async () => {
  await show([REFUSED]);
  const link = page.getByRole('link', { name: 'Another size' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/p/ridge-shell'));
  shop?.remove();
  await show([{ ...REFUSED, product: { ...REFUSED.product!, size: '' } }]);
  await expect.element(link).not.toBeInTheDocument();
});

test('discard asks once more, by keyboard too; keeping it gives the focus back', async () => {
  const calls = await show([WAITING]);
  const discard = page.getByRole('button', { name: 'Discard: Remove Ridge Shell, Fjord, M' });
  (discard.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(discard).toHaveFocus();
  expect(calls.discarded).toEqual([]);
  await discard.click();
  await page.getByRole('button', { name: 'Discard: Remove Ridge Shell, Fjord, M' }).click();
  expect(calls.discarded).toEqual([['w1']]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Everything has reached us.');
});

test('an open question stays while its change waits again and is refused again', async () => {
  const calls = await show([REFUSED]);
  const { view } = shop!.services;
  const discard = page.getByRole('button', { name: 'Discard: Add 2 × Ridge Shell, Fjord, M' });
  const keep = page.getByRole('button', { name: 'Keep it' });
  await discard.click();
  setInbox(view, inboxWith([{ ...REFUSED, refusal: null }]));
  await expect.element(page.getByRole('heading', { name: 'Not accepted' })).not.toBeInTheDocument();
  await expect.element(keep).toHaveFocus();
  setInbox(view, inboxWith([REFUSED]));
  await expect.element(page.getByRole('heading', { name: 'Not accepted' })).toBeVisible();
  await expect.element(keep).toHaveFocus();
  await discard.click();
  expect(calls.discarded).toEqual([['d1', 'd2']]);
});

test('all can be tried again at once, and the focus stays in the panel when nothing is left', async () => {
  const calls = await show([REFUSED]);
  (page.getByRole('button', { name: 'Try all again now' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(calls.retried).toEqual([['d1', 'd2']]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Everything has reached us.');
  await expect.poll(() => document.activeElement?.matches('dialog *')).toBe(true);
});

test('with nothing left it says so', async () => {
  await show([]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Everything has reached us.');
  await expect.element(page.getByRole('button', { name: 'Try all again now' })).not.toBeInTheDocument();
});

test('Escape closes it', async () => {
  const calls = await show([WAITING]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => calls.closed).toBe(1);
});
