/** The used part of subset-font; its published types lack half of it. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noHinting: boolean;
    preserveNameIds: number[];
    /** OpenType features that stay. */
    keepFeatures: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
