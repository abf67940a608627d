// Reads stock figures and feeds' words for availability as a number of units that can be bought.

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

export interface StockFields {
  readonly stock: string;
  readonly availability: string;
  readonly sellsWithoutStock: boolean;
}

/**
 * Whole units, at least 0. A figure takes precedence over a word, but a word for "out of stock" over a figure. With neither
 * the product counts as available. `unknown` is a word that was not recognised: such a product is not sold.
 */
export function stockOf(fields: StockFields): { readonly stock: number; readonly unknown: string | null } {
  const word = fields.availability === '' ? undefined : isAvailable(fields.availability);
  const figure = /^[+-]?\d+(?:[.,]\d+)?$/.test(fields.stock)
    ? Math.floor(Number(fields.stock.replace(',', '.')))
    : null;
  if (fields.sellsWithoutStock) return { stock: Math.max(figure ?? 0, DEFAULT_STOCK), unknown: null };
  if (word === false) return { stock: 0, unknown: null };
  if (figure !== null) return { stock: Math.max(0, figure), unknown: null };
  if (word === null) return { stock: 0, unknown: fields.availability };
  return { stock: DEFAULT_STOCK, unknown: null };
}
