// The product route's screen, bound to its loader and to the colour in the URL.
import type { ProductPage } from '#contract/clients.ts';
import type { ScreenProps } from '#src/app/screens/screen.ts';
import { parseUrlQuery, queryParameter } from '#src/app/url-query.ts';
import { useAddToCart } from '#src/features/cart/use-add-to-cart.ts';
import { ProductScreen } from '#src/features/product/product-screen.tsx';

export function ProductRoute({ data: page, search }: ScreenProps<ProductPage>) {
  const color = queryParameter(parseUrlQuery(search), 'color');
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
