// Structured data that is not a product's own: a page's breadcrumbs, and the organization behind the shop.

export function breadcrumbJsonLd(
  origin: string,
  crumbs: readonly { title: string; href: string }[],
  last: string,
): object {
  const items = [
    ...crumbs.map((crumb) => ({ name: crumb.title, item: `${origin}${crumb.href}` })),
    { name: last },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}

export function organizationJsonLd(properties: Readonly<Record<string, unknown>>): object {
  return { '@context': 'https://schema.org', '@type': 'Organization', ...properties };
}
