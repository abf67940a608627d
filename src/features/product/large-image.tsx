// The product's images as large as the window (LARGE_PRODUCT_IMAGE), in a strip that scrolls by swipe, wheel and arrow keys.
import { useLayoutEffect, useRef } from 'react';
import type { ProductColor } from '#contract/product.ts';
import styles from '#src/features/product/large-image.module.css';
import { useTexts } from '#src/services/services.tsx';
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
  const texts = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  useInitialScroll(strip, startIndex);
  return (
    <Modal title={name} placement="full" onClose={onClose}>
      <div
        ref={strip}
        className={styles['strip']}
        role="group"
        aria-label={texts.product.images}
        // It scrolls by arrow keys, so it has to be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {images.map((image, index) => (
          <div key={image.url} className={styles['picture']}>
            <Picture
              src={image.url}
              alt={texts.product.imageOf(name, index + 1, images.length)}
              sizes="100vw"
              tint={image.tint}
              eager={index === startIndex}
            />
          </div>
        ))}
      </div>
    </Modal>
  );
}

function useInitialScroll(strip: { readonly current: HTMLElement | null }, index: number): void {
  useLayoutEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [strip, index]);
}
