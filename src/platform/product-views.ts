// Reports the product whose page is on screen, once it stayed there for a while (EV-09).

/** EV-09: a page that was left sooner does not count. */
const VIEWED_AFTER_MS = 2_000;

/** What is needed of the router. */
export interface ObservableRouter {
  readonly state: {
    readonly matches: readonly { readonly status: string; readonly loaderData?: unknown }[];
  };
  subscribe(event: 'onResolved', listener: () => void): () => void;
}

/** Another colour of the same product is no other page. */
export function trackProductViews(router: ObservableRouter, onViewed: (productId: string) => void): void {
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const match = router.state.matches.at(-1);
    const data = match?.status === 'success' ? match.loaderData : undefined;
    const id = (data as { readonly product?: { readonly id: string } } | undefined)?.product?.id;
    if (id === last) return;
    last = id;
    clearTimeout(timer);
    if (id !== undefined) timer = setTimeout(() => onViewed(id), VIEWED_AFTER_MS);
  };
  check();
  router.subscribe('onResolved', check);
}
