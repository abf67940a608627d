// The form that adds a product to the cart: size, price and button; on phones price and button stay visible (PR-06).
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OptimisticCartRow } from '#contract/clients.ts';
import { NEW_LABEL } from '#contract/limits.ts';
import type { Currency } from '#contract/market.ts';
import type { Product, ProductColor } from '#contract/product.ts';
import styles from '#src/features/product/buy-form.module.css';
import {
  chosenSize,
  hasSizeHelp,
  hasStock,
  priceOf,
  rowDetailsOf,
  sizeTitleOf,
} from '#src/features/product/choice.ts';
import { SizePicker } from '#src/features/product/size-picker.tsx';
import { useServices } from '#src/services/services.tsx';
import { Badges } from '#src/ui/badges.tsx';
import { Button } from '#src/ui/button.tsx';
import { island } from '#src/ui/island.tsx';
import { Price } from '#src/ui/price.tsx';

/** The room of a line with the link: a target, less the margin above it (size-help.module.css). */
const SIZE_HELP_PX = 44 - 12;
const SizeHelp = island(() => import('#src/features/product/size-help.tsx').then((file) => file.SizeHelp), {
  fallback: <div style={{ blockSize: SIZE_HELP_PX }} />,
});

/** Adds an article to the cart; resolves to the message to show when it failed, else to null. */
export type AddToCart = (articleId: string, optimisticRow: OptimisticCartRow) => Promise<string | null>;

interface BuyFormProps {
  readonly product: Product;
  readonly variant: ProductColor;
  readonly onAdd: AddToCart;
}

/** Rendered without a wrapping element: on phones the bar sticks to the bottom of the page. */
export function BuyForm({ product, variant, onAdd }: BuyFormProps) {
  const services = useServices();
  const { texts, market } = services;
  const formId = useId();
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  /** Of the size that the shopper chose, perhaps in another colour. */
  const [articleId, setArticleId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  /** Why nothing was added, of the colour that it was said of. */
  const [problem, setProblem] = useState<{ colorId: string; text: string | null } | null>(null);
  const colorId = variant.colorVariantId;
  const message = problem?.colorId === colorId ? problem.text : null;
  const sizeTitle = sizeTitleOf(product, articleId);
  const size = chosenSize(variant, sizeTitle);
  const isBuyable = hasStock(variant);
  const price = priceOf(variant, size, product.currency as Currency);

  // A size may be chosen before the script that knows of it has come, and the button pressed at once after it:
  // a later effect would run after the press.
  useLayoutEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (early != null) setArticleId(early.value);
  }, []);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    if (size === undefined) {
      setProblem({ colorId, text: texts.product.sizeMissing });
      form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    setIsAdding(true);
    const href = services.href(`/p/${product.slug}?color=${encodeURIComponent(colorId)}`);
    const text = await onAdd(size.articleId, rowDetailsOf(product, variant, size, href));
    setProblem({ colorId, text });
    setIsAdding(false);
  }

  function soldOutText(): string {
    if (!isBuyable) return texts.product.soldOutHere;
    const isSoldOut = size === undefined && variant.sizes.some(({ title }) => title === sizeTitle);
    return isSoldOut && sizeTitle !== null ? texts.product.soldOutSize(sizeTitle) : '';
  }

  function choose(id: string) {
    setArticleId(id);
    setProblem(null);
  }

  return (
    <>
      <form
        ref={form}
        id={formId}
        className={styles['form']}
        onSubmit={(event) => void add(event)}
        noValidate
        data-scripted
        // Pressed before any script is there it does nothing: the page, and the size that was chosen, stay.
        method="dialog"
      >
        <div className={styles['price']}>
          <Price {...price} currency={product.currency as Currency} size="page" />
          <Badges isNew={product.labels.some(({ title }) => title === NEW_LABEL)} {...price} />
          <p className={styles['tax']}>
            {market.pricesIncludeTax ? texts.product.vatIncluded : texts.product.vatExcluded}
          </p>
        </div>
        <SizePicker
          variant={variant}
          chosen={size?.articleId ?? null}
          problemId={message !== null && size === undefined ? problemId : undefined}
          onChoose={choose}
        />
        {hasSizeHelp(product, variant) ? (
          <SizeHelp product={product} variant={variant} chosen={size?.articleId ?? null} />
        ) : null}
        <p id={problemId} className={styles['problem']} role="alert">
          {message ?? soldOutText()}
        </p>
      </form>
      <div className={styles['bar']}>
        <span className={styles['barPrice']} aria-hidden="true">
          <Price {...price} currency={product.currency as Currency} />
        </span>
        <Button kind="primary" type="submit" form={formId} isWide isBusy={isAdding} disabled={!isBuyable}>
          {isBuyable ? texts.product.add : texts.product.soldOut}
        </Button>
      </div>
    </>
  );
}
