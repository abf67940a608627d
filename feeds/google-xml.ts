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
/** Elements of an item that consist of elements with values of their own; what is inside of others is markup. */
const COMPOUND = new Set(['product_detail', 'structured_title', 'structured_description']);

interface Item {
  readonly line: number;
  /** Of elements with a prefix, which are Google's, and of those without one, which are the shop system's. */
  readonly prefixed: Map<string, string[]>;
  readonly unprefixed: Map<string, string[]>;
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

  function offer({ line, prefixed, unprefixed, details }: Item): RawOffer {
    log.rows += 1;
    const fields = new Map(prefixed);
    for (const [name, values] of unprefixed) fields.set(name, [...(prefixed.get(name) ?? []), ...values]);
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
  /** Whether the value's element has a prefix. */
  #isPrefixed = false;
  #value = '';
  /** The depth of the outermost element that is markup inside a value; 0 outside of one. */
  #markupDepth = 0;
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
    if (this.#markupDepth > 0 || this.#isMarkup(name)) {
      this.#markupDepth ||= this.#path.length;
      this.#add(`<${local}>`);
      return;
    }
    this.#value = '';
    if (this.#path.length === this.#itemDepth + 1) this.#isPrefixed = name.includes(':');
    if (this.#item === null && (local === 'item' || local === 'entry')) {
      this.#item = {
        line: this.#parser.line,
        prefixed: new Map(),
        unprefixed: new Map(),
        details: [],
        size: 0,
      };
      this.#itemDepth = this.#path.length;
    }
    const href = attributes['href'];
    if (this.#item !== null && local === 'link' && typeof href === 'string') this.#value = href;
  }

  /** Whether the element just opened is part of a value, as in "Warm and <b>light</b>". */
  #isMarkup(name: string): boolean {
    const isInValue = this.#item !== null && this.#path.length > this.#itemDepth + 1;
    return isInValue && !name.includes(':') && !COMPOUND.has(this.#path[this.#itemDepth] ?? '');
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
    if (this.#markupDepth > 0) {
      if (depth === this.#markupDepth) this.#markupDepth = 0;
      if (name !== 'br') this.#add(`</${name}>`);
      return;
    }
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
      const fields = this.#isPrefixed ? this.#item.prefixed : this.#item.unprefixed;
      const values = fields.get(name) ?? [];
      values.push(value);
      fields.set(name, values);
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
