// A real link that the router follows inside the same market, and that loads its target's data on intent.
import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Replaces the history entry, and keeps the scroll position. */
  readonly replace?: boolean;
};

/** `href` as it stands in data, market included. Another market, another origin, a new tab: the browser's own work. */
export function ShopLink({ href, onClick, replace, children, ...rest }: ShopLinkProps) {
  const router = useRouter();
  const target = routerTarget(href, router.options.context.base);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || target === null || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target === '_blank') return;
    event.preventDefault();
    void router.navigate({ ...target, replace: replace ?? false, resetScroll: !replace } as never);
  }

  function prepare() {
    if (target !== null) void router.preloadRoute(target as never)?.catch(() => undefined);
  }

  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={prepare} onTouchStart={prepare}>
      {children}
    </a>
  );
}

/** The router's own words for an address below its market's segment; null when it is none of its pages. */
function routerTarget(
  href: string,
  base: string,
): { to: string; search: Record<string, string>; hash?: string } | null {
  const match = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(href);
  if (match === null) return null;
  const [, path = '/', query = '', hash = ''] = match;
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return {
    to: path.slice(base.length) || '/',
    search: Object.fromEntries(new URLSearchParams(query)),
    ...(hash === '' ? {} : { hash: hash.slice(1) }),
  };
}
