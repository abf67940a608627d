// The pictures of a product as buttons, by keyboard.
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Gallery } from '#src/features/product/gallery.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

test('the focus on a picture is shown by two rings, one of which contrasts with any picture', async () => {
  const image = {
    url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#1',
    kind: 'plain' as const,
    tint: '#cccccc',
  };
  shop = await renderInShop(() => <Gallery images={[image]} name="Parka" onEnlarge={() => undefined} />);
  await userEvent.keyboard('{Tab}');
  const picture = document.activeElement ?? expect.unreachable();
  expect(picture.querySelector('img')).not.toBeNull();
  const rings = getComputedStyle(picture, '::after');
  const { color } = getComputedStyle(document.documentElement);
  expect(rings).toMatchObject({
    borderStyle: 'solid',
    borderColor: color,
    outlineStyle: 'solid',
    outlineColor: getComputedStyle(document.documentElement).backgroundColor,
  });
});
