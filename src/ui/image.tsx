// A responsive image over its tint: the right width, no layout shift, and a warning when it fails to load (GR-07).
import type { SyntheticEvent } from 'react';
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/image-widths.ts';
import { warn } from '#src/platform/log.ts';
import styles from '#src/ui/image.module.css';

interface PictureProps {
  /** URL without a width. */
  readonly src: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** As in <img sizes>. */
  readonly sizes: string;
  /** Those offered, where not all are of use. */
  readonly widths?: readonly ImageWidth[];
  /** Background colour until the image has loaded: #rrggbb; absent where what is around it has one. */
  readonly tint?: string;
  /** Width by height, reserved before the image loads; by default 4 / 5. */
  readonly ratio?: '3 / 2' | '16 / 9' | '1 / 1';
  /** Visible without scrolling: loaded at once and with high priority. */
  readonly eager?: boolean;
  /** Its container gives it the styles of a picture: a page with many of them need not name these in each. */
  readonly isStyledByContainer?: boolean;
  /** Name of a view transition shared with the next page. */
  readonly transitionName?: string;
}

export function Picture({
  src,
  alt,
  sizes,
  widths = IMAGE_WIDTHS,
  tint,
  ratio,
  eager,
  isStyledByContainer = false,
  transitionName,
}: PictureProps) {
  return (
    <img
      className={isStyledByContainer ? undefined : styles['picture']}
      src={imageUrl(src, 640)}
      srcSet={widths.map((width) => `${imageUrl(src, width)} ${width}w`).join()}
      sizes={sizes}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : undefined}
      style={{
        backgroundColor: tint,
        // A custom property, so that a container may override the ratio.
        ['--picture-ratio' as string]: ratio,
        viewTransitionName: transitionName,
      }}
      onError={warnOfFailure}
    />
  );
}

/** The URL of an image in one width. */
export function imageUrl(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}width=${width}`;
}

function warnOfFailure(event: SyntheticEvent<HTMLImageElement>) {
  warn('image failed to decode', { src: event.currentTarget.currentSrc });
}
