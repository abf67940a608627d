// The product route's screen, bound to its loader and to the colour in the address.
import { getRouteApi } from '@tanstack/react-router';
import { ProductScreen } from '#src/features/product/product-screen.tsx';

const route = getRouteApi('/p/$slug');

export function ProductRoute() {
  const page = route.useLoaderData();
  const { color } = route.useSearch() as { color?: string };
  return <ProductScreen key={page.product.id} page={page} {...(color === undefined ? {} : { color })} />;
}
