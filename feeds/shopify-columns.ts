// The columns of Shopify's product CSV under their old and new names.

/** Old name first; the export of 2024 and later uses the second. */
const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Product category', 'Standard Product Type', 'Standardized Product Type'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name', 'Option1 name'],
  option1Value: ['Option1 Value', 'Option1 value'],
  option2Name: ['Option2 Name', 'Option2 name'],
  option2Value: ['Option2 Value', 'Option2 value'],
  option3Name: ['Option3 Name', 'Option3 name'],
  option3Value: ['Option3 Value', 'Option3 value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  cost: ['Cost per item'],
  image: ['Image Src', 'Product image URL'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card', 'Gift card'],
  gender: ['Google Shopping / Gender', 'Gender (product.metafields.mm-google-shopping.gender)'],
  ageGroup: ['Google Shopping / Age Group', 'Age Group (product.metafields.mm-google-shopping.age_group)'],
  condition: ['Google Shopping / Condition', 'Condition (product.metafields.mm-google-shopping.condition)'],
} as const satisfies Record<string, readonly string[]>;

export type ShopifyColumn = keyof typeof NAMES;
export type ShopifyColumns = Readonly<Record<ShopifyColumn, string>>;

/** The header of each column in this file; '' for a column that it does not have. */
export function shopifyColumns(header: readonly string[]): ShopifyColumns {
  const byFolded = new Map(header.map((name) => [name.toLowerCase(), name]));
  const pairs = Object.entries(NAMES).map(([column, names]) => {
    const known = names.map((name) => byFolded.get(name.toLowerCase())).find((name) => name !== undefined);
    return [column, known ?? ''] as const;
  });
  return Object.fromEntries(pairs) as Record<ShopifyColumn, string>;
}

/** A column of a standard metafield: "Fabric (product.metafields.shopify.fabric)". */
export interface MetafieldColumn {
  readonly header: string;
  readonly title: string;
  readonly key: string;
}

export function metafieldColumns(header: readonly string[]): MetafieldColumn[] {
  return header.flatMap((name) => {
    const found = /^(.*?)\s*\(product\.metafields\.shopify\.([\w-]+)\)$/.exec(name);
    return found === null ? [] : [{ header: name, title: found[1] ?? '', key: found[2] ?? '' }];
  });
}

/** "cuello-redondo; redondo-1" lists handles: a number at the end only distinguishes equal names. */
export function metafieldValues(text: string): string[] {
  const names = text.split(';').map((part) => part.trim().replace(/-\d+$/, '').replaceAll('-', ' '));
  return [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}
