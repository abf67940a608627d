// The product page as a shopper has it: colour, images, price, icons, text, recommendations, and what is reported of it.
import type { Product } from '#contract/product.ts';
import { expect, test, untilInteractive } from './fixtures.ts';
import { watchEvents } from './sent-events.ts';

test.use({ hasServiceWorker: false });

const SLUG = 'granvi-merino-t-shirt-women';
const REUSE_SLUG = 'tallo-parka-men-reuse';
const pathOf = (slug: string) => `/en-eu/p/${slug}`;

async function productOf(origin: string, slug: string): Promise<Product> {
  const response = await fetch(`${origin}/api/products/product?market=en-eu&id=${slug}`);
  return (await response.json()) as Product;
}

interface ProductData {
  readonly '@type': string;
  readonly hasVariant: readonly {
    readonly sku: string;
    readonly offers: Readonly<Record<string, unknown>>;
  }[];
}
/** The structured data of the product in the HTML that the server sends. */
async function structuredData(origin: string, slug: string): Promise<ProductData> {
  const html = await (await fetch(`${origin}${pathOf(slug)}`)).text();
  const [, json = ''] =
    /<script type="application\/ld\+json">(\{[^<]*"ProductGroup"[^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as ProductData;
}

test('PR-06a PR-06f PR-06h PR-06j PR-06k PR-06p the page shows images, price, icons, description and categories, and another colour by its link', async ({
  shop,
  page,
}) => {
  const product = await productOf(shop.origin, SLUG);
  const [first, second] = product.variants;
  if (first === undefined || second === undefined) throw new Error('two colours');
  await page.goto(`${shop.origin}${pathOf(SLUG)}`);
  await untilInteractive(page);
  const screen = page.locator('[data-part="product"]');
  const pictures = screen.getByRole('region', { name: 'Pictures' }).getByRole('img');
  const showsImagesOf = async ({ images, specificColorName }: typeof first) => {
    await expect(pictures).toHaveCount(images.length);
    for (const [at, { url }] of images.entries()) {
      await expect(pictures.nth(at)).toHaveAttribute('src', new RegExp(`^${url}\\?`));
      const text = `${product.title}, ${specificColorName}, picture ${at + 1} of ${images.length}`;
      await expect(pictures.nth(at)).toHaveAttribute('alt', text);
    }
  };
  await showsImagesOf(first);
  await expect(screen.locator('form [data-part="price"], form').first()).toContainText(
    /Sale price\s*€45\.00\s*Original price\s*€74\.95/,
  );
  const details = screen.locator('[data-part="product-details"]');
  await expect(details).toContainText('Wool in summer sounds odd until the third day.');
  await expect(details.getByRole('listitem').filter({ hasText: 'Renewable fibres' })).toBeVisible();
  await expect(details.getByRole('listitem').filter({ hasText: 'Biodegradable fibres' })).toBeVisible();
  await expect(details.locator('li svg')).toHaveCount(product.sustainabilityIcons.length);
  const crumbs = screen.getByRole('navigation', { name: 'You are here' }).getByRole('link');
  await expect(crumbs).toHaveText(product.breadcrumbs.map(({ title }) => title));

  const choice = screen.locator('[data-part="color-choice"]');
  await expect(choice).toContainText(first.specificColorName);
  await choice.getByRole('link', { name: second.specificColorName }).click();
  await expect(page).toHaveURL(new RegExp(`\\?color=${second.colorVariantId}$`));
  await expect(choice.getByText(second.specificColorName)).toBeVisible();
  await expect(choice.getByRole('link', { name: second.specificColorName })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await showsImagesOf(second);
});

test('on a tablet and wider the column beside the pictures ends with them, and nothing covers its button', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}${pathOf('granvi-softshell-jacket-women')}`);
  await untilInteractive(page);
  const screen = page.locator('[data-part="product"]');
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [
      screen.getByRole('heading', { level: 1 }),
      screen.getByText('Colour', { exact: true }),
      screen.getByRole('radio').first(),
      screen.getByRole('button', { name: 'Add to bag' }),
    ])
      await expect(part).toBeInViewport();
    const seen = await page.evaluate(async () => {
      const part = document.querySelector('[data-part="product"]');
      const button = part?.querySelector('[type="submit"]');
      const column = button?.parentElement?.parentElement;
      const row = part?.lastElementChild;
      const faults: string[] = [];
      if (!button || !column || !row) return ['a part is missing'];
      const down = () => document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top <= down(); top += 150) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        if (column.getBoundingClientRect().bottom > row.getBoundingClientRect().top + 1)
          faults.push(`${top}: the column reaches into the recommendations`);
        const { x, y, width: inline, height: block } = button.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        if (y < header || y + block > innerHeight) continue;
        const hit = document.elementFromPoint(x + inline / 2, y + block / 2);
        if (!button.contains(hit)) faults.push(`${top}: covered by ${hit?.tagName}`);
      }
      return faults;
    });
    expect(seen, `${width} px`).toEqual([]);
  }
});

/** What a picture is called in a language, after the names of product and colour. */
const CAPTIONS = {
  'en-eu': (number: number) => `, picture ${number} of 4`,
  'sv-se': (number: number) => `, bild ${number} av 4`,
  'de-de': (number: number) => `, Bild ${number} von 4`,
  'ko-kr': (number: number) => `, 사진 4장 중 ${number}번째`,
} as const;

for (const [market, caption] of Object.entries(CAPTIONS))
  test(`a garment is shown worn, in front, from behind and close, each with its caption, in ${market}`, async ({
    shop,
    page,
  }) => {
    const [color] = (await productOf(shop.origin, SLUG)).variants;
    if (color === undefined) throw new Error('a colour');
    await page.goto(`${shop.origin}/${market}/p/${SLUG}?color=${color.colorVariantId}`);
    const pictures = page.locator('[data-part="gallery"]').getByRole('img');
    await expect(pictures).toHaveCount(4);
    expect(color.images.map(({ kind }) => kind)).toEqual(['model', 'isolated', 'plain', 'plain']);
    for (const [at, { url }] of color.images.entries()) {
      const picture = pictures.nth(at);
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', new RegExp(`.${caption(at + 1)}$`));
      await expect(picture).toHaveAttribute('src', new RegExp(`^${url}\\?`));
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });

test('PR-06g an image opens large with all others and closes by Escape', async ({ shop, page }) => {
  await page.goto(`${shop.origin}${pathOf(SLUG)}`);
  await untilInteractive(page);
  await page.getByRole('button', { name: /picture 2 of 4/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Granvi merino t-shirt/ });
  await expect(dialog.getByRole('img')).toHaveCount(4);
  await expect(dialog.getByRole('img', { name: /picture 2 of 4/ })).toBeInViewport();
  await expect(dialog.getByRole('img', { name: /picture 1 of 4/ })).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('PR-06l a chosen size is added, and the cart opens with it', async ({ shop, page }) => {
  await page.goto(`${shop.origin}${pathOf(SLUG)}`);
  await untilInteractive(page);
  await page.locator('[data-part="size-picker"] label', { hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  const row = page.getByRole('dialog', { name: 'Bag' }).locator('[data-part="cart-row"]');
  await expect(row).toContainText('Granvi merino t-shirt');
  await expect(row).toContainText('Juniper · M');
  await expect(row).toContainText('€45.00');
});

test('PR-06n PR-02aa recommended products are cards with a link, one a product in all its colours', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}${pathOf(SLUG)}`);
  const row = page.getByRole('region', { name: 'Goes well with this' });
  const cards = row.locator('[data-part="product-card"]');
  await expect(cards).toHaveCount(8);
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const slugs = links.map((href) => /^\/en-eu\/p\/([^?]+)\?color=/.exec(href ?? '')?.[1] ?? '');
  expect(new Set(slugs).size).toBe(8);
  expect(slugs).not.toContain(SLUG);
  const [slug = ''] = slugs;
  const recommended = await productOf(shop.origin, slug);
  const colours = recommended.variants.length;
  if (colours > 1)
    await expect(cards.first().getByRole('radiogroup', { name: `${colours} colours` })).toBeVisible();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recommended.title);
});

