// The rules of cart changes, pure: from the stored rows and the current articles to new rows and notices.
import type { CartNotice } from '#contract/cart.ts';
import { MAX_CART_ROWS, MAX_ROW_QUANTITY, orderRowIdOf } from '#contract/cart.ts';
import { unitsTaken } from '#contract/cart-change.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Currency, Market, MarketRegistry } from '#contract/market.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { CartGiftCard, GiftCardChange } from '#commerce/gift-cards/gift-cards.ts';
import { type ArticlePrice, textIn, textsIn } from '#catalogue/catalogue.ts';
import type { SoldArticle } from '#store/articles.ts';
import type { StoredCart, StoredCartRow } from '#store/carts.ts';
import { priceIn } from '#store/catalogue-read.ts';

export type CartChange = GiftCardChange;
export type Articles = ReadonlyMap<string, SoldArticle>;

/** A row with its article and current price, in minor units of the cart's market. */
export interface PricedRow {
  readonly row: StoredCartRow;
  readonly article: SoldArticle;
  readonly price: ArticlePrice;
}
/** A row whose article the market does not sell, while others do. */
export type UnsoldRow = Omit<PricedRow, 'price'>;
export interface PricedCart {
  /** With all rows and gift cards, whether they are sold or not. */
  readonly cart: StoredCart;
  readonly market: Market;
  readonly rows: readonly PricedRow[];
  readonly unsold: readonly UnsoldRow[];
  readonly giftCards: readonly CartGiftCard[];
  /** Those whose amounts are not sold any more; they stand aside like `unsold`. */
  readonly unsoldGiftCards: readonly CartGiftCard[];
  readonly notices: readonly CartNotice[];
}

export interface CartInMarket {
  readonly cart: StoredCart;
  readonly market: Market;
}

/** With its market, which may have taken the place of the one that it was stored in; `asked` if there is neither. */
export function inItsMarket(
  cart: StoredCart,
  registry: Pick<MarketRegistry, 'find'>,
  asked: Market,
): CartInMarket {
  const market = registry.find(cart.market);
  if (market === undefined) return { cart, market: asked };
  return { cart: { ...cart, market: market.code }, market };
}

/** Undefined: the article is not sold in the market, or not at all any more. */
export function currentPrice(article: SoldArticle | undefined, market: Market): ArticlePrice | undefined {
  const offered = offeredOf(article);
  return offered === undefined ? undefined : priceIn(offered, market);
}

/** Undefined: it is gone from all markets. */
function offeredOf(article: SoldArticle | undefined): SoldArticle | undefined {
  return article === undefined || article.isWithdrawn || article.variant === undefined ? undefined : article;
}

/** Of a row that the market where it was last shown does not sell. */
const NO_PRICE = { listMinor: 0, saleMinor: null };
const wasUnsold = ({ listMinor }: StoredCartRow) => listMinor === NO_PRICE.listMinor;

/**
 * The cart at current prices, with a notice for each price that is not the one last shown. A row that can't be sold in the
 * market stands aside, with a notice when it begins to; one of an article that is gone is left out with a notice. A quantity
 * above the stock remains until the shopper's next change.
 */
export function priceCart(cart: StoredCart, articles: Articles, market: Market): PricedCart {
  const rows: PricedRow[] = [];
  const unsold: UnsoldRow[] = [];
  const notices: CartNotice[] = [];
  for (const row of cart.rows) {
    const article = articles.get(row.articleId);
    const price = currentPrice(article, market);
    if (article === undefined || price === undefined) {
      const offered = offeredOf(article);
      if (offered === undefined || !wasUnsold(row))
        notices.push(notice('not-sold-here', row.articleId, article, market, row.quantity, 0));
      if (offered !== undefined) unsold.push({ row, article: offered });
      continue;
    }
    const after = price.sale ?? price.list;
    const before = wasUnsold(row) ? after : (row.saleMinor ?? row.listMinor);
    if (before !== after && cart.market === market.code) {
      const inDecimals = [toDecimal(before, market.currency), toDecimal(after, market.currency)] as const;
      notices.push(notice('price-changed', row.articleId, article, market, ...inDecimals));
    }
    rows.push({ row, article, price });
  }
  // The amounts of gift cards are in the currency of the cart's market.
  const giftCards = cart.market === market.code ? cart.giftCards : [];
  return { cart: { ...cart, giftCards }, market, rows, unsold, ...giftCardsIn(market, giftCards), notices };
}

/** A merchant may stop selling gift cards, or some amounts, while carts hold them. */
function giftCardsIn(
  { giftCardAmounts }: Market,
  all: readonly CartGiftCard[],
): Pick<PricedCart, 'giftCards' | 'unsoldGiftCards'> {
  return {
    giftCards: all.filter(({ amount }) => giftCardAmounts.includes(amount)),
    unsoldGiftCards: all.filter(({ amount }) => !giftCardAmounts.includes(amount)),
  };
}

/**
 * The cart after a change, in the market of the change. Every row is updated to its current price and stock, with a notice
 * for each difference; a change never fails because of another row. `seenIn`: the currency of the prices last shown.
 */
