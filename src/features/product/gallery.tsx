// The product's pictures: a calm column of two on wide windows, swiped one by one on phones; each can be enlarged.
import type { ProductColor } from '#contract/product.ts';
import styles from '#src/features/product/gallery.module.css';
import { useTexts } from '#src/services/services.tsx';
import { Picture } from '#src/ui/image.tsx';

interface GalleryProps {
  readonly images: ProductColor['images'];
  /** Product and colour, as one name. */
  readonly name: string;
  /** `at` is the picture's place, from 0. */
  readonly onEnlarge: (at: number) => void;
}

export function Gallery({ images, name, onEnlarge }: GalleryProps) {
  const texts = useTexts();
  return (
    <section className={styles['gallery']} data-part="gallery" aria-label={texts.product.images}>
      {images.map((image, at) => (
        <button
          key={image.url}
          type="button"
          className={styles['picture']}
          style={{ backgroundColor: image.tint }}
          onClick={() => onEnlarge(at)}
        >
          <Picture
            src={image.url}
            alt={texts.product.imageOf(name, at + 1, images.length)}
            sizes="(min-width: 1024px) 33vw, 88vw"
            tint={image.tint}
            eager={at === 0}
          />
        </button>
      ))}
    </section>
  );
}
