// Reads stock figures and feeds' words for availability as a number of units that can be bought.
import { readDecimal } from '#feeds/price.ts';

/** Units of a product that is available according to a feed without stock figures. */
export const DEFAULT_STOCK = 10;

const IN_STOCK = new Set(
  `instock in_stock available availablenow limitedavailability instoreonly onlineonly yes true 1 y
   ilager lagervara finnsilager ja auflager lieferbar verfügbar sofortlieferbar vorrätig
   enstock disponible existencias sí si вналичии да есть 재고있음 판매중`.split(/\s+/),
);
const OUT_OF_STOCK = new Set(
  `outofstock out_of_stock soldout unavailable notavailable discontinued preorder backorder onbackorder backordered no false 0 n
   slut slutilager slutsåld ejilager tillfälligtslut nej ausverkauft nichtauflager nichtverfügbar nichtlieferbar nein
   agotado sinstock sinexistencias nodisponible нетвналичии нет распродано 품절 재고없음 일시품절`.split(
    /\s+/,
  ),
);

/** Null for words that mean neither. Preorder and backorder are not in stock. */
export function isAvailable(text: string): boolean | null {
  const key = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s\-_!.?]/g, '');
  if (IN_STOCK.has(key)) return true;
  if (OUT_OF_STOCK.has(key)) return false;
  return null;
}

/** Words for a piece behind a figure; with any other word it is no figure of a stock ("2 weeks"). */
const UNIT = '(?:pcs?|pieces?|units?|items?|st|stk|stck|stück|uds?|unidad(?:es)?|шт|개)';
const FIGURE = new RegExp(`^[>≥]?\\s*([+-]?)(\\d[\\d.,\\s'’]*)(?:\\+|${UNIT}\\.?)?$`, 'iu');
/** More is a number of another column. */
const MAX_STOCK = 999_999_999;

/** Whole units of "4", "1 200", "1.000", "5 pcs", "10+" and ">100"; null where the text is no figure. */
export function readStock(text: string): number | null {
  const [, sign = '', digits = ''] = FIGURE.exec(text.trim()) ?? [];
  const bare = digits.trim().replace(/[\s'’](?=\d{3}(?!\d))/g, '');
  const amount = /^\d[\d.,]*$/.test(bare) ? Number(readDecimal(bare) ?? Number.NaN) : Number.NaN;
  if (!(amount <= MAX_STOCK)) return null;
  return Math.floor(sign === '-' ? -amount : amount);
}

export interface StockFields {
  readonly stock: string;
  readonly availability: string;
  readonly sellsWithoutStock: boolean;
}

/**
 * Whole units, at least 0. A figure takes precedence over a word, but a word for "out of stock" over a figure. With neither
 * the product counts as available. `unknown` is a word that was not recognised: such a product is not sold, unless the
 * other field says that it is in stock.
 */
export function stockOf(fields: StockFields): { readonly stock: number; readonly unknown: string | null } {
  const { stock, availability } = fields;
  const figure = readStock(stock);
  const words = [figure === null ? stock : '', availability].filter((word) => word !== '');
  const known = words.map(isAvailable);
  if (fields.sellsWithoutStock) return { stock: Math.max(figure ?? 0, DEFAULT_STOCK), unknown: null };
  if (known.includes(false)) return { stock: 0, unknown: null };
  if (figure !== null) return { stock: Math.max(0, figure), unknown: null };
  const unknown = known.includes(true) ? undefined : words[0];
  return unknown === undefined ? { stock: DEFAULT_STOCK, unknown: null } : { stock: 0, unknown };
}
