// What a product's description says, without its markup: for search engines and shared links.

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of cleaned HTML on one line; characters that HTML has to escape stand as they are read. */
export function descriptionText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
