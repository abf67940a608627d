// Editorial pages that answer a query: every word begins a word of the page.
import type { ContentLink } from '#contract/search.ts';
import type { EngineContent } from '#engine/catalogue.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import { hasShape, type Shape } from '#engine/snapshot/shapes.ts';
import { fold } from '#engine/text/fold.ts';
import { wordsOf } from '#engine/text/words.ts';

const MAX_LINKS = 4;

/** Those with the words in their title first. */
export function contentLinks(pair: Pair, query: string): ContentLink[] {
  const typed = wordsOf(query)
    .filter(({ text }) => !pair.analyser.isStopWord(text))
    .map(({ text }) => fold(text));
  if (typed.length === 0) return [];
  const has = (text: string) => {
    const words = wordsOf(text).map((word) => fold(word.text));
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  };
  const found = pair
    .list('contents')
    .filter(isContent)
    .flatMap((content) => {
      if (has(content.title)) return [{ content, place: 0 }];
      return has(`${content.title} ${content.description} ${content.text}`) ? [{ content, place: 1 }] : [];
    });
  return found
    .sort((a, b) => a.place - b.place)
    .slice(0, MAX_LINKS)
    .map(({ content }) => ({
      type: 'content_link',
      title: content.title,
      description: content.description,
      page_url: `/${pair.market.market}${content.pageUrl}`,
      image_url: content.imageUrl,
    }));
}

function isContent(value: unknown): value is EngineContent {
  const shape: Shape = {
    title: 'string',
    description: 'string',
    text: 'string',
    pageUrl: 'string',
    imageUrl: 'string?',
  };
  return hasShape(value, shape);
}
