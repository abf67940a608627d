// A responsive picture on its ground colour: right width, no jump, and a failed one is said but still there (GR-07).
import type { SyntheticEvent } from 'react';
import { IMAGE_WIDTHS } from '#contract/image-widths.ts';
import { warn } from '#src/platform/log.ts';
import styles from '#src/ui/image.module.css';

interface PictureProps {
  /** Base address without a width. */
  readonly src: string;
  /** Empty for a picture that says nothing beyond the text beside it. */
  readonly alt: string;
  /** As in <img sizes>. */
  readonly sizes: string;
  /** Ground colour shown until the picture is there: #rrggbb. */
  readonly tint: string;
  /** Width by height; the box keeps it before the picture loads. */
  readonly ratio?: '4 / 5' | '3 / 2' | '16 / 9' | '1 / 1';
  /** In the first view: fetched at once and before others. */
  readonly eager?: boolean;
  /** Not needed at first sight: fetched after what is. */
  readonly lowPriority?: boolean;
  /** For a shared view transition with the same name on the next page. */
  readonly transitionName?: string;
}

export function Picture({
  src,
  alt,
  sizes,
  tint,
  ratio = '4 / 5',
  eager,
  lowPriority: late,
  transitionName,
}: PictureProps) {
  const [across = 4, down = 5] = ratio.split(' / ').map(Number);
  return (
    <img
      className={styles['picture']}
      data-part="picture"
      src={imageUrl(src, 640)}
      srcSet={IMAGE_WIDTHS.map((width) => `${imageUrl(src, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={across * 200}
      height={down * 200}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : late ? 'low' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      style={{
        backgroundColor: tint,
        // A property of our own, so that the place a picture stands in may set another shape.
        ['--picture-ratio' as string]: ratio,
        ...(transitionName === undefined ? {} : { viewTransitionName: transitionName }),
      }}
      onError={warnOfFailure}
    />
  );
}

/** The address of one width of a picture. */
export function imageUrl(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}width=${width}`;
}

function warnOfFailure(event: SyntheticEvent<HTMLImageElement>) {
  warn('image failed to decode', { src: event.currentTarget.currentSrc });
}