test('beside what goes with a product there are products to choose instead, of its own categories', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.origin}${pathOf('granvi-softshell-jacket-women')}`);
  const categoriesIn = async (name: string) => {
    const links = page.getByRole('region', { name }).locator('[data-part="product-card"] a');
    await expect(links).toHaveCount(8);
    const slugs = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? ''),
    );
    const products = await Promise.all(slugs.map((slug) => productOf(shop.origin, slug)));
    return products.map(({ breadcrumbs }) => breadcrumbs.map(({ listingId }) => listingId).join(' '));
  };
  const complements = await categoriesIn('Goes well with this');
  const alternatives = await categoriesIn('Similar products');
  expect(complements.filter((path) => /jackets/.test(path))).toEqual([]);
  expect(complements.filter((path) => /\bmen\b/.test(path))).toEqual([]);
  expect(alternatives.filter((path) => !/women.*jackets/.test(path))).toEqual([]);
});

test('PR-06o PR-03d PR-03e structured data has price, currency and stock a variant; a reuse product says that it is used, and its condition', async ({
  shop,
  page,
}) => {
  const product = await productOf(shop.origin, SLUG);
  const data = await structuredData(shop.origin, SLUG);
  const expected = product.variants.map(({ colorVariantId, sizes }) => ({
    sku: colorVariantId,
    price: Math.min(
      ...(sizes.some(({ stockBalance }) => stockBalance > 0)
        ? sizes.filter(({ stockBalance }) => stockBalance > 0)
        : sizes
      ).map(({ sortingPrice }) => sortingPrice),
    ),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${sizes.some(({ stockBalance }) => stockBalance > 0) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }));
  expect(
    data.hasVariant.map(({ sku, offers: { price, priceCurrency, availability, itemCondition } }) => ({
      sku,
      price,
      priceCurrency,
      availability,
      itemCondition,
    })),
  ).toEqual(expected);
  const [reused] = (await structuredData(shop.origin, REUSE_SLUG)).hasVariant;
  expect(reused?.offers).toMatchObject({ itemCondition: 'https://schema.org/UsedCondition' });
  await page.goto(`${shop.origin}${pathOf(REUSE_SLUG)}`);
  const { sustainabilityIcons } = await productOf(shop.origin, REUSE_SLUG);
  const condition = sustainabilityIcons.includes('reuse-excellent') ? 'excellent' : 'good';
  const said = page.locator('[data-part="product"]');
  await expect(said).toContainText(`Second hand, ${condition} condition. Worn before`);
  await page.goto(`${shop.origin}${pathOf(SLUG)}`);
  await expect(said).not.toContainText('Worn before');
});

test('PR-09a PR-09b a product page that stays open is reported once, and again when it is visited again', async ({
  shop,
  page,
}) => {
  const sent = watchEvents(page);
  const views = () => sent.of('page_view').map((event) => `${event.product_id} ${event.url}`);
  const viewOf = async (path: string) => {
    const { id } = await productOf(shop.origin, path.split('/').at(-1)?.split('?')[0] ?? '');
    return `${id} ${shop.origin}${path}`;
  };
  await page.goto(`${shop.origin}${pathOf(SLUG)}`);
  const one = await viewOf(pathOf(SLUG));
  await expect.poll(views).toEqual([one]);
  const link = page.locator('[data-part="product-card"] a').first();
  const other = await viewOf((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect.poll(views).toEqual([one, other]);
  await page.goBack();
  await expect.poll(views).toEqual([one, other, one]);
});
