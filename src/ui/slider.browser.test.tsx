// The slider in a real browser: its arrows, how far they move it, and the cards that are not whole in it.
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slider } from '#src/ui/slider.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shop?.remove());

/** Cards are links, 235 px wide and 20 px apart in a slider with room for 1000 px. */
async function show(count: number, isMeasurable = true, dir = 'ltr'): Promise<HTMLElement> {
  shop = await renderInShop(() => (
    <div dir={dir} style={{ inlineSize: '1000px', marginInline: '40px' }}>
      <Slider list={createRef()} aria-label="Similar">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} style={isMeasurable ? {} : { display: 'contents' }}>
            <a
              href="#card"
              style={{ display: 'block', blockSize: '300px', inlineSize: isMeasurable ? 'auto' : '235px' }}
            >
              {index}
            </a>
          </li>
        ))}
      </Slider>
    </div>
  ));
  await expect.poll(() => document.querySelectorAll('[data-way]').length, { timeout: 30_000 }).toBe(2);
  return page.getByRole('list', { name: 'Similar' }).element() as HTMLElement;
}
const back = () => page.getByRole('button', { name: 'Previous products' });
const on = () => page.getByRole('button', { name: 'Next products' });
const isShown = (arrow: ReturnType<typeof on>) => arrow.elements().length === 1;
/** Where it comes to rest: at the same place in ten frames. */
async function restingPlace(list: HTMLElement): Promise<number> {
  for (let frames = 0, left = Number.NaN; frames < 10; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (list.scrollLeft !== left) frames = 0;
    left = list.scrollLeft;
  }
  return list.scrollLeft;
}
const faded = (list: HTMLElement) =>
  [...list.children].flatMap((card, index) => (card.matches('[data-faded]') ? index : []));

test('GR-06a an arrow hides within 10 px of its end of the slider', async () => {
  const list = await show(10);
  await expect.element(on()).toBeVisible();
  expect(isShown(back())).toBe(false);
  // Between two cards it would not stay.
  list.style.scrollSnapType = 'none';
  const end = list.scrollWidth - list.clientWidth;
  for (const [left, atStart, atEnd] of [
    [11, false, false],
    [10, true, false],
    [end - 11, false, false],
    [end - 10, false, true],
    [end, false, true],
    [0, true, false],
  ] as const) {
    list.scrollTo({ left, behavior: 'instant' });
    await expect
      .poll(() => [isShown(back()), isShown(on())], { message: `at ${left}` })
      .toEqual([!atStart, !atEnd]);
  }
});

test('GR-06a a slider that shows all of its cards has no arrows, and has them when it becomes narrow', async () => {
  const list = await show(4);
  expect([isShown(back()), isShown(on())]).toEqual([false, false]);
  (list.parentElement as HTMLElement).style.inlineSize = '500px';
  await expect.element(on()).toBeVisible();
});

test('GR-06b an arrow moves the slider by 2 cards, and the focus goes from one that hides to the other', async () => {
  const list = await show(8);
  const pitch = 255;
  // Hidden until the slider is measured.
  await expect.element(on()).toBeVisible();
  on().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => restingPlace(list)).toBe(2 * pitch);
  await expect.element(on()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => restingPlace(list)).toBe(4 * pitch);
  await expect.element(back()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => restingPlace(list)).toBe(2 * pitch);
});

test('GR-06a GR-06b where a page is written from right to left the arrows lead and point the other way', async () => {
  const list = await show(8, true, 'rtl');
  await expect.element(on()).toBeVisible();
  expect(isShown(back())).toBe(false);
  const middleOf = (arrow: ReturnType<typeof on>) => {
    const { left, right } = arrow.element().getBoundingClientRect();
    return (left + right) / 2;
  };
  expect(middleOf(on())).toBeLessThan(window.innerWidth / 2);
  expect(getComputedStyle(on().element().querySelector('svg')!).scale).toBe('-1 1');
  await on().click();
  await expect.poll(() => restingPlace(list)).toBe(-2 * 255);
  expect([isShown(back()), isShown(on())]).toEqual([true, true]);
  await on().click();
  await expect.poll(() => restingPlace(list)).toBe(-4 * 255);
  expect([isShown(back()), isShown(on())]).toEqual([true, false]);
  await back().click();
  await expect.poll(() => restingPlace(list)).toBe(-2 * 255);
});

test('GR-06c an arrow moves the slider by 500 px where its cards cannot be measured', async () => {
  const list = await show(10, false);
  await on().click();
  await expect.poll(() => restingPlace(list)).toBe(500);
});

test('GR-06d a card of which less than 96 % shows is faded to 0.7, unless it has the focus', async () => {
  const list = await show(6);
  const opacity = (index: number) => getComputedStyle(list.children[index] as Element).opacity;
  await expect.poll(() => faded(list)).toEqual([4, 5]);
  await expect.poll(() => opacity(4)).toBe('0.7');
  expect(opacity(3)).toBe('1');
  list.style.scrollSnapType = 'none';
  // Beside the first card lies an inset of 4 px; of 235 px, 4 % are 9.4.
  list.scrollTo({ left: 4 + 9, behavior: 'instant' });
  await restingPlace(list);
  expect(faded(list)).toEqual([4, 5]);
  list.scrollTo({ left: 4 + 10, behavior: 'instant' });
  await expect.poll(() => faded(list)).toEqual([0, 4, 5]);
  list.querySelector('a')?.focus({ preventScroll: true });
  await expect.poll(() => opacity(0)).toBe('1');
});

test('GR-06d a card that is added later fades as well', async () => {
  const list = await show(6);
  await expect.poll(() => faded(list)).toEqual([4, 5]);
  list.append(list.lastElementChild?.cloneNode(true) ?? '');
  list.lastElementChild?.removeAttribute('data-faded');
  await expect.poll(() => faded(list)).toEqual([4, 5, 6]);
  list.lastElementChild?.remove();
});
