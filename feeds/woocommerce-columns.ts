// The columns of WooCommerce's product CSV under their names in its translations.

/** Lower-case names in en, ru, sv, de, es, fr and ko; WooCommerce writes the headers in the language of the admin. */
const NAMES = {
  id: ['id'],
  type: ['type', 'тип', 'typ', 'tipo', '유형'],
  sku: ['sku', 'артикул', 'artikelnummer', 'ugs'],
  gtin: [
    'gtin, upc, ean, or isbn',
    'gtin, upc, ean oder isbn',
    'gtin, upc, ean eller isbn',
    'gtin, upc, ean o isbn',
    'gtin',
  ],
  name: ['name', 'имя', 'название', 'namn', 'nombre', 'nom', '이름'],
  published: [
    'published',
    'опубликован',
    'опубликовано',
    'publicerad',
    'veröffentlicht',
    'publicado',
    'publié',
    '게시됨',
  ],
  shortDescription: [
    'short description',
    'короткое описание',
    'краткое описание',
    'kort beskrivning',
    'kurzbeschreibung',
    'descripción corta',
    'description courte',
    '짧은 설명',
  ],
  description: ['description', 'описание', 'beskrivning', 'beschreibung', 'descripción', '설명'],
  saleFrom: [
    'date sale price starts',
    'дата начала действия продажной цены',
    'datum då reapriset börjar',
    'datum, an dem angebotspreis beginnt',
    'día en que empieza el precio rebajado',
    'date de début de promo',
  ],
  saleTo: [
    'date sale price ends',
    'дата окончания действия продажной цены',
    'datum då reapriset slutar',
    'datum, an dem angebotspreis endet',
    'día en que termina el precio rebajado',
    'date de fin de promo',
  ],
  inStock: [
    'in stock?',
    'в наличии?',
    'наличие?',
    'i lager?',
    'vorrätig?',
    '¿en inventario?',
    '¿existencias?',
    '¿en stock?',
    'en stock ?',
    '재고 있음?',
  ],
  stock: [
    'stock',
    'запасы',
    'запас',
    'lager',
    'lagersaldo',
    'lagerbestand',
    'inventario',
    'existencias',
    '재고',
  ],
  backorders: [
    'backorders allowed?',
    'возможен ли предзаказ?',
    'разрешены предзаказы?',
    'tillåt restorder?',
    'restorder tillåtna?',
    'lieferrückstände erlaubt?',
    '¿permitir reservas de productos agotados?',
    'autoriser les commandes de produits en rupture ?',
  ],
  salePrice: [
    'sale price',
    'цена распродажи',
    'акционная цена',
    'reapris',
    'rea-pris',
    'angebotspreis',
    'precio rebajado',
    'tarif promo',
    '할인 가격',
    '할인가',
  ],
  price: [
    'regular price',
    'базовая цена',
    'обычная цена',
    'ordinarie pris',
    'regulärer preis',
    'normaler preis',
    'precio normal',
    'tarif régulier',
    '정상 가격',
    '정상가',
  ],
  categories: ['categories', 'категории', 'kategorier', 'kategorien', 'categorías', 'catégories', '카테고리'],
  tags: ['tags', 'метки', 'etiketter', 'schlagwörter', 'etiquetas', 'étiquettes', '태그'],
  images: ['images', 'изображения', 'bilder', 'imágenes', '이미지'],
  parent: [
    'parent',
    'родитель',
    'родительский',
    'överordnad',
    'förälder',
    'übergeordnet',
    'superior',
    '상위',
    '부모',
  ],
  taxClass: ['tax class', 'налоговый класс', 'momsklass', 'steuerklasse', 'clase de impuesto', '세금 클래스'],
  brands: ['brands', 'бренды', 'varumärken', 'marken', 'marcas', 'marques', '브랜드'],
} as const satisfies Record<string, readonly string[]>;

export type WooColumn = keyof typeof NAMES;
export type WooColumns = Readonly<Record<WooColumn, string>>;

/** The header of each column in this file; '' for a column that it does not have. */
export function wooColumns(header: readonly string[]): WooColumns {
  const byFolded = new Map(header.map((name) => [name.toLowerCase().normalize('NFC'), name]));
  const pairs = Object.entries(NAMES).map(([column, names]) => {
    const known = names.map((name) => byFolded.get(name)).find((name) => name !== undefined);
    return [column, known ?? ''] as const;
  });
  return Object.fromEntries(pairs) as Record<WooColumn, string>;
}

/** The columns of each attribute's name and values, by its number: "Attribute 1 name", "Attribute 1 value(s)". */
export function attributeColumns(
  header: readonly string[],
): { readonly name: string; readonly values: string }[] {
  const byNumber = new Map<number, { name: string; values: string }>();
  for (const column of header) {
    const folded = column.toLowerCase();
    const number = Number(/(?:attribut|атрибут|аттрибут|속성)\D*?(\d+)/.exec(folded)?.[1] ?? 0);
    if (number === 0) continue;
    const known = byNumber.get(number) ?? { name: '', values: '' };
    if (/value|значени|värde|wert|valor|valeur|값/.test(folded)) known.values ||= column;
    else if (/name|имя|назван|namn|nombre|nom|이름/.test(folded)) known.name ||= column;
    byNumber.set(number, known);
  }
  return [...byNumber.values()].filter(({ name, values }) => name !== '' && values !== '');
}
