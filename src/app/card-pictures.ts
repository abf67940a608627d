// The pictures of a card's colours, from the page of its product, which is loaded ahead for who points at the card.
import { cardPictureAt, cardPictures } from '#contract/card-picture.ts';
import type { PageClient, ProductCard } from '#contract/clients.ts';
import type { CardPictures } from '#src/ui/ui-context.tsx';

const SLUG = /\/p\/([^/?#]+)/;

/** Empty where they cannot be had, as without a network and a copy of the shop. */
export async function picturesOfCard(
  client: Pick<PageClient, 'product'>,
  market: string,
  { variants }: ProductCard,
): Promise<CardPictures> {
  const slug = SLUG.exec(variants[0]?.href ?? '')?.[1];
  const page = slug === undefined ? undefined : await client.product(market, decodeURIComponent(slug));
  const colors = page?.ok === true ? page.value.product.variants : [];
  return new Map(
    colors.map(({ colorVariantId, images }) => [
      colorVariantId,
      cardPictures(
        images.map(({ url }) => url),
        cardPictureAt(images),
      ),
    ]),
  );
}
