// Reads Google Merchant feeds in XML (RSS 2.0, RSS 1.0 and Atom), one item at a time.
import { SaxesParser } from 'saxes';
import { type FeedLog, FeedError } from '#feeds/feed-log.ts';
import { offerOfGoogleItem } from '#feeds/google-item.ts';
import type { RawOffer } from '#feeds/raw-offer.ts';

/** A longer value is refused, and so is anything else without a tag in it: the parser holds both in memory as a whole. */
const MAX_VALUE_CHARACTERS = 2 * 2 ** 20;
/** Of all values of an item, with room for their names. */
const MAX_ITEM_CHARACTERS = 8 * 2 ** 20;
/** What an element takes in memory besides its text. */
const ENTRY_CHARACTERS = 100;
/** Feeds need five. */
const MAX_DEPTH = 100;

interface Item {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  readonly details: { name: string; value: string }[];
  size: number;
}

/** Throws FeedError with the line where the document is not well-formed or not a feed. */
export async function* readGoogleXml(
  text: AsyncIterable<string>,
  log: FeedLog,
  now: number,
): AsyncGenerator<RawOffer> {
  const reader = new ItemReader();
  for await (const part of text) {
    reader.write(part);
    for (const item of reader.take()) yield offer(item);
  }
  reader.close();
  for (const item of reader.take()) yield offer(item);

  function offer({ line, fields, details }: Item): RawOffer {
    log.rows += 1;
    return offerOfGoogleItem(line, fields, details, now, log);
  }
}

class ItemReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  #done: Item[] = [];
  #path: string[] = [];
  #item: Item | null = null;
  /** The depth of the item's own element. */
  #itemDepth = 0;
  #value = '';
  #hasFeedRoot = false;
  /** Of parts of the text without a tag, at the end of what was written. */
  #untagged = 0;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new FeedError(`not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`, parser.line);
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
    parser.on('closetag', () => this.#close());
  }

  write(part: string): void {
    this.#untagged += part.length;
    this.#parser.write(part);
    if (this.#untagged > MAX_VALUE_CHARACTERS)
      throw new FeedError(`more than ${MAX_VALUE_CHARACTERS} characters without a tag`, this.#parser.line);
  }

  close(): void {
    this.#parser.close();
    if (!this.#hasFeedRoot)
      throw new FeedError('the document is no product feed: rss, feed or rdf was expected', 1);
  }

  take(): Item[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open(name: string, attributes: Readonly<Record<string, unknown>>): void {
    this.#untagged = 0;
    const local = localName(name);
    if (this.#path.length === MAX_DEPTH)
      throw new FeedError(`more than ${MAX_DEPTH} elements inside of one another`, this.#parser.line);
    if (this.#path.length === 0) this.#hasFeedRoot = ['rss', 'feed', 'rdf', 'channel'].includes(local);
    this.#path.push(local);
    this.#value = '';
    if (this.#item === null && (local === 'item' || local === 'entry')) {
      this.#item = { line: this.#parser.line, fields: new Map(), details: [], size: 0 };
      this.#itemDepth = this.#path.length;
    }
    const href = attributes['href'];
    if (this.#item !== null && local === 'link' && typeof href === 'string') this.#value = href;
  }

  #add(text: string): void {
    this.#value += text;
    if (this.#value.length > MAX_VALUE_CHARACTERS)
      throw new FeedError(`a value of more than ${MAX_VALUE_CHARACTERS} characters`, this.#parser.line);
  }

  #close(): void {
    this.#untagged = 0;
    const depth = this.#path.length;
    const name = this.#path.pop() ?? '';
    const value = this.#value.trim();
    this.#value = '';
    if (this.#item === null) return;
    this.#item.size += name.length + value.length + ENTRY_CHARACTERS;
    if (this.#item.size > MAX_ITEM_CHARACTERS)
      throw new FeedError(`more than ${MAX_ITEM_CHARACTERS} characters in one item`, this.#item.line);
    if (depth === this.#itemDepth) {
      this.#done.push(this.#item);
      this.#item = null;
    } else if (depth === this.#itemDepth + 1) {
      const values = this.#item.fields.get(name) ?? [];
      values.push(value);
      this.#item.fields.set(name, values);
    } else if (depth === this.#itemDepth + 2 && this.#path.at(-1) === 'product_detail') {
      this.#detail(this.#item.details, name, value);
    }
    // Deeper elements, such as the price of g:shipping, are not the item's own.
  }

  #detail(details: { name: string; value: string }[], name: string, value: string): void {
    if (name === 'attribute_name') details.push({ name: value, value: '' });
    const last = details.at(-1);
    if (name === 'attribute_value' && last !== undefined) last.value = value;
  }
}

/** "g:price" is `price`; names are compared in lower case. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
