// A link that the router follows inside the same market, and whose page is loaded ahead on intent.
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { followTarget, routerTarget } from '#src/app/follow-url.ts';
import type { LinkProps } from '#src/ui/ui-context.tsx';

/** `href` as it stands in data, market included. Another market, another site, a new tab: the browser's own work. */
export function RouterLink({ href, onClick, replace, children, ...rest }: LinkProps) {
  const router = useRouter();
  const target = routerTarget(href, router.options.context.services.market.code);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || target === null || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target === '_blank') return;
    event.preventDefault();
    void followTarget(router, target, replace ?? false);
  }

  function preload() {
    if (target !== null) void router.preloadRoute(target as never)?.catch(() => undefined);
  }

  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={preload} onTouchStart={preload}>
      {children}
    </a>
  );
}
