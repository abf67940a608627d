// The pictures as large as the window (LARGE_PRODUCT_IMAGE), one after the other by swipe, arrow keys of the scroller, or scroll.
import { useLayoutEffect, useRef } from 'react';
import type { ProductColor } from '#contract/product.ts';
import styles from '#src/features/product/large-image.module.css';
import { useTexts } from '#src/services/services.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Modal } from '#src/ui/modal.tsx';

interface LargeImageProps {
  readonly images: ProductColor['images'];
  readonly name: string;
  /** The picture to begin with, from 0. */
  readonly startAt: number;
  readonly onClose: () => void;
}

export function LargeImage({ images, name, startAt, onClose }: LargeImageProps) {
  const texts = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  useStartAt(strip, startAt);
  return (
    <Modal title={name} placement="full" onClose={onClose}>
      <div
        ref={strip}
        className={styles['strip']}
        role="group"
        aria-label={texts.product.images}
        // Scrolls by the arrow keys, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {images.map((image, at) => (
          <div key={image.url} className={styles['picture']}>
            <Picture
              src={image.url}
              alt={texts.product.imageOf(name, at + 1, images.length)}
              sizes="100vw"
              tint={image.tint}
              eager={at === startAt}
            />
          </div>
        ))}
      </div>
    </Modal>
  );
}

function useStartAt(strip: { readonly current: HTMLElement | null }, at: number): void {
  useLayoutEffect(() => {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [strip, at]);
}
