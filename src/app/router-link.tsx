// A link that is followed inside the same market without a new document, and whose page is loaded ahead on intent.
import type { MouseEvent } from 'react';
import { useApp } from '#src/app/app.tsx';
import { isInMarket } from '#src/app/follow-url.ts';
import type { LinkProps } from '#src/ui/ui-context.tsx';

/** `href` as it stands in data, market included. Another market, another site, a new tab: the browser's own work. */
export function RouterLink({ href, onClick, replace, children, ...rest }: LinkProps) {
  const { navigation, services } = useApp();
  // Of a page's hundred links few are ever followed.
  const isOwn = () => isInMarket(href, services.market.code);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target === '_blank') return;
    if (!isOwn()) return;
    event.preventDefault();
    void navigation.follow(href, replace ?? false);
  }

  function preload() {
    if (isOwn()) navigation.preload(href);
  }

  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={preload} onTouchStart={preload}>
      {children}
    </a>
  );
}
