// The font of all text, which every document asks for before its styles do.

/** As `document.fonts` takes it. */
export const FONT = '16px "Schibsted Grotesk"';
export const FONT_PRELOAD =
  '<link rel="preload" href="/fonts/schibsted-grotesk.woff2" as="font" type="font/woff2" crossorigin>';
