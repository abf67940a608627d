// The product route's screen, bound to its loader and to the colour in the URL.
import { getRouteApi } from '@tanstack/react-router';
import { queryParameter } from '#src/app/url-query.ts';
import { useAddToCart } from '#src/features/cart/use-add-to-cart.ts';
import { ProductScreen } from '#src/features/product/product-screen.tsx';

const route = getRouteApi('/p/$slug');

export function ProductRoute() {
  const page = route.useLoaderData();
  const color = queryParameter(route.useSearch(), 'color');
  const addToCart = useAddToCart();
  return (
    <ProductScreen
      key={page.product.id}
      page={page}
      onAdd={addToCart}
      {...(color === undefined ? {} : { color })}
    />
  );
}
