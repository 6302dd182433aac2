/** What is used of gifenc, which has no types of its own. Its exports come as properties of the default one in Node. */
declare module 'gifenc' {
  export type Palette = number[][];

  export interface FrameOptions {
    /** Red, green and blue of each colour. */
    readonly palette: Palette;
    /** In milliseconds, to the nearest ten. */
    readonly delay: number;
    /** Whether the first colour leaves what was there before. */
    readonly transparent?: boolean;
    /** 1: what is shown stays below the next frame. */
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytesView(): Uint8Array;
  }

  export interface Gifenc {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8ClampedArray, maxColors: number): Palette;
    applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  }

  const exports: Gifenc;
  export default exports;
}
