// The part of subset-font that bench/font.ts uses; the package ships no types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, { min: number; max: number; default: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
