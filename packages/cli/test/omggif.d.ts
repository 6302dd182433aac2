/** What is used of omggif, which has no types of its own. */
declare module 'omggif' {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    loopCount(): number | null;
    /** The delay is in hundredths of a second. */
    frameInfo(frame: number): { readonly delay: number };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8ClampedArray): void;
  }
}
