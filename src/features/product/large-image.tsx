// The product's images as large as the window (LARGE_PRODUCT_IMAGE): swiped or stepped through, each in two sizes.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ProductColor } from '#contract/product.ts';
import { GALLERY_SIZES } from '#src/features/product/gallery.tsx';
import styles from '#src/features/product/large-image.module.css';
import { useTexts } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { LATE_ICONS } from '#src/ui/late-icons.ts';
import { Picture } from '#src/ui/image.tsx';
import { Modal } from '#src/ui/modal.tsx';

interface LargeImageProps {
  readonly images: ProductColor['images'];
  readonly name: string;
  /** Index of the first image to show. */
  readonly startIndex: number;
  readonly onClose: () => void;
}

export function LargeImage({ images, name, startIndex, onClose }: LargeImageProps) {
  const { product: texts } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(startIndex);
  const [isZoomed, setZoomed] = useState(false);
  /** Where the strip is on its way to by `show`: pictures that it passes are not the current one. */
  const target = useRef<number | null>(null);
  useInitialScroll(strip, startIndex);
  useCentred(strip, current, isZoomed);

  function show(index: number) {
    const next = (index + images.length) % images.length;
    setZoomed(false);
    setCurrent(next);
    target.current = next;
    strip.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }
  /** Where the shopper has moved the strip, the picture that it shows is the current one. */
  function follow(element: HTMLElement) {
    const shown = indexAt(element);
    if (shown === target.current) target.current = null;
    if (target.current === null && !isZoomed) setCurrent(shown);
  }
  /** The shopper takes the strip over, wherever it was on its way to. */
  function takeOver() {
    target.current = null;
  }
  const nameOf = (index: number) => texts.imageOf(name, index + 1, images.length);
  const controls = (
    <div className={styles['controls']}>
      {images.length < 2 ? null : (
        <Button kind="icon" aria-label={texts.previousImage} onClick={() => show(current - 1)}>
          <Icon name="left" />
        </Button>
      )}
      <div className={styles['thumbnails']}>
        {images.map((image, index) => (
          <button
            key={image.url}
            type="button"
            className={styles['thumbnail']}
            aria-label={nameOf(index)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            <Picture src={image.url} alt="" sizes="44px" tint={image.tint} />
          </button>
        ))}
      </div>
      <Button
        kind="icon"
        aria-label={isZoomed ? texts.zoomOut : texts.zoomIn}
        onClick={() => setZoomed(!isZoomed)}
      >
        <Icon path={LATE_ICONS[isZoomed ? 'minus' : 'plus']} />
      </Button>
      {images.length < 2 ? null : (
        <Button kind="icon" aria-label={texts.nextImage} onClick={() => show(current + 1)}>
          <Icon name="right" />
        </Button>
      )}
    </div>
  );
  return (
    <Modal title={name} placement="full" footer={controls} onClose={onClose}>
      {/* Its listeners only learn that the shopper scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={strip}
        className={styles['strip']}
        data-zoomed={isZoomed || undefined}
        role="group"
        aria-label={texts.images}
        // It scrolls by arrow keys, so it has to be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // The end of an earlier move may be told during a later one, so it ends nothing.
        onScroll={({ currentTarget }) => follow(currentTarget)}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={takeOver}
      >
        {images.map((image, index) => (
          <div key={image.url} className={styles['picture']}>
            <div className={styles['sheet']}>
              {/* The one that the page has already, until the large one is there. */}
              <Picture
                src={image.url}
                alt=""
                sizes={GALLERY_SIZES}
                tint="transparent"
                eager={index === startIndex}
              />
              <Picture
                src={image.url}
                alt={nameOf(index)}
                sizes={isZoomed && index === current ? '200vw' : '100vw'}
                tint="transparent"
              />
            </div>
          </div>
        ))}
      </div>
    </Modal>
  );
}

function indexAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}

function useInitialScroll(strip: RefObject<HTMLElement | null>, index: number): void {
  useLayoutEffect(() => {
    strip.current?.children[index]?.scrollIntoView({
      block: 'nearest',
      inline: 'start',
      behavior: 'instant',
    });
  }, [strip, index]);
}

/** A picture that is zoomed shows its middle first. */
function useCentred(strip: RefObject<HTMLElement | null>, index: number, isZoomed: boolean): void {
  useLayoutEffect(() => {
    const picture = strip.current?.children[index];
    if (!isZoomed || picture === undefined) return;
    picture.scrollTo({
      left: (picture.scrollWidth - picture.clientWidth) / 2,
      top: (picture.scrollHeight - picture.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [strip, index, isZoomed]);
}
