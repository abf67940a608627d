// The way to the checkout says why it waits, and for no longer than it does.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#contract/result.ts';
import { CartPanel } from '#src/features/cart/bag.tsx';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import type { Services } from '#src/services/services.tsx';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

type Retry = Services['outbox']['retry'];

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

/** A bag, of which one change waits unless it is said. */
async function show(retry: Retry, pendingCount = 1, isOnline = true) {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow({ title: 'Ridge Shell' }));
  cart.overrides = { pendingCount };
  shop = await renderInShop((services) => {
    Object.assign(services, { outbox: { retry } });
    services.view.isOnline = isOnline;
    return (
      <CartProvider>
        <CartPanel onClose={() => undefined} />
      </CartProvider>
    );
  }, cart);
  return cart;
}

const link = () => page.getByRole('link', { name: 'Check out' });

test('it says that it needs a connection until nothing waits any more', async () => {
  const waiting = { waitingCount: 1 } as Extract<Awaited<ReturnType<Retry>>, { ok: true }>['value'];
  const cart = await show(() => Promise.resolve(ok(waiting)));
  await link().click();
  const note = page.getByText('Paying needs a connection', { exact: false });
  await expect.element(note).toBeVisible();
  cart.overrides = { pendingCount: 0 };
  await page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

test('where nothing waits it is a link like any other, though the last request did not reach the server', async () => {
  await show(() => Promise.reject(new Error('nothing is to be sent')), 0, false);
  const isFollowed = new Promise((resolve) => {
    addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await link().click();
  expect(await isFollowed).toBe(true);
});

test('a page that is returned to from the checkout can be left for it again', async () => {
  await show(() => Promise.withResolvers<never>().promise);
  await link().click();
  await expect.element(link()).toHaveAttribute('aria-disabled', 'true');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(link()).not.toHaveAttribute('aria-disabled');
});

/** Where the page would go, which it must not in a test. */
function watchLeaving() {
  const left: string[] = [];
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  const listen = (event: Event & { destination?: { url: string } }) => {
    left.push(new URL(event.destination?.url ?? '').pathname);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', listen);
  return { left, end: () => navigation.removeEventListener('navigate', listen) };
}

test.each(['kept open', 'closed'])(
  'a press leads to the checkout once all is sent, where the bag is %s',
  async (bag) => {
    const sent = Promise.withResolvers<Awaited<ReturnType<Retry>>>();
    await show(() => sent.promise);
    await link().click();
    await expect.element(link()).toHaveAttribute('aria-disabled', 'true');
    if (bag === 'closed') shop?.remove();
    const { left, end } = watchLeaving();
    const nothing = { waitingCount: 0 } as Extract<Awaited<ReturnType<Retry>>, { ok: true }>['value'];
    sent.resolve(ok(nothing));
    await new Promise((resolve) => setTimeout(resolve, 100));
    end();
    expect(left).toEqual(bag === 'closed' ? [] : ['/en-eu/checkout']);
  },
);

test.each([
  ['another device’s', 'own', []],
  ['this device’s', 'linked', ['/en-eu/checkout']],
])(
  'the bag of a link that is %s leads to the checkout only where it can be ordered',
  async (_, ownId, expected) => {
    const url = location.href;
    history.replaceState(null, '', '?cartId=linked');
    const cart = await show(() => Promise.reject(new Error('nothing is to be sent')), 0);
    cart.overrides = { pendingCount: 0, cartId: 'linked' };
    await page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' }).click();
    await expect.element(page.getByText('€398.00').first()).toBeVisible();
    cart.overrides = { pendingCount: 0, cartId: ownId };
    const { left, end } = watchLeaving();
    await link().click();
    const note = page.getByText('This bag was shared by a link', { exact: false });
    if (ownId === 'own') await expect.element(note).toBeVisible();
    else await expect.poll(() => left.length).toBe(1);
    end();
    expect(left).toEqual(expected);
    history.replaceState(null, '', url);
  },
);

test('the device’s own bag under its link is ordered once all of it is sent', async () => {
  const url = location.href;
  history.replaceState(null, '', '?cartId=cart-1');
  const waiting = { waitingCount: 1 } as Extract<Awaited<ReturnType<Retry>>, { ok: true }>['value'];
  await show(() => Promise.resolve(ok(waiting)));
  const { left, end } = watchLeaving();
  await link().click();
  await expect.element(page.getByText('Paying needs a connection', { exact: false })).toBeVisible();
  end();
  expect(left).toEqual([]);
  history.replaceState(null, '', url);
});
