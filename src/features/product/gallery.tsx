// The product's images: a scroll column on wide windows, in two from 1280 px; swiped one by one on phones; each can be enlarged.
import { IMAGE_WIDTHS } from '#contract/image-widths.ts';
import type { ProductColor } from '#contract/product.ts';
import styles from '#src/features/product/gallery.module.css';
import { useTexts } from '#src/services/services.tsx';
import { Picture } from '#src/ui/image.tsx';

/** As in <img sizes>. */
export const GALLERY_SIZES = '(min-width: 1280px) 33vw, (min-width: 768px) 60vw, 88vw';

/** The narrowest window shows a picture about 280 px wide. */
const WIDTHS = IMAGE_WIDTHS.filter((width) => width >= 320);

interface GalleryProps {
  readonly images: ProductColor['images'];
  /** Name of product and colour, for the alt texts. */
  readonly name: string;
  /** Called with the index of the image. */
  readonly onEnlarge: (index: number) => void;
}

export function Gallery({ images, name, onEnlarge }: GalleryProps) {
  const texts = useTexts();
  return (
    <section className={styles['gallery']} data-part="gallery" aria-label={texts.product.images}>
      {images.map((image, index) => (
        <button
          key={image.url}
          type="button"
          className={styles['picture']}
          style={{ backgroundColor: image.tint }}
          onClick={() => onEnlarge(index)}
        >
          <Picture
            src={image.url}
            alt={texts.product.imageOf(name, index + 1, images.length)}
            sizes={GALLERY_SIZES}
            widths={WIDTHS}
            tint={image.tint}
            eager={index === 0}
          />
          {images.length > 1 ? (
            <span className={styles['count']} aria-hidden>
              {index + 1}/{images.length}
            </span>
          ) : null}
        </button>
      ))}
    </section>
  );
}
