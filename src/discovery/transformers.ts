// What a host page changes of products, listings and pages before they are shown; one that throws changes nothing (NE-03).
import type {
  DiscoveryClient,
  ListingPage,
  ProductCard,
  SearchPage,
  SearchSuggestions,
} from '#contract/clients.ts';
import { ok, type Result } from '#contract/result.ts';
import { report } from '#src/platform/log.ts';

/** Each takes a list as it came, and returns the one to show, at once or later. */
export interface Transformers {
  readonly cards?: Transformer<ProductCard>;
  /** Those among suggestions. */
  readonly listings?: Transformer<SearchSuggestions['listings'][number]>;
  /** Pages of the shop, those among suggestions. */
  readonly contentLinks?: Transformer<SearchSuggestions['contentLinks'][number]>;
}
type Transformer<T> = (items: readonly T[]) => readonly T[] | Promise<readonly T[]>;

/** A client whose responses are transformed. The page that a host begins with is transformed by `transformPage`. */
export function withTransformers(client: DiscoveryClient, transformers: Transformers): DiscoveryClient {
  const { cards, listings, contentLinks } = transformers;
  return {
    more: async (...request) =>
      mapped(await client.more(...request), async (more) => ({
        ...more,
        cards: await transformed('cards', cards, more.cards),
      })),
    apply: async (...request) =>
      mapped(await client.apply(...request), async (applied) => ({
        ...applied,
        page: await mapped(applied.page, (page) => transformPage(page, transformers)),
      })),
    suggest: async (...request) =>
      mapped(await client.suggest(...request), async (suggestions) => ({
        ...suggestions,
        cards: await transformed('cards', cards, suggestions.cards),
        listings: await transformed('listings', listings, suggestions.listings),
        contentLinks: await transformed('contentLinks', contentLinks, suggestions.contentLinks),
      })),
    recommend: async (...request) =>
      mapped(await client.recommend(...request), (found) => transformed('cards', cards, found)),
    forgetSearches: () => client.forgetSearches(),
  };
}

export async function transformPage<P extends ListingPage | SearchPage>(
  page: P,
  { cards }: Transformers,
): Promise<P> {
  const { products } = page;
  const own = {
    ...page,
    products: { ...products, cards: await transformed('cards', cards, products.cards) },
  };
  if (!('alternatives' in page)) return own;
  return { ...own, alternatives: await transformed('cards', cards, page.alternatives) };
}

async function transformed<T>(
  name: keyof Transformers,
  transform: Transformer<T> | undefined,
  items: readonly T[],
): Promise<readonly T[]> {
  if (transform === undefined) return items;
  try {
    const changed: unknown = await transform(items);
    if (!Array.isArray(changed)) throw new TypeError('no list was returned');
    return changed as readonly T[];
  } catch (error) {
    report(error, `${name} transformer failed`);
    return items;
  }
}

async function mapped<T>(result: Result<T>, change: (value: T) => Promise<T>): Promise<Result<T>> {
  return result.ok ? ok(await change(result.value)) : result;
}