export function changeCart(
  cart: StoredCart,
  change: CartChange,
  articles: Articles,
  market: Market,
  now: number,
  seenIn: Currency = market.currency,
): Result<PricedCart> {
  const priced = priceCart(cart, articles, market);
  const isMoved = cart.market !== market.code;
  let notices = [
    ...priced.notices,
    ...(isMoved ? priced.rows.flatMap((one) => moved(one, market, seenIn)) : []),
  ];
  let rows = priced.rows.map((one) => withCurrentPrice(one));
  let unsold = priced.unsold.map((one) => ({ ...one, row: { ...one.row, ...NO_PRICE } }));
  if (change.kind === 'add') {
    const added = addTo(rows, change, articles, market, now);
    if (!added.ok) return added;
    if (added.value.rows.length > rows.length && rows.length + unsold.length >= MAX_CART_ROWS)
      return fail(shopError('conflict', { detail: `a cart has ${MAX_CART_ROWS} rows at most` }));
    rows = added.value.rows;
    notices.push(...added.value.notices);
  } else {
    const left = <Row extends UnsoldRow>(one: Row): Row[] => {
      const quantity = one.row.quantity - unitsTaken(change, orderRowIdOf(one.row.articleId));
      return quantity > 0 ? [{ ...one, row: { ...one.row, quantity } }] : [];
    };
    rows = rows.flatMap(left);
    unsold = unsold.flatMap(left);
  }
  // Who empties a cart is told nothing of what left it.
  if (change.kind === 'clear') {
    const articleIds = new Set([...rows, ...unsold].map(({ row }) => row.articleId));
    notices = notices.filter(({ articleId }) => articleIds.has(articleId));
  }
  rows = rows.flatMap((one) => {
    const { quantity } = one.row;
    const most = Math.min(one.article.stock, MAX_ROW_QUANTITY);
    if (quantity <= most) return [one];
    notices.push(notice('quantity-clamped', one.row.articleId, one.article, market, quantity, most));
    return most > 0 ? [{ ...one, row: { ...one.row, quantity: most } }] : [];
  });
  const after = {
    ...cart,
    market: market.code,
    version: cart.version + 1,
    rows: [...rows, ...unsold].map(({ row }) => row),
  };
  return ok({ cart: after, market, rows, unsold, ...giftCardsIn(market, after.giftCards), notices });
}

/** What a row costs in the market that its cart was moved to; none where it costs the same. */
function moved({ row, article, price }: PricedRow, market: Market, seenIn: Currency): CartNotice[] {
  if (wasUnsold(row)) return [];
  const before = toDecimal(row.saleMinor ?? row.listMinor, seenIn);
  const after = toDecimal(price.sale ?? price.list, market.currency);
  const isSameCurrency = seenIn === market.currency;
  if (isSameCurrency && before === after) return [];
  const change = notice('price-changed', row.articleId, article, market, before, after);
  return [isSameCurrency ? change : { ...change, beforeCurrency: seenIn }];
}

/** The row with its current price as the price last shown. */
function withCurrentPrice(one: PricedRow): PricedRow {
  return { ...one, row: { ...one.row, listMinor: one.price.list, saleMinor: one.price.sale } };
}

function addTo(
  rows: readonly PricedRow[],
  change: Extract<CartChange, { kind: 'add' }>,
  articles: Articles,
  market: Market,
  now: number,
): Result<{ rows: PricedRow[]; notices: CartNotice[] }, ShopError> {
  const { articleId, quantity, expectedPrice, beforeRowId } = change;
  const article = articles.get(articleId);
  const field = 'size.articleId';
  if (article === undefined) {
    return fail(shopError('unknown_article', { field, detail: `there is no article ${articleId}` }));
  }
  const price = currentPrice(article, market);
  if (price === undefined) {
    return fail(
      shopError('not_sold_here', { field, detail: `article ${articleId} is not sold in ${market.code}` }),
    );
  }
  if (article.stock === 0) {
    return fail(shopError('out_of_stock', { field, detail: `article ${articleId} is out of stock` }));
  }
  const notices: CartNotice[] = [];
  const unit = price.sale ?? price.list;
  if (expectedPrice !== undefined && toMinor(expectedPrice, market.currency) !== unit) {
    const after = toDecimal(unit, market.currency);
    notices.push(notice('price-changed', articleId, article, market, expectedPrice, after));
  }
  const existing = rows.find((one) => one.row.articleId === articleId);
  if (existing !== undefined) {
    const more = { ...existing, row: { ...existing.row, quantity: existing.row.quantity + quantity } };
    return ok({ rows: rows.map((one) => (one === existing ? more : one)), notices });
  }
  const place = rows.findIndex(({ row }) => orderRowIdOf(row.articleId) === beforeRowId);
  const next = rows[place];
  // Rows are in the order in which they were added: the one to stand before says when that was.
  const addedAt = next === undefined ? now : next.row.addedAt - 1;
  const row = { articleId, quantity, listMinor: price.list, saleMinor: price.sale, addedAt };
  const added = { row, article, price };
  return ok({ rows: rows.toSpliced(next === undefined ? rows.length : place, 0, added), notices });
}

/** A gift card in the currency of another market. */
export function giftCardNotice({ rowId }: CartGiftCard, { language }: Market): CartNotice {
  const title = textsIn(language).giftCards.one;
  return { kind: 'not-sold-here', articleId: rowId, title, before: 1, after: 0 };
}

function notice(
  kind: CartNotice['kind'],
  articleId: string,
  article: SoldArticle | undefined,
  market: Market,
  before: number,
  after: number,
): CartNotice {
  const title = article === undefined ? articleId : textIn(article.product.title, market.contentLanguage);
  return { kind, articleId, title, before, after };
}
