// Rewrites sanitised HTML as well-formed paragraphs and flat lists with inline marks.

const TOKEN = /<(\/?)(p|ul|ol|li|strong|em|br)\s*\/?>|([^<]+)|</g;
type Mark = 'strong' | 'em';

/**
 * `html` has no tags but p, ul, ol, li, strong, em and br, none with attributes, and escaped text. Nested lists become one
 * list, empty elements and breaks at edges are removed, text outside of all elements gets a paragraph. Ends after `maxLength`
 * characters, at the end of a paragraph or list item.
 */
export function normalizeHtmlBlocks(html: string, maxLength: number): string {
  const writer = new BlockWriter(maxLength);
  for (const [, slash, tag, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) writer.text(text);
    else if (tag !== undefined) writer.tag(tag, slash === '/');
  }
  return writer.end();
}

class BlockWriter {
  readonly #maxLength: number;
  #html = '';
  /** The paragraph or list item that is being written. */
  #inner = '';
  #marks: Mark[] = [];
  /** The list that is open in the result; `#depth` counts the lists that are open in the source. */
  #list: 'ul' | 'ol' | null = null;
  #depth = 0;
  #isFull = false;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  text(text: string): void {
    this.#inner += this.#inner === '' || this.#inner.endsWith('<br>') ? text.trimStart() : text;
  }

  tag(tag: string, isEnd: boolean): void {
    if (tag === 'br') this.#break();
    else if (tag === 'strong' || tag === 'em') this.#mark(tag, isEnd);
    else if (tag === 'p') this.#paragraph();
    else if (tag === 'li') this.#flush();
    else this.#listTag(tag === 'ol' ? 'ol' : 'ul', isEnd);
  }

  end(): string {
    this.#flush();
    this.#closeList();
    return this.#html;
  }

  /** Paragraphs inside a list item are separated by breaks. */
  #paragraph(): void {
    if (this.#depth > 0) this.#break();
    else this.#flush();
  }

  #break(): void {
    this.#inner = this.#inner.trimEnd();
    if (textOf(this.#inner) !== '') this.#inner += '<br>';
  }

  #mark(mark: Mark, isEnd: boolean): void {
    if (isEnd) {
      const at = this.#marks.lastIndexOf(mark);
      if (at < 0) return;
      // Overlapping marks are closed in order and opened again.
      const inside = this.#marks.splice(at);
      this.#inner += inside.toReversed().map(close).join('') + inside.slice(1).map(open).join('');
      this.#marks.push(...inside.slice(1));
    } else if (!this.#marks.includes(mark)) {
      this.#marks.push(mark);
      this.#inner += open(mark);
    }
  }

  #listTag(kind: 'ul' | 'ol', isEnd: boolean): void {
    this.#flush();
    this.#depth = Math.max(0, this.#depth + (isEnd ? -1 : 1));
    if (this.#depth === 0) this.#closeList();
    else this.#list ??= this.#openList(kind);
  }

  #openList(kind: 'ul' | 'ol'): 'ul' | 'ol' {
    this.#html += `<${kind}>`;
    return kind;
  }

  #closeList(): void {
    if (this.#list === null) return;
    const start = `<${this.#list}>`;
    this.#html = this.#html.endsWith(start)
      ? this.#html.slice(0, -start.length)
      : `${this.#html}</${this.#list}>`;
    this.#list = null;
  }

  #flush(): void {
    const whole = trimMarkup(this.#inner + this.#marks.toReversed().map(close).join(''));
    this.#inner = this.#marks.map(open).join('');
    if (this.#isFull || textOf(whole) === '') return;
    this.#html += this.#list === null ? `<p>${whole}</p>` : `<li>${whole}</li>`;
    this.#isFull = this.#html.length >= this.#maxLength;
  }
}

function open(mark: Mark): string {
  return `<${mark}>`;
}

function close(mark: Mark): string {
  return `</${mark}>`;
}

function textOf(inner: string): string {
  return inner.replace(/<[^>]*>/g, '').trim();
}

/** Without empty marks, and without breaks and spaces at the ends. */
function trimMarkup(inner: string): string {
  let now = inner.trim();
  for (let before = ''; before !== now; ) {
    before = now;
    now = now
      .replace(/<(strong|em)>(\s*)<\/\1>/g, '$2')
      .replace(/(?:\s|<br>)+((?:<\/(?:strong|em)>)*)$/, '$1')
      .replace(/^((?:<(?:strong|em)>)*)(?:\s|<br>)+/, '$1');
  }
  return now;
}
