// The head of a page: title, description, canonical, hreflang for every market, structured data (SS-05).
import { MARKETS, type Market } from '#contract/market.ts';

export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Market-free path of the page, without its query. */
  readonly path: string;
  readonly origin: string;
  readonly market: Market;
  readonly jsonLd?: object | readonly object[];
  /** Base address of the picture that stands for the page. */
  readonly image?: string | undefined;
  readonly isIndexed?: boolean;
}

interface HeadTags {
  meta: Record<string, string>[];
  links: Record<string, string>[];
  scripts: { type: string; children: string }[];
}

export function headOf(facts: HeadFacts): HeadTags {
  const { origin, market, path } = facts;
  const address = (code: string) => `${origin}/${code}${path === '/' ? '' : path}`;
  const title = facts.title === 'Cairn' ? 'Cairn' : `${facts.title} · Cairn`;
  const jsonLd = facts.jsonLd === undefined ? [] : [facts.jsonLd].flat();
  return {
    meta: [
      { title } as Record<string, string>,
      { name: 'description', content: facts.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: facts.description },
      { property: 'og:url', content: address(market.code) },
      ...(facts.image === undefined
        ? []
        : [{ property: 'og:image', content: `${origin}${facts.image}?width=960` }]),
      ...(facts.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      { rel: 'canonical', href: address(market.code) },
      ...MARKETS.map(({ code }) => ({ rel: 'alternate', hrefLang: hreflangOf(code), href: address(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address('en-eu') },
    ],
    scripts: jsonLd.map((data) => ({ type: 'application/ld+json', children: inert(JSON.stringify(data)) })),
  };
}

/** A region of our own (EU, OC, AS) is no hreflang region: the language alone stands for `eu`, the others name a country. */
function hreflangOf(code: string): string {
  const [language = 'en', region = ''] = code.split('-');
  if (region === 'eu') return language;
  const country = { oc: 'AU', as: 'SG' }[region] ?? region.toUpperCase();
  return `${language}-${country}`;
}

/** JSON that can't end its script element. */
function inert(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
