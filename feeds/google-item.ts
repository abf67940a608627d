// Reads one item of a Google Merchant feed, from XML or columns, as an offer.
import { EMPTY_OFFER, type RawAttribute, type RawOffer } from '#feeds/raw-offer.ts';
import { splitPath } from '#feeds/categories.ts';
import type { FeedLog } from '#feeds/feed-log.ts';
import { titleKey } from '#feeds/ids.ts';
import { isSaleActive } from '#feeds/sale-window.ts';

/** Values by attribute name (`image_link`, `item_group_id`), in the order of the feed. */
export type GoogleFields = ReadonlyMap<string, readonly string[]>;

export interface GoogleDetail {
  readonly name: string;
  readonly value: string;
}

/** `now` in ms decides whether a dated sale price is valid. */
export function offerOfGoogleItem(
  line: number,
  fields: GoogleFields,
  details: readonly GoogleDetail[],
  now: number,
  log: FeedLog,
): RawOffer {
  const all = (name: string) => fields.get(name) ?? [];
  const one = (name: string) => all(name).find((value) => value !== '') ?? '';
  const sale = one('sale_price');
  const [from = '', to = ''] = one('sale_price_effective_date').split('/');
  const groupId = one('item_group_id');
  const pattern = groupId === '' ? '' : one('pattern');
  return {
    ...EMPTY_OFFER,
    line,
    id: one('id'),
    groupId,
    sku: one('mpn'),
    gtin: one('gtin'),
    title: one('title') || one('structured_title'),
    brand: one('brand'),
    description: [one('description'), ...all('product_highlight').map((text) => `• ${text}`)].join('\n'),
    color: [one('color'), pattern].filter((text) => text !== '').join(', '),
    size: one('size'),
    options: [one('material'), one('age_group'), one('gender')],
    gender: one('gender'),
    ageGroup: one('age_group'),
    categories: categoriesOf(all('product_type'), one('google_product_category')),
    images: [one('image_link'), ...all('additional_image_link').flatMap(splitLinks)],
    prices: [
      {
        price: one('price'),
        sale: sale !== '' && isSaleActive(from, to, now, log) ? sale : '',
        compareAt: '',
        currency: '',
      },
    ],
    cost: one('cost_of_goods_sold'),
    availability: one('availability'),
    condition: one('condition'),
    taxCategory: one('tax_category'),
    attributes: attributesOf(one('material'), one('pattern'), details),
  };
}

/** The merchant's own paths; Google's only where it is written as a path and not as a number. */
function categoriesOf(types: readonly string[], google: string): string[][] {
  const own = types.map((type) => splitPath(type, '>')).filter((path) => path.length > 0);
  if (own.length > 0) return own;
  return google === '' || /^\d+$/.test(google) ? [] : [splitPath(google, '>')];
}

/** Several URLs in one cell are separated by commas; a URL may contain commas of its own. */
function splitLinks(cell: string): string[] {
  return cell.split(/,\s*(?=https?:\/\/)/);
}

function attributesOf(material: string, pattern: string, details: readonly GoogleDetail[]): RawAttribute[] {
  const named = [
    // Slashes separate materials and patterns; in other values they are part of a unit or a size.
    { name: 'Material', values: material.split('/') },
    { name: 'Pattern', values: pattern.split('/') },
    ...details.map(({ name, value }) => ({ name, values: [value] })),
  ];
  return named
    .filter(({ name, values }) => name !== '' && values.some((value) => value !== ''))
    .map(({ name, values }) => ({ key: titleKey(name, 40), title: name, values }));
}
