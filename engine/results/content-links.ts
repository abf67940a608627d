// Editorial pages that match a query: every query word is a prefix of a word of the page.
import type { ContentLink } from '#contract/search.ts';
import type { EngineContent } from '#engine/catalogue.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { hasShape, type Shape } from '#engine/snapshot/shapes.ts';
import { fold } from '#engine/text/fold.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

const MAX_LINKS = 12;

/** Pages whose title matches come first. */
export function contentLinks(pair: SnapshotPair, query: string): ContentLink[] {
  const typed = tokenize(query)
    .filter(({ text }) => !pair.analyser.isStopWord(text))
    .map(({ text }) => fold(text));
  if (typed.length === 0) return [];
  const has = (words: readonly string[]) =>
    typed.every((part) => words.some((word) => word.startsWith(part)));
  const matching = pair.rows('contents', readContent).filter(({ all }) => has(all));
  return matching
    .map((page) => ({ page, rank: has(page.title) ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_LINKS)
    .map(({ page: { content } }) => ({
      type: 'content_link',
      title: content.title,
      description: content.description,
      page_url: `/${pair.market.market}${content.pageUrl}`,
      image_url: content.imageUrl,
    }));
}

/** A page with its tokenized title and full text. */
interface Page {
  readonly content: EngineContent;
  readonly title: readonly string[];
  readonly all: readonly string[];
}

const SHAPE: Shape = {
  title: 'string',
  description: 'string',
  text: 'string',
  pageUrl: 'string',
  imageUrl: 'string?',
};

function readContent(row: unknown): Page | undefined {
  if (!hasShape(row, SHAPE)) return undefined;
  const content = row as EngineContent;
  const words = (text: string) => tokenize(text).map((word) => fold(word.text));
  const title = words(content.title);
  return { content, title, all: [...title, ...words(content.description), ...words(content.text)] };
}
