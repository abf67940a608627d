// The product card of rows, listings, search and recommendations (GR-04).
import { Fragment, type Ref, useId, useState } from 'react';
import { MIDDLE_BUTTON } from '#contract/early-clicks.ts';
import type { CardVariant, ProductCard as Card } from '#contract/clients.ts';
import { Badges } from '#src/ui/badges.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Price } from '#src/ui/price.tsx';
import styles from '#src/ui/product-card.module.css';
import { Link } from '#src/ui/link.tsx';
import { useUi } from '#src/ui/ui-context.tsx';
import { useCardPictures } from '#src/ui/use-card-pictures.ts';

interface ProductCardProps {
  readonly card: Card;
  /** As in <img sizes>. */
  readonly sizes: string;
  /** Visible without scrolling: its image loads at once. */
  readonly eager?: boolean;
  /** Of the card's radio buttons, unique on the page; absent: a longer one is made up. */
  readonly dotsName?: string;
  readonly ref?: Ref<HTMLElement>;
  /** Called when the shopper follows the card. */
  readonly onNavigate?: (card: Card) => void;
}

/** From two columns of a small phone to four of a wide window, on fine screens. */
const CARD_WIDTHS = [320, 480, 640, 960] as const;
/** Colours to choose from; the rest becomes a number. */
const MAX_DOTS = 5;

/** The variant that a dot stands for, by the one that the card named then: a result that names another has its own. */
type Chosen = Readonly<Record<string, string>>;

export function ProductCard({ card, sizes, eager, dotsName, ref, onNavigate }: ProductCardProps) {
  const { texts } = useUi();
  const [chosen, choose] = useState<Chosen>({});
  const [isPointedAt, setPointedAt] = useState(false);
  const pictures = useCardPictures(card);
  const point = () => {
    setPointedAt(true);
    pictures.ask();
  };
  const named = card.variants[card.variantIndex] ?? card.variants[0];
  if (named === undefined) return null;
  const variant = card.variants.find((one) => one.variantId === chosen[named.variantId]) ?? named;
  const tellFollowed = () => onNavigate?.({ ...card, variantIndex: card.variants.indexOf(variant) });
  return (
    <article ref={ref} data-part="product-card">
      {/* Without classes and an element around the texts: a page has many of them, and their places say what they are. */}
      <Link
        href={variant.href}
        onClick={tellFollowed}
        onAuxClick={({ button }) => {
          if (button === MIDDLE_BUTTON) tellFollowed();
        }}
        onPointerOver={point}
        onFocus={point}
      >
        <CardPictures
          variant={variant}
          images={pictures.of(variant)}
          sizes={sizes}
          eager={eager ?? false}
          withSecond={isPointedAt}
        />
        <p>
          {card.isReuse ? texts.card.reuse : card.brand}
          {variant.inStock ? '' : ` · ${texts.card.soldOut}`}
        </p>
        <p>
          <Highlighted text={variant.title} ranges={card.highlights} />
        </p>
        <p>{card.subtitle}</p>
        {variant.colorName === '' ? null : <p>{variant.colorName}</p>}
        <Price listMinor={variant.listMinor} saleMinor={variant.saleMinor} currency={card.currency} />
        <Badges isNew={card.isNew} listMinor={variant.listMinor} saleMinor={variant.saleMinor} />
      </Link>
      {card.variants.length > 1 ? (
        <Dots
          card={card}
          name={dotsName}
          current={variant}
          onPoint={pictures.ask}
          onChoose={({ variantId }) => {
            pictures.ask();
            choose({ [named.variantId]: variantId });
          }}
        />
      ) : null}
    </article>
  );
}

interface CardPicturesProps {
  readonly variant: CardVariant;
  /** Its pictures; none until they are known. */
  readonly images: readonly string[];
  readonly sizes: string;
  readonly eager: boolean;
  /** Not before somebody points at the card: most are never pointed at, and a finger shows no second picture. */
  readonly withSecond: boolean;
}

function CardPictures({ variant, images: [first, second], sizes, eager, withSecond }: CardPicturesProps) {
  const common = { alt: '', sizes, widths: CARD_WIDTHS, isStyledByContainer: true };
  return (
    <span
      className={styles['frame']}
      data-sizes={variant.sizes === '' ? undefined : variant.sizes}
      style={{ color: variant.tint }}
    >
      {first === undefined ? null : <Picture {...common} src={first} eager={eager} />}
      {second === undefined || !withSecond ? null : (
        <span className={styles['second']}>
          <Picture {...common} src={second} />
        </span>
      )}
    </span>
  );
}

interface DotsProps {
  readonly card: Card;
  readonly name: string | undefined;
  readonly current: CardVariant;
  readonly onPoint: () => void;
  readonly onChoose: (variant: CardVariant) => void;
}

/** The colours of the product, of which one is shown and linked to: one tab stop, by arrow keys. */
function Dots({ card: { variants }, name, current, onPoint, onChoose }: DotsProps) {
  const id = useId();
  const { texts } = useUi();
  // They are many, and their tooltips only matter to a pointer.
  const [isPointedAt, setPointedAt] = useState(false);
  const hiddenCount = variants.length - MAX_DOTS;
  return (
    <span
      role="radiogroup"
      aria-label={texts.card.colors(variants.length)}
      onPointerOver={() => {
        setPointedAt(true);
        onPoint();
      }}
      onFocus={onPoint}
    >
      {variants.slice(0, MAX_DOTS).map((variant) => (
        <input
          key={variant.variantId}
          type="radio"
          name={name ?? id}
          aria-label={variant.colorName}
          title={isPointedAt ? variant.colorName : undefined}
          checked={variant === current}
          onChange={() => onChoose(variant)}
          style={{ color: variant.colorHex }}
        />
      ))}
      {hiddenCount > 0 ? <span>+{hiddenCount}</span> : null}
    </span>
  );
}

/** `ranges` are [start, end) offsets in `text`, ascending and without overlap. */
function Highlighted({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  const starts = ranges.map(([start]) => start);
  return (
    <>
      {text.slice(0, starts[0])}
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end, starts[index + 1])}
        </Fragment>
      ))}
    </>
  );
}
