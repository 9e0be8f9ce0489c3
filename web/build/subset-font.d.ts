declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep by their tags; all where none are given. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  /** The font with the characters of `text` only. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
