// Types for the part of itemsjs that is used; the package has none.
declare module 'itemsjs' {
  export interface Search<Item> {
    readonly query?: string;
    readonly filters?: Readonly<Record<string, readonly string[]>>;
    readonly filter?: (item: Item) => boolean;
    readonly sort?: string;
    readonly per_page: number;
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    options: {
      searchableFields: readonly string[];
      sortings: Readonly<Record<string, { field: string; order: 'asc' | 'desc' }>>;
      aggregations: Readonly<Record<string, { size: number; conjunction: boolean }>>;
    },
  ): {
    search(request: Search<Item>): {
      readonly pagination: { readonly total: number };
      readonly data: { readonly items: readonly Item[] };
    };
  };
}
