// Reads Google Merchant feeds in columns: tab-separated, or comma-separated with the same headers.
import { readRows } from '#feeds/delimited.ts';
import type { FeedLog } from '#feeds/feed-log.ts';
import { offerOfGoogleItem } from '#feeds/google-item.ts';
import type { RawOffer } from '#feeds/raw-offer.ts';

export async function* readGoogleTsv(
  text: AsyncIterable<string>,
  delimiter: string,
  log: FeedLog,
  now: number,
): AsyncGenerator<RawOffer> {
  const { header, rows } = await readRows(text, delimiter, log);
  const attributes = header.map(attributeOf);
  for await (const row of rows) {
    const fields = new Map<string, string[]>();
    for (const [position, attribute] of attributes.entries()) {
      const value = row.at(position);
      if (value === '') continue;
      const values = fields.get(attribute) ?? [];
      values.push(...(attribute === 'product_type' ? value.split(/,\s*(?=[^,]*>)/) : [value]));
      fields.set(attribute, values);
    }
    yield offerOfGoogleItem(row.line, fields, [], now, log);
  }
}

/** "g:image link" and "Image_Link" are `image_link`. */
export function attributeOf(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\(.*\)$/, '')
    .trim()
    .replace(/[\s-]+/g, '_');
}
