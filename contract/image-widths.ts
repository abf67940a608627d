// The fixed image widths (DA-09): a page requests them with `?width=`, the server makes no others.

/** In device pixels, ascending. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
