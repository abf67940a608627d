// Streams the objects of a JSON document's list one by one, so that the document is never in memory as a whole.
import { FeedError } from '#feeds/feed-log.ts';

/** An object longer than this is refused. */
const MAX_OBJECT_CHARACTERS = 8 * 2 ** 20;
/** Products need five. */
const MAX_DEPTH = 100;

export interface JsonProduct {
  /** Where the object starts, from 1. */
  readonly line: number;
  readonly value: unknown;
}

/**
 * The objects of the outermost list: `[…]` or `{"products": […]}`. Throws FeedError with the line where the text is not
 * well-formed, ends early, or has no list.
 */
export async function* readJsonProducts(text: AsyncIterable<string>): AsyncGenerator<JsonProduct> {
  const scan = new ProductScanner();
  for await (const part of text) {
    scan.feed(part);
    yield* scan.take();
  }
  scan.end();
}

class ProductScanner {
  #line = 1;
  /** The open brackets outside of the list's objects. */
  #open = '';
  #isInString = false;
  #isEscaped = false;
  #hasList = false;
  #listDepth = 0;
  #isListClosed = false;
  #objectLine = 0;
  #object = '';
  #objectDepth = 0;
  /** Everything outside of the objects; parsed at the end to check that it is well-formed. */
  #frame = '';
  /** Of each object: its place in the frame, and the line feeds that the frame lacks since. */
  #left: { readonly at: number; readonly lines: number }[] = [];
  #found: JsonProduct[] = [];

  feed(part: string): void {
    let from = 0;
    for (let at = 0; at < part.length; at += 1) {
      const character = part[at] ?? '';
      if (character === '\n') this.#line += 1;
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (character === '\\') this.#isEscaped = true;
        else if (character === '"') this.#isInString = false;
        continue;
      }
      if (character === '"') this.#isInString = true;
      else if (character === '{' || character === '[') {
        if (this.#objectDepth + this.#open.length === MAX_DEPTH)
          throw new FeedError(`more than ${MAX_DEPTH} brackets inside of one another`, this.#line);
        if (this.#objectDepth > 0) this.#objectDepth += 1;
        else if (character === '{' && this.#isInList()) {
          this.#frame += part.slice(from, at);
          from = at;
          this.#objectDepth = 1;
          this.#objectLine = this.#line;
        } else this.#enter(character, this.#frame + part.slice(from, at));
      } else if (character === '}' || character === ']') {
        if (this.#objectDepth > 1) this.#objectDepth -= 1;
        else if (this.#objectDepth === 1) {
          this.#object += part.slice(from, at + 1);
          from = at + 1;
          this.#objectDepth = 0;
          this.#finish();
        } else this.#leave(character);
      }
    }
    if (this.#objectDepth > 0) this.#object += part.slice(from);
    else this.#frame += part.slice(from);
    if (this.#object.length > MAX_OBJECT_CHARACTERS || this.#frame.length > MAX_OBJECT_CHARACTERS)
      throw new FeedError(`more than ${MAX_OBJECT_CHARACTERS} characters in one object`, this.#line);
  }

  *take(): Generator<JsonProduct> {
    const found = this.#found;
    this.#found = [];
    yield* found;
  }

  end(): void {
    if (this.#objectDepth > 0)
      throw new FeedError('the file ends in the middle of an object: it is cut short', this.#objectLine);
    if (this.#open !== '')
      throw new FeedError('the file ends before its list does: it is cut short', this.#line);
    try {
      JSON.parse(this.#frame);
    } catch (cause) {
      throw new FeedError(`not well-formed JSON: ${messageOf(cause)}`, this.#lineInFrame(cause));
    }
    if (!this.#hasList) throw new FeedError('holds no list of products', 1);
  }

  /** Inside the list of products: the document itself, or the value of "products". */
  #isInList(): boolean {
    return this.#hasList && !this.#isListClosed && this.#open.length === this.#listDepth;
  }

  #enter(bracket: string, before: string): void {
    const isProducts =
      this.#open === '' || (this.#open === '{' && /"products"\s*:\s*$/.test(before.slice(-200)));
    if (bracket === '[' && isProducts && !this.#isListClosed) {
      this.#hasList = true;
      this.#listDepth = this.#open.length + 1;
    }
    this.#open += bracket;
  }

  #leave(bracket: string): void {
    const opening = bracket === '}' ? '{' : '[';
    if (this.#open.at(-1) !== opening)
      throw new FeedError(`not well-formed JSON: "${bracket}" closes nothing`, this.#line);
    if (this.#isInList() && bracket === ']') this.#isListClosed = true;
    this.#open = this.#open.slice(0, -1);
  }

  #finish(): void {
    // A null in its place keeps the rest a well-formed list.
    this.#frame += 'null';
    this.#left.push({ at: this.#frame.length, lines: this.#line - this.#objectLine });
    try {
      this.#found.push({ line: this.#objectLine, value: JSON.parse(this.#object) });
    } catch (cause) {
      throw new FeedError(
        `not well-formed JSON: ${messageOf(cause)}`,
        this.#objectLine + lineWithin(this.#object, cause),
      );
    }
    this.#object = '';
  }

  #lineInFrame(cause: unknown): number {
    const end = positionIn(cause);
    const left = this.#left.filter(({ at }) => at <= end).reduce((sum, { lines }) => sum + lines, 0);
    return 1 + lineWithin(this.#frame, cause) + left;
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message.replace(/,? ?"[^]*$/, '') : String(cause);
}

/** The position that the parser's message names. */
function positionIn(cause: unknown): number {
  return Number(/position (\d+)/.exec(cause instanceof Error ? cause.message : '')?.[1] ?? 0);
}

/** Lines between the text's start and that position. */
function lineWithin(text: string, cause: unknown): number {
  return text.slice(0, positionIn(cause)).split('\n').length - 1;
}
